import type { CareerRow } from './career.ts';

export const engineering: readonly CareerRow[] = [
  {
    field: 'ingenieurwesen_technik',
    branches: ['maschinen_anlagenbau', 'automobilindustrie', 'metallerzeugung_verarbeitung'],
    salary: { min: 50, max: 80 },
    homeOffice: 'some',
    titles:
      'Konstrukteur*in, Maschinenbauingenieur*in, Entwicklungsingenieur*in Maschinenbau, Konstruktionsingenieur*in, Mechanical Engineer',
    unwanted: 'Technischer Zeichner|Technische Zeichnerin, Servicetechniker*in',
  },
  {
    field: 'ingenieurwesen_technik',
    branches: ['elektrotechnik_elektronik_optik', 'energie_wasser_umwelt_erneuerbare'],
    salary: { min: 52, max: 82 },
    homeOffice: 'some',
    titles:
      'Elektroingenieur*in, Hardware-Entwickler*in, Entwicklungsingenieur*in Elektronik, Electrical Engineer, Elektroplaner*in',
    unwanted: 'Elektroinstallateur*in',
  },
  {
    field: 'ingenieurwesen_technik',
    branches: ['maschinen_anlagenbau', 'automobilindustrie', 'nahrungsmittel_getraenke'],
    salary: { min: 48, max: 76 },
    homeOffice: 'some',
    titles:
      'Automatisierungstechniker*in, SPS-Programmierer*in, Automatisierungsingenieur*in, Inbetriebnahmeingenieur*in, Robotikingenieur*in',
    unwanted: 'Maschinenbediener*in',
  },
  {
    field: 'ingenieurwesen_technik',
    branches: ['baugewerbe_architektur_immobilien', 'oeffentlicher_dienst_verwaltung_verbaende'],
    salary: { min: 48, max: 76 },
    homeOffice: 'some',
    titles:
      'Bauingenieur*in, Tragwerksplaner*in, Statiker*in, Planungsingenieur*in Tiefbau, Civil Engineer',
    unwanted: 'Immobilienmakler*in',
  },
  {
    field: 'ingenieurwesen_technik',
    branches: ['baugewerbe_architektur_immobilien'],
    salary: { min: 42, max: 66 },
    homeOffice: 'some',
    titles:
      'Architekt*in, Innenarchitekt*in, Entwurfsarchitekt*in, Stadtplaner*in, Landschaftsarchitekt*in',
    unwanted: 'Bauzeichner*in',
  },
  {
    field: 'projektmanagement',
    branches: ['baugewerbe_architektur_immobilien', 'energie_wasser_umwelt_erneuerbare'],
    salary: { min: 52, max: 84 },
    homeOffice: 'none',
    titles: 'Bauleiter*in, Projektleiter*in Bau, Oberbauleiter*in, Bauprojektleiter*in, Polier*in',
    unwanted: 'Bauzeichner*in',
  },
  {
    field: 'forschung_entwicklung',
    branches: ['automobilindustrie'],
    salary: { min: 56, max: 90 },
    homeOffice: 'some',
    titles:
      'Entwicklungsingenieur*in Fahrzeugtechnik, Versuchsingenieur*in, Berechnungsingenieur*in, Entwicklungsingenieur*in Elektromobilität, Systemingenieur*in',
    unwanted: 'Kfz-Mechatroniker*in',
  },
  {
    field: 'ingenieurwesen_technik',
    branches: ['luft_raumfahrt'],
    salary: { min: 56, max: 92 },
    homeOffice: 'some',
    titles:
      'Luft- und Raumfahrtingenieur*in, Aerospace Engineer, Systemingenieur*in Luftfahrt, Strukturmechaniker*in, Berechnungsingenieur*in',
    unwanted: 'Vertriebsingenieur*in',
  },
  {
    field: 'handwerk_technische_berufe',
    branches: ['luft_raumfahrt'],
    salary: { min: 38, max: 58 },
    homeOffice: 'none',
    titles:
      'Fluggerätmechaniker*in, Flugzeugmechaniker*in, Fluggerätelektroniker*in, Luftfahrttechniker*in',
    unwanted: 'Lagerist*in',
  },
  {
    field: 'ingenieurwesen_technik',
    branches: ['energie_wasser_umwelt_erneuerbare'],
    salary: { min: 50, max: 80 },
    homeOffice: 'some',
    titles:
      'Umweltingenieur*in, Projektingenieur*in Windenergie, Energieingenieur*in, Projektmanager*in Erneuerbare Energien, Planungsingenieur*in Photovoltaik',
    unwanted: 'Solarmonteur*in',
  },
  {
    field: 'ingenieurwesen_technik',
    branches: ['chemie_pharma_biotech', 'nahrungsmittel_getraenke', 'holz_moebel_papier'],
    salary: { min: 54, max: 86 },
    homeOffice: 'some',
    titles:
      'Verfahrensingenieur*in, Prozessingenieur*in, Chemieingenieur*in, Process Engineer, Betriebsingenieur*in',
    unwanted: 'Chemielaborant*in',
  },
  {
    field: 'qualitaetsmanagement',
    branches: ['automobilindustrie', 'maschinen_anlagenbau', 'metallerzeugung_verarbeitung'],
    salary: { min: 48, max: 74 },
    homeOffice: 'some',
    titles:
      'Qualitätsingenieur*in, Quality Engineer, Qualitätsmanager*in, Lieferantenentwickler*in, Qualitätsmanagementbeauftragte*r',
    unwanted: 'Qualitätsprüfer*in',
  },
  {
    field: 'qualitaetsmanagement',
    branches: ['nahrungsmittel_getraenke', 'chemie_pharma_biotech'],
    salary: { min: 42, max: 66 },
    homeOffice: 'some',
    titles:
      'Qualitätsmanager*in Lebensmittel, Mitarbeiter*in Qualitätssicherung, Leiter*in Qualitätssicherung, Qualitätsmanager*in, Lebensmitteltechnologe|Lebensmitteltechnologin',
    unwanted: 'Produktionshelfer*in',
  },
  {
    field: 'handwerk_technische_berufe',
    branches: ['baugewerbe_architektur_immobilien', 'maschinen_anlagenbau'],
    salary: { min: 34, max: 50 },
    homeOffice: 'some',
    titles:
      'Bauzeichner*in, Technischer Zeichner|Technische Zeichnerin, Technischer Systemplaner|Technische Systemplanerin, Technischer Produktdesigner|Technische Produktdesignerin, CAD-Konstrukteur*in',
    unwanted: 'Bauleiter*in',
  },
  {
    field: 'handwerk_technische_berufe',
    branches: ['oeffentlicher_dienst_verwaltung_verbaende', 'baugewerbe_architektur_immobilien'],
    salary: { min: 38, max: 58 },
    homeOffice: 'some',
    titles: 'Vermessungstechniker*in, Geomatiker*in, Vermessungsingenieur*in, GIS-Spezialist*in',
    unwanted: 'Bauzeichner*in',
  },
  {
    field: 'vertrieb_verkauf',
    branches: ['maschinen_anlagenbau', 'elektrotechnik_elektronik_optik'],
    salary: { min: 58, max: 96 },
    homeOffice: 'some',
    titles:
      'Vertriebsingenieur*in, Technischer Vertriebsmitarbeiter|Technische Vertriebsmitarbeiterin, Sales Engineer, Technical Sales Manager, Applikationsingenieur*in',
    unwanted: 'Callcenter-Agent, Konstrukteur*in',
  },
  {
    field: 'projektmanagement',
    branches: ['maschinen_anlagenbau', 'elektrotechnik_elektronik_optik', 'luft_raumfahrt'],
    salary: { min: 56, max: 90 },
    homeOffice: 'some',
    titles:
      'Projektingenieur*in, Technischer Projektleiter|Technische Projektleiterin, Projektleiter*in Anlagenbau, Projektmanager*in',
    unwanted: 'IT-Projektleiter*in',
  },
];
