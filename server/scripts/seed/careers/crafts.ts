import type { CareerRow } from './career.ts';

const building = 'baugewerbe_architektur_immobilien' as const;

export const crafts: readonly CareerRow[] = [
  {
    field: 'handwerk_technische_berufe',
    branches: [building, 'elektrotechnik_elektronik_optik', 'energie_wasser_umwelt_erneuerbare'],
    salary: { min: 34, max: 50 },
    homeOffice: 'none',
    titles:
      'Elektroniker*in für Energie- und Gebäudetechnik, Elektroinstallateur*in, Elektriker*in, Elektroniker*in, Solarteur*in',
    unwanted: 'Produktionshelfer*in',
  },
  {
    field: 'handwerk_technische_berufe',
    branches: [building, 'energie_wasser_umwelt_erneuerbare'],
    salary: { min: 34, max: 50 },
    homeOffice: 'none',
    titles:
      'Anlagenmechaniker*in SHK, Heizungsbauer*in, Sanitärinstallateur*in, Kundendiensttechniker*in Heizung, Klempner*in',
    unwanted: 'Verkäufer*in Baumarkt',
  },
  {
    field: 'handwerk_technische_berufe',
    branches: [building, 'holz_moebel_papier'],
    salary: { min: 31, max: 45 },
    homeOffice: 'none',
    titles: 'Tischler*in, Schreiner*in, Möbeltischler*in, Bautischler*in, Möbelmonteur*in',
    unwanted: 'Lagerhelfer*in',
  },
  {
    field: 'handwerk_technische_berufe',
    branches: [building],
    salary: { min: 30, max: 43 },
    homeOffice: 'none',
    titles:
      'Maler*in und Lackierer*in, Malergeselle|Malergesellin, Lackierer*in, Stuckateur*in, Trockenbauer*in',
    unwanted: 'Reinigungskraft',
  },
  {
    field: 'handwerk_technische_berufe',
    branches: [building],
    salary: { min: 34, max: 50 },
    homeOffice: 'none',
    titles: 'Zimmerer|Zimmerin, Dachdecker*in, Holzbauer*in, Spengler*in, Vorarbeiter*in Holzbau',
    unwanted: 'Verkäufer*in Baumarkt',
  },
  {
    field: 'handwerk_technische_berufe',
    branches: [building],
    salary: { min: 34, max: 49 },
    homeOffice: 'none',
    titles: 'Maurer*in, Betonbauer*in, Hochbaufacharbeiter*in, Straßenbauer*in, Tiefbauer*in',
    unwanted: 'Bauhelfer*in',
  },
  {
    field: 'handwerk_technische_berufe',
    branches: ['automobilindustrie', 'handel_konsumgueter_ecommerce'],
    salary: { min: 32, max: 47 },
    homeOffice: 'none',
    titles:
      'Kfz-Mechatroniker*in, Kfz-Mechaniker*in, Automechaniker*in, Karosseriebauer*in, Kfz-Meister*in',
    unwanted: 'Fahrer*in',
  },
  {
    field: 'handwerk_technische_berufe',
    branches: ['sport_fitness_wellness', 'sonstige_branchen'],
    salary: { min: 25, max: 36 },
    homeOffice: 'none',
    titles: 'Friseur*in, Friseurmeister*in, Barbier*in, Colorist*in',
    unwanted: 'Kosmetiker*in',
  },
  {
    field: 'handwerk_technische_berufe',
    branches: ['agrar_forstwirtschaft', building],
    salary: { min: 29, max: 42 },
    homeOffice: 'none',
    titles:
      'Landschaftsgärtner*in, Gärtner*in, Garten- und Landschaftsbauer*in, Baumpfleger*in, Friedhofsgärtner*in',
    unwanted: 'Straßenbauer*in',
  },
  {
    field: 'handwerk_technische_berufe',
    branches: ['agrar_forstwirtschaft'],
    salary: { min: 30, max: 46 },
    homeOffice: 'none',
    titles:
      'Landwirt*in, Landwirtschaftlicher Betriebsleiter|Landwirtschaftliche Betriebsleiterin, Tierwirt*in, Fachkraft Agrarservice, Melker*in',
    unwanted: 'Fleischer*in',
  },
  {
    field: 'handwerk_technische_berufe',
    branches: ['agrar_forstwirtschaft', 'oeffentlicher_dienst_verwaltung_verbaende'],
    salary: { min: 34, max: 56 },
    homeOffice: 'none',
    titles: 'Forstwirt*in, Förster*in, Revierleiter*in Forst, Forstingenieur*in, Waldarbeiter*in',
    unwanted: 'Landwirt*in',
  },
  {
    field: 'handwerk_technische_berufe',
    branches: [building, 'bildung_forschung_wissenschaft', 'gesundheitswesen_sozialwesen'],
    salary: { min: 30, max: 42 },
    homeOffice: 'none',
    titles:
      'Hausmeister*in, Haustechniker*in, Objektbetreuer*in, Facility Manager*in, Gebäudetechniker*in',
    unwanted: 'Reinigungskraft',
  },
  {
    field: 'sonstiges',
    branches: ['sonstige_branchen', 'gesundheitswesen_sozialwesen'],
    salary: { min: 25, max: 34 },
    homeOffice: 'none',
    titles:
      'Reinigungskraft, Gebäudereiniger*in, Glasreiniger*in, Objektleiter*in Reinigung, Hauswirtschafter*in',
    unwanted: 'Produktionshelfer*in',
  },
  {
    field: 'handwerk_technische_berufe',
    branches: ['elektrotechnik_elektronik_optik', 'gesundheitswesen_sozialwesen'],
    salary: { min: 32, max: 46 },
    homeOffice: 'none',
    titles: 'Augenoptiker*in, Augenoptikermeister*in, Optometrist*in, Hörakustiker*in',
    unwanted: 'Verkäufer*in',
  },
];
