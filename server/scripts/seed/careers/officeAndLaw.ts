import type { CareerRow } from './career.ts';

const publicService = 'oeffentlicher_dienst_verwaltung_verbaende' as const;
const consulting = 'unternehmensberatung_consulting' as const;

export const officeAndLaw: readonly CareerRow[] = [
  {
    field: 'verwaltung_administration_buero',
    branches: [
      'handel_konsumgueter_ecommerce',
      'baugewerbe_architektur_immobilien',
      'maschinen_anlagenbau',
    ],
    salary: { min: 32, max: 45 },
    homeOffice: 'some',
    titles:
      'Kaufmann für Büromanagement|Kauffrau für Büromanagement, Bürokaufmann|Bürokauffrau, Bürokraft, Kaufmännischer Mitarbeiter|Kaufmännische Mitarbeiterin, Sachbearbeiter*in',
    unwanted: 'Callcenter-Agent, Buchhalter*in',
  },
  {
    field: 'verwaltung_administration_buero',
    branches: [consulting, 'banken_finanzdienstleistungen', 'chemie_pharma_biotech'],
    salary: { min: 38, max: 58 },
    homeOffice: 'some',
    titles:
      'Assistent*in der Geschäftsführung, Teamassistent*in, Vorstandsassistent*in, Office Manager*in, Sekretär*in',
    unwanted: 'Empfangsmitarbeiter*in',
  },
  {
    field: 'verwaltung_administration_buero',
    branches: [publicService],
    salary: { min: 36, max: 50 },
    homeOffice: 'some',
    titles:
      'Verwaltungsfachangestellte*r, Sachbearbeiter*in Verwaltung, Verwaltungswirt*in, Sachbearbeiter*in Bürgeramt, Verwaltungsfachwirt*in',
    unwanted: 'Buchhalter*in',
  },
  {
    field: 'verwaltung_administration_buero',
    branches: [publicService],
    salary: { min: 46, max: 66 },
    homeOffice: 'some',
    titles:
      'Referent*in, Verbandsreferent*in, Referent*in Grundsatzfragen, Projektreferent*in, Fördermittelmanager*in',
    unwanted: 'Teamassistent*in',
  },
  {
    field: 'verwaltung_administration_buero',
    branches: ['tourismus_gastgewerbe_freizeit', 'gesundheitswesen_sozialwesen', consulting],
    salary: { min: 28, max: 38 },
    homeOffice: 'none',
    titles:
      'Empfangsmitarbeiter*in, Rezeptionist*in, Empfangskraft, Mitarbeiter*in Empfang und Telefonzentrale',
    unwanted: 'Callcenter-Agent',
  },
  {
    field: 'finanzen_rechnungswesen',
    branches: [consulting, 'handel_konsumgueter_ecommerce', 'maschinen_anlagenbau'],
    salary: { min: 38, max: 54 },
    homeOffice: 'some',
    titles:
      'Buchhalter*in, Finanzbuchhalter*in, Kreditorenbuchhalter*in, Debitorenbuchhalter*in, Sachbearbeiter*in Buchhaltung',
    unwanted: 'Lohnbuchhalter*in, Steuerfachangestellte*r',
  },
  {
    field: 'finanzen_rechnungswesen',
    branches: [
      'energie_wasser_umwelt_erneuerbare',
      'chemie_pharma_biotech',
      'baugewerbe_architektur_immobilien',
    ],
    salary: { min: 52, max: 76 },
    homeOffice: 'some',
    titles:
      'Bilanzbuchhalter*in, Leiter*in Buchhaltung, Konzernbuchhalter*in, Leiter*in Rechnungswesen, Hauptbuchhalter*in',
    unwanted: 'Kreditorenbuchhalter*in',
  },
  {
    field: 'finanzen_rechnungswesen',
    branches: ['automobilindustrie', 'chemie_pharma_biotech', 'logistik_transport_verkehr'],
    salary: { min: 52, max: 84 },
    homeOffice: 'some',
    titles:
      'Controller*in, Finanzcontroller*in, Business Controller*in, Referent*in Controlling, Vertriebscontroller*in',
    unwanted: 'Buchhalter*in',
  },
  {
    field: 'finanzen_rechnungswesen',
    branches: [consulting],
    salary: { min: 36, max: 54 },
    homeOffice: 'some',
    titles:
      'Steuerfachangestellte*r, Steuerfachwirt*in, Steuerassistent*in, Mitarbeiter*in Steuerkanzlei, Steuersachbearbeiter*in',
    unwanted: 'Bankkaufmann|Bankkauffrau',
  },
  {
    field: 'finanzen_rechnungswesen',
    branches: [consulting],
    salary: { min: 58, max: 98 },
    homeOffice: 'some',
    titles:
      'Wirtschaftsprüfer*in, Steuerberater*in, Prüfungsassistent*in, Audit Manager, Tax Consultant',
    unwanted: 'Buchhalter*in',
  },
  {
    field: 'finanzen_rechnungswesen',
    branches: ['banken_finanzdienstleistungen'],
    salary: { min: 42, max: 64 },
    homeOffice: 'some',
    titles:
      'Bankkaufmann|Bankkauffrau, Privatkundenberater*in, Kundenberater*in Bank, Firmenkundenberater*in, Kreditsachbearbeiter*in',
    unwanted: 'Versicherungsvertreter*in',
  },
  {
    field: 'finanzen_rechnungswesen',
    branches: ['banken_finanzdienstleistungen'],
    salary: { min: 62, max: 105 },
    homeOffice: 'some',
    titles:
      'Risikomanager*in, Kreditanalyst*in, Portfoliomanager*in, Risikocontroller*in, Treasury-Manager*in',
    unwanted: 'Kundenberater*in Bank',
  },
  {
    field: 'kundenservice_support_beratung',
    branches: ['versicherungen'],
    salary: { min: 40, max: 60 },
    homeOffice: 'most',
    titles:
      'Versicherungskaufmann|Versicherungskauffrau, Schadensachbearbeiter*in, Versicherungssachbearbeiter*in, Kundenberater*in Versicherung, Versicherungsfachwirt*in',
    unwanted: 'Versicherungsvertreter*in',
  },
  {
    field: 'finanzen_rechnungswesen',
    branches: ['versicherungen'],
    salary: { min: 62, max: 100 },
    homeOffice: 'most',
    titles:
      'Aktuar*in, Versicherungsmathematiker*in, Underwriter*in, Finanzmathematiker*in, Risikoprüfer*in Versicherung',
    unwanted: 'Schadensachbearbeiter*in',
  },
  {
    field: 'recht_jura',
    branches: [consulting, 'banken_finanzdienstleistungen', 'versicherungen'],
    salary: { min: 62, max: 110 },
    homeOffice: 'some',
    titles:
      'Rechtsanwalt|Rechtsanwältin, Syndikusrechtsanwalt|Syndikusrechtsanwältin, Jurist*in, Volljurist*in, Unternehmensjurist*in',
    unwanted: 'Insolvenzverwalter*in',
  },
  {
    field: 'recht_jura',
    branches: [consulting, publicService],
    salary: { min: 34, max: 48 },
    homeOffice: 'some',
    titles:
      'Rechtsanwaltsfachangestellte*r, Notarfachangestellte*r, Rechtsfachwirt*in, Justizfachangestellte*r, Paralegal',
    unwanted: 'Empfangsmitarbeiter*in',
  },
  {
    field: 'recht_jura',
    branches: [
      'banken_finanzdienstleistungen',
      'it_software_internet_telekommunikation',
      'chemie_pharma_biotech',
    ],
    salary: { min: 56, max: 90 },
    homeOffice: 'most',
    titles:
      'Compliance-Manager*in, Datenschutzbeauftragte*r, Referent*in Datenschutz, Geldwäschebeauftragte*r, Vertragsmanager*in',
    unwanted: 'Rechtsanwaltsfachangestellte*r',
  },
  {
    field: 'personalwesen_hr',
    branches: [
      'maschinen_anlagenbau',
      'gesundheitswesen_sozialwesen',
      'handel_konsumgueter_ecommerce',
    ],
    salary: { min: 46, max: 74 },
    homeOffice: 'some',
    titles:
      'Personalreferent*in, HR Business Partner, HR Manager*in, Personalsachbearbeiter*in, HR Generalist*in',
    unwanted: 'Lohnbuchhalter*in',
  },
  {
    field: 'personalwesen_hr',
    branches: ['personalberatung_vermittlung'],
    salary: { min: 40, max: 68 },
    homeOffice: 'some',
    titles:
      'Recruiter*in, Personalberater*in, Personaldisponent*in, Talent Acquisition Manager, Personalvermittler*in',
    unwanted: 'Callcenter-Agent',
  },
  {
    field: 'personalwesen_hr',
    branches: [consulting, 'personalberatung_vermittlung', publicService],
    salary: { min: 40, max: 58 },
    homeOffice: 'some',
    titles:
      'Lohnbuchhalter*in, Entgeltabrechner*in, Payroll Specialist, Lohn- und Gehaltsbuchhalter*in',
    unwanted: 'Finanzbuchhalter*in',
  },
  {
    field: 'consulting_unternehmensberatung',
    branches: [consulting],
    salary: { min: 58, max: 110 },
    homeOffice: 'some',
    titles:
      'Unternehmensberater*in, Management Consultant, Strategieberater*in, Senior Consultant, Organisationsberater*in',
    unwanted: 'Versicherungsvertreter*in',
  },
  {
    field: 'management_fuehrung',
    branches: [
      'maschinen_anlagenbau',
      'gesundheitswesen_sozialwesen',
      'metallerzeugung_verarbeitung',
    ],
    salary: { min: 110, max: 190 },
    homeOffice: 'some',
    titles:
      'Geschäftsführer*in, Kaufmännischer Leiter|Kaufmännische Leiterin, Niederlassungsleiter*in, Betriebsleiter*in, CFO',
    unwanted: 'Vertriebsmitarbeiter*in Außendienst',
  },
];
