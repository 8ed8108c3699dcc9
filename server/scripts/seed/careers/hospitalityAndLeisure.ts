import type { CareerRow } from './career.ts';

const hospitality = 'tourismus_gastgewerbe_freizeit' as const;

export const hospitalityAndLeisure: readonly CareerRow[] = [
  {
    field: 'gastronomie_hotellerie_tourismus',
    branches: [hospitality, 'gesundheitswesen_sozialwesen'],
    salary: { min: 29, max: 45 },
    homeOffice: 'none',
    titles: 'Koch|Köchin, Küchenchef*in, Sous Chef, Beikoch|Beiköchin, Küchenleiter*in',
    unwanted: 'Küchenhilfe, Servicekraft',
  },
  {
    field: 'gastronomie_hotellerie_tourismus',
    branches: [hospitality],
    salary: { min: 27, max: 37 },
    homeOffice: 'none',
    titles:
      'Restaurantfachmann|Restaurantfachfrau, Servicekraft, Kellner*in, Servicemitarbeiter*in, Barkeeper*in',
    unwanted: 'Küchenhilfe',
  },
  {
    field: 'gastronomie_hotellerie_tourismus',
    branches: [hospitality],
    salary: { min: 28, max: 42 },
    homeOffice: 'none',
    titles:
      'Hotelfachmann|Hotelfachfrau, Rezeptionist*in Hotel, Front Office Manager*in, Hotelkaufmann|Hotelkauffrau, Empfangschef*in',
    unwanted: 'Zimmermädchen, Servicekraft',
  },
  {
    field: 'management_fuehrung',
    branches: [hospitality],
    salary: { min: 44, max: 72 },
    homeOffice: 'none',
    titles:
      'Restaurantleiter*in, Hotelmanager*in, Betriebsleiter*in Gastronomie, Hoteldirektor*in, F&B Manager',
    unwanted: 'Kellner*in',
  },
  {
    field: 'gastronomie_hotellerie_tourismus',
    branches: [hospitality, 'nahrungsmittel_getraenke'],
    salary: { min: 25, max: 32 },
    homeOffice: 'none',
    titles: 'Küchenhilfe, Spülkraft, Kantinenmitarbeiter*in, Mitarbeiter*in Systemgastronomie',
    unwanted: 'Reinigungskraft',
  },
  {
    field: 'handwerk_technische_berufe',
    branches: ['nahrungsmittel_getraenke'],
    salary: { min: 28, max: 40 },
    homeOffice: 'none',
    titles: 'Bäcker*in, Konditor*in, Bäckermeister*in, Konditormeister*in, Backwarenfachkraft',
    unwanted: 'Produktionshelfer*in',
  },
  {
    field: 'gastronomie_hotellerie_tourismus',
    branches: [hospitality],
    salary: { min: 30, max: 44 },
    homeOffice: 'most',
    titles:
      'Tourismuskaufmann|Tourismuskauffrau, Reiseverkehrskaufmann|Reiseverkehrskauffrau, Reiseberater*in, Travel Manager*in, Reiseleiter*in',
    unwanted: 'Callcenter-Agent',
  },
  {
    field: 'sonstiges',
    branches: ['sicherheit_schutz'],
    salary: { min: 28, max: 39 },
    homeOffice: 'none',
    titles:
      'Sicherheitsmitarbeiter*in, Fachkraft für Schutz und Sicherheit, Wachmann|Wachfrau, Objektschützer*in, Luftsicherheitsassistent*in',
    unwanted: 'Detektiv*in, Lagerhelfer*in',
  },
  {
    field: 'ingenieurwesen_technik',
    branches: ['sicherheit_schutz', 'chemie_pharma_biotech', 'baugewerbe_architektur_immobilien'],
    salary: { min: 46, max: 72 },
    homeOffice: 'some',
    titles:
      'Fachkraft für Arbeitssicherheit, Sicherheitsingenieur*in, Brandschutzbeauftragte*r, HSE Manager*in, Brandschutzplaner*in',
    unwanted: 'Sicherheitsmitarbeiter*in',
  },
  {
    field: 'sonstiges',
    branches: ['sport_fitness_wellness', hospitality],
    salary: { min: 27, max: 40 },
    homeOffice: 'none',
    titles:
      'Fitnesstrainer*in, Sport- und Fitnesskaufmann|Sport- und Fitnesskauffrau, Personal Trainer*in, Studioleiter*in Fitness, Schwimmmeister*in',
    unwanted: 'Verkäufer*in',
  },
  {
    field: 'sonstiges',
    branches: ['sport_fitness_wellness', hospitality],
    salary: { min: 26, max: 37 },
    homeOffice: 'none',
    titles: 'Kosmetiker*in, Wellnesstherapeut*in, Spa-Mitarbeiter*in, Nageldesigner*in',
    unwanted: 'Friseur*in',
  },
  {
    field: 'design_kreativbereich',
    branches: ['kunst_kultur'],
    salary: { min: 32, max: 54 },
    homeOffice: 'none',
    titles: 'Dramaturg*in, Regieassistent*in, Bühnenbildner*in, Schauspieler*in, Requisiteur*in',
    unwanted: 'Veranstaltungskaufmann|Veranstaltungskauffrau',
  },
  {
    field: 'handwerk_technische_berufe',
    branches: ['kunst_kultur', 'medien_verlag_druck_event'],
    salary: { min: 33, max: 47 },
    homeOffice: 'none',
    titles:
      'Veranstaltungstechniker*in, Fachkraft für Veranstaltungstechnik, Tontechniker*in, Lichttechniker*in, Bühnentechniker*in',
    unwanted: 'Elektroinstallateur*in',
  },
  {
    field: 'bildung_erziehung_wissenschaft',
    branches: ['kunst_kultur', 'bildung_forschung_wissenschaft'],
    salary: { min: 34, max: 52 },
    homeOffice: 'some',
    titles: 'Musiklehrer*in, Musikpädagoge|Musikpädagogin, Orchestermusiker*in, Chorleiter*in',
    unwanted: 'Lehrer*in',
  },
];
