import type { CareerRow } from './career.ts';

const software = 'it_software_internet_telekommunikation' as const;

export const informationTechnology: readonly CareerRow[] = [
  {
    field: 'it_softwareentwicklung',
    branches: [software, 'banken_finanzdienstleistungen', 'handel_konsumgueter_ecommerce'],
    salary: { min: 50, max: 88 },
    homeOffice: 'most',
    titles:
      'Backend-Entwickler*in, Softwareentwickler*in, Java-Entwickler*in, Backend Developer, Software Engineer, Python-Entwickler*in',
    unwanted: 'PHP-Entwickler*in, SAP-Entwickler*in, Softwaretester*in',
  },
  {
    field: 'it_softwareentwicklung',
    branches: [software, 'medien_verlag_druck_event', 'handel_konsumgueter_ecommerce'],
    salary: { min: 45, max: 78 },
    homeOffice: 'most',
    titles:
      'Frontend-Entwickler*in, Webentwickler*in, React-Entwickler*in, Frontend Developer, JavaScript-Entwickler*in, UI-Entwickler*in',
    unwanted: 'WordPress-Entwickler*in, IT-Support',
  },
  {
    field: 'it_softwareentwicklung',
    branches: [software, 'versicherungen', 'unternehmensberatung_consulting'],
    salary: { min: 48, max: 85 },
    homeOffice: 'most',
    titles:
      'Full-Stack-Entwickler*in, Fullstack Developer, Webentwickler*in, Softwareentwickler*in, Node.js-Entwickler*in',
    unwanted: 'Systemadministrator*in, IT-Support',
  },
  {
    field: 'it_softwareentwicklung',
    branches: [software, 'automobilindustrie'],
    salary: { min: 48, max: 82 },
    homeOffice: 'most',
    titles:
      'App-Entwickler*in, Android-Entwickler*in, iOS-Entwickler*in, Mobile Developer, Flutter-Entwickler*in',
    unwanted: 'Webentwickler*in',
  },
  {
    field: 'it_softwareentwicklung',
    branches: ['automobilindustrie', 'elektrotechnik_elektronik_optik', 'luft_raumfahrt'],
    salary: { min: 52, max: 85 },
    homeOffice: 'some',
    titles:
      'Embedded-Softwareentwickler*in, Embedded Software Engineer, C++-Entwickler*in, Firmware-Entwickler*in, Softwareentwickler*in Automotive',
    unwanted: 'Webentwickler*in, Softwaretester*in',
  },
  {
    field: 'it_softwareentwicklung',
    branches: [software, 'banken_finanzdienstleistungen', 'versicherungen'],
    salary: { min: 55, max: 92 },
    homeOffice: 'most',
    titles:
      'DevOps Engineer, Site Reliability Engineer, Cloud Engineer, Cloud-Architekt*in, Plattform-Ingenieur*in',
    unwanted: 'IT-Support, Netzwerkadministrator*in',
  },
  {
    field: 'it_softwareentwicklung',
    branches: [
      software,
      'oeffentlicher_dienst_verwaltung_verbaende',
      'gesundheitswesen_sozialwesen',
    ],
    salary: { min: 42, max: 65 },
    homeOffice: 'some',
    titles:
      'Systemadministrator*in, IT-Administrator*in, Fachinformatiker*in Systemintegration, Netzwerkadministrator*in, Linux-Administrator*in',
    unwanted: 'Softwareentwickler*in, Verkäufer*in',
  },
  {
    field: 'kundenservice_support_beratung',
    branches: [software, 'bildung_forschung_wissenschaft', 'maschinen_anlagenbau'],
    salary: { min: 34, max: 50 },
    homeOffice: 'some',
    titles:
      'IT-Support-Mitarbeiter*in, Helpdesk-Mitarbeiter*in, IT-Supporter*in, IT-Servicetechniker*in, Anwendungsbetreuer*in',
    unwanted: 'Callcenter-Agent, Kundenberater*in',
  },
  {
    field: 'it_softwareentwicklung',
    branches: [software, 'chemie_pharma_biotech', 'versicherungen'],
    salary: { min: 55, max: 90 },
    homeOffice: 'most',
    titles:
      'Data Scientist, Machine Learning Engineer, KI-Entwickler*in, Datenanalyst*in, Datenwissenschaftler*in',
    unwanted: 'Controller*in',
  },
  {
    field: 'it_softwareentwicklung',
    branches: [software, 'handel_konsumgueter_ecommerce', 'energie_wasser_umwelt_erneuerbare'],
    salary: { min: 52, max: 84 },
    homeOffice: 'most',
    titles:
      'Data Engineer, BI-Entwickler*in, Datenbankentwickler*in, Business-Intelligence-Entwickler*in, ETL-Entwickler*in, Datenbankadministrator*in',
    unwanted: 'IT-Support',
  },
  {
    field: 'it_softwareentwicklung',
    branches: [software, 'sicherheit_schutz', 'banken_finanzdienstleistungen'],
    salary: { min: 56, max: 95 },
    homeOffice: 'some',
    titles:
      'IT-Sicherheitsexperte|IT-Sicherheitsexpertin, Information Security Specialist, Security Analyst, IT-Security-Berater*in, Informationssicherheitsbeauftragte*r',
    unwanted: 'IT-Support',
  },
  {
    field: 'consulting_unternehmensberatung',
    branches: ['unternehmensberatung_consulting', software, 'chemie_pharma_biotech'],
    salary: { min: 58, max: 98 },
    homeOffice: 'some',
    titles:
      'SAP-Berater*in, SAP Consultant, SAP-Entwickler*in, ABAP-Entwickler*in, SAP-Projektleiter*in',
    unwanted: 'IT-Support, Webentwickler*in',
  },
  {
    field: 'qualitaetsmanagement',
    branches: [software, 'automobilindustrie', 'banken_finanzdienstleistungen'],
    salary: { min: 42, max: 68 },
    homeOffice: 'most',
    titles:
      'Softwaretester*in, QA Engineer, Testmanager*in, Testautomatisierer*in, Testingenieur*in Software',
    unwanted: 'IT-Support',
  },
  {
    field: 'projektmanagement',
    branches: [software, 'versicherungen', 'handel_konsumgueter_ecommerce'],
    salary: { min: 58, max: 95 },
    homeOffice: 'most',
    titles:
      'Product Owner, Scrum Master, Agile Coach, Produktmanager*in Software, Technical Product Owner',
    unwanted: 'Vertriebsleiter*in',
  },
  {
    field: 'projektmanagement',
    branches: [
      software,
      'oeffentlicher_dienst_verwaltung_verbaende',
      'energie_wasser_umwelt_erneuerbare',
    ],
    salary: { min: 58, max: 94 },
    homeOffice: 'some',
    titles:
      'IT-Projektleiter*in, IT-Projektmanager*in, IT Project Manager, Projektleiter*in Digitalisierung',
    unwanted: 'Bauleiter*in',
  },
  {
    field: 'design_kreativbereich',
    branches: [software, 'medien_verlag_druck_event', 'handel_konsumgueter_ecommerce'],
    salary: { min: 42, max: 72 },
    homeOffice: 'most',
    titles:
      'UX Designer*in, UI/UX-Designer*in, Product Designer, UX Researcher, Interaktionsdesigner*in',
    unwanted: 'Mediengestalter*in Print',
  },
  {
    field: 'management_fuehrung',
    branches: [software, 'logistik_transport_verkehr', 'maschinen_anlagenbau'],
    salary: { min: 85, max: 145 },
    homeOffice: 'some',
    titles: 'IT-Leiter*in, Head of IT, Teamleiter*in Softwareentwicklung, Head of Engineering, CTO',
    unwanted: 'Systemadministrator*in',
  },
];
