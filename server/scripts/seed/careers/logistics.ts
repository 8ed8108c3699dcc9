import type { CareerRow } from './career.ts';

const transport = 'logistik_transport_verkehr' as const;

export const logistics: readonly CareerRow[] = [
  {
    field: 'logistik_supply_chain',
    branches: [transport, 'handel_konsumgueter_ecommerce'],
    salary: { min: 32, max: 43 },
    homeOffice: 'none',
    titles:
      'Berufskraftfahrer*in, Lkw-Fahrer*in, Kraftfahrer*in CE, Fernfahrer*in, Auslieferungsfahrer*in',
    unwanted: 'Busfahrer*in, Paketzusteller*in',
  },
  {
    field: 'logistik_supply_chain',
    branches: [transport, 'handel_konsumgueter_ecommerce', 'automobilindustrie'],
    salary: { min: 28, max: 38 },
    homeOffice: 'none',
    titles:
      'Fachkraft für Lagerlogistik, Lagerist*in, Staplerfahrer*in, Fachlagerist*in, Kommissionierer*in, Lagermitarbeiter*in',
    unwanted: 'Paketzusteller*in',
  },
  {
    field: 'logistik_supply_chain',
    branches: [transport],
    salary: { min: 36, max: 52 },
    homeOffice: 'some',
    titles:
      'Disponent*in, Speditionskaufmann|Speditionskauffrau, Speditionssachbearbeiter*in, Kaufmann für Spedition und Logistikdienstleistung|Kauffrau für Spedition und Logistikdienstleistung, Transportdisponent*in',
    unwanted: 'Lkw-Fahrer*in',
  },
  {
    field: 'logistik_supply_chain',
    branches: [transport, 'automobilindustrie', 'handel_konsumgueter_ecommerce'],
    salary: { min: 54, max: 84 },
    homeOffice: 'some',
    titles:
      'Supply Chain Manager*in, Logistikmanager*in, Supply Chain Planner, Logistikplaner*in, Referent*in Logistik',
    unwanted: 'Lagerist*in',
  },
  {
    field: 'logistik_supply_chain',
    branches: [transport, 'oeffentlicher_dienst_verwaltung_verbaende'],
    salary: { min: 33, max: 44 },
    homeOffice: 'none',
    titles: 'Busfahrer*in, Straßenbahnfahrer*in, Fachkraft im Fahrbetrieb, Linienbusfahrer*in',
    unwanted: 'Lkw-Fahrer*in',
  },
  {
    field: 'logistik_supply_chain',
    branches: [transport],
    salary: { min: 38, max: 52 },
    homeOffice: 'none',
    titles:
      'Lokführer*in, Triebfahrzeugführer*in, Eisenbahner*in im Betriebsdienst, Fahrdienstleiter*in',
    unwanted: 'Zugbegleiter*in',
  },
  {
    field: 'logistik_supply_chain',
    branches: [transport],
    salary: { min: 28, max: 36 },
    homeOffice: 'none',
    titles: 'Paketzusteller*in, Briefzusteller*in, Kurierfahrer*in, Fahrer*in, Postbote|Postbotin',
    unwanted: 'Lagerhelfer*in',
  },
  {
    field: 'management_fuehrung',
    branches: [transport, 'handel_konsumgueter_ecommerce'],
    salary: { min: 48, max: 78 },
    homeOffice: 'none',
    titles: 'Lagerleiter*in, Logistikleiter*in, Leiter*in Logistik, Teamleiter*in Lager',
    unwanted: 'Staplerfahrer*in',
  },
  {
    field: 'einkauf_beschaffung',
    branches: [
      'maschinen_anlagenbau',
      'handel_konsumgueter_ecommerce',
      'elektrotechnik_elektronik_optik',
    ],
    salary: { min: 42, max: 62 },
    homeOffice: 'some',
    titles:
      'Einkäufer*in, Operativer Einkäufer|Operative Einkäuferin, Sachbearbeiter*in Einkauf, Mitarbeiter*in Einkauf, Technischer Einkäufer|Technische Einkäuferin',
    unwanted: 'Verkäufer*in',
  },
  {
    field: 'einkauf_beschaffung',
    branches: ['automobilindustrie', 'chemie_pharma_biotech', 'luft_raumfahrt'],
    salary: { min: 58, max: 92 },
    homeOffice: 'some',
    titles:
      'Strategischer Einkäufer|Strategische Einkäuferin, Einkaufsleiter*in, Category Manager Einkauf, Lead Buyer, Projekteinkäufer*in',
    unwanted: 'Sachbearbeiter*in Einkauf',
  },
];
