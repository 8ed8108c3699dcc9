import type { CareerRow } from './career.ts';

export const production: readonly CareerRow[] = [
  {
    field: 'produktion_fertigung_industrie',
    branches: ['maschinen_anlagenbau', 'automobilindustrie', 'metallerzeugung_verarbeitung'],
    salary: { min: 36, max: 52 },
    homeOffice: 'none',
    titles:
      'Industriemechaniker*in, Schlosser*in, Instandhaltungsmechaniker*in, Betriebsschlosser*in, Maschinenschlosser*in',
    unwanted: 'Produktionshelfer*in, Kfz-Mechatroniker*in',
  },
  {
    field: 'produktion_fertigung_industrie',
    branches: ['metallerzeugung_verarbeitung', 'maschinen_anlagenbau'],
    salary: { min: 36, max: 54 },
    homeOffice: 'none',
    titles:
      'Zerspanungsmechaniker*in, CNC-Fräser*in, CNC-Dreher*in, CNC-Programmierer*in, Werkzeugmechaniker*in',
    unwanted: 'Produktionshelfer*in',
  },
  {
    field: 'produktion_fertigung_industrie',
    branches: ['maschinen_anlagenbau', 'elektrotechnik_elektronik_optik', 'automobilindustrie'],
    salary: { min: 38, max: 56 },
    homeOffice: 'none',
    titles:
      'Mechatroniker*in, Servicetechniker*in, Betriebselektriker*in, Industrieelektriker*in, Instandhalter*in',
    unwanted: 'Produktionshelfer*in',
  },
  {
    field: 'management_fuehrung',
    branches: ['automobilindustrie', 'nahrungsmittel_getraenke', 'metallerzeugung_verarbeitung'],
    salary: { min: 58, max: 98 },
    homeOffice: 'none',
    titles:
      'Produktionsleiter*in, Fertigungsleiter*in, Industriemeister*in, Schichtleiter*in, Werkleiter*in',
    unwanted: 'Maschinenbediener*in',
  },
  {
    field: 'produktion_fertigung_industrie',
    branches: ['chemie_pharma_biotech', 'nahrungsmittel_getraenke', 'holz_moebel_papier'],
    salary: { min: 31, max: 44 },
    homeOffice: 'none',
    titles:
      'Maschinen- und Anlagenführer*in, Maschinenbediener*in, Anlagenbediener*in, Maschinenführer*in, Produktionsmitarbeiter*in',
    unwanted: 'Lagerhelfer*in',
  },
  {
    field: 'produktion_fertigung_industrie',
    branches: ['metallerzeugung_verarbeitung', 'baugewerbe_architektur_immobilien'],
    salary: { min: 34, max: 50 },
    homeOffice: 'none',
    titles:
      'Schweißer*in, WIG-Schweißer*in, Metallbauer*in, Konstruktionsmechaniker*in, Rohrleitungsbauer*in',
    unwanted: 'Produktionshelfer*in',
  },
  {
    field: 'produktion_fertigung_industrie',
    branches: ['nahrungsmittel_getraenke'],
    salary: { min: 32, max: 46 },
    homeOffice: 'none',
    titles:
      'Fachkraft für Lebensmitteltechnik, Brauer*in und Mälzer*in, Milchtechnologe|Milchtechnologin, Fleischer*in, Maschinenführer*in Lebensmittel',
    unwanted: 'Lagerhelfer*in',
  },
  {
    field: 'produktion_fertigung_industrie',
    branches: ['textil_bekleidung_lederwaren'],
    salary: { min: 28, max: 42 },
    homeOffice: 'none',
    titles:
      'Maßschneider*in, Änderungsschneider*in, Näher*in, Textil- und Modenäher*in, Schnittmacher*in',
    unwanted: 'Verkäufer*in',
  },
  {
    field: 'design_kreativbereich',
    branches: ['textil_bekleidung_lederwaren', 'handel_konsumgueter_ecommerce'],
    salary: { min: 36, max: 58 },
    homeOffice: 'some',
    titles:
      'Modedesigner*in, Textildesigner*in, Bekleidungstechniker*in, Produktentwickler*in Bekleidung',
    unwanted: 'Verkäufer*in',
  },
  {
    field: 'produktion_fertigung_industrie',
    branches: ['holz_moebel_papier'],
    salary: { min: 32, max: 46 },
    homeOffice: 'none',
    titles:
      'Holzmechaniker*in, Papiertechnologe|Papiertechnologin, Packmitteltechnologe|Packmitteltechnologin, Holzbearbeitungsmechaniker*in',
    unwanted: 'Lagerhelfer*in',
  },
  {
    field: 'produktion_fertigung_industrie',
    branches: ['chemie_pharma_biotech'],
    salary: { min: 40, max: 58 },
    homeOffice: 'none',
    titles: 'Chemikant*in, Pharmakant*in, Produktionsfachkraft Chemie, Chemiebetriebswerker*in',
    unwanted: 'Lagerhelfer*in',
  },
  {
    field: 'produktion_fertigung_industrie',
    branches: ['medien_verlag_druck_event', 'holz_moebel_papier'],
    salary: { min: 32, max: 45 },
    homeOffice: 'none',
    titles:
      'Medientechnologe Druck|Medientechnologin Druck, Offsetdrucker*in, Drucker*in, Buchbinder*in',
    unwanted: 'Produktionshelfer*in',
  },
  {
    field: 'logistik_supply_chain',
    branches: ['automobilindustrie', 'maschinen_anlagenbau'],
    salary: { min: 42, max: 64 },
    homeOffice: 'some',
    titles:
      'Produktionsplaner*in, Fertigungsplaner*in, Arbeitsvorbereiter*in, Materialdisponent*in, Fertigungssteuerer|Fertigungssteuerin',
    unwanted: 'Lagerist*in',
  },
  {
    field: 'sonstiges',
    branches: ['sonstige_branchen', 'metallerzeugung_verarbeitung', 'nahrungsmittel_getraenke'],
    salary: { min: 27, max: 34 },
    homeOffice: 'none',
    titles: 'Produktionshelfer*in, Produktionsmitarbeiter*in, Montagehelfer*in, Verpacker*in',
    unwanted: 'Reinigungskraft',
  },
];
