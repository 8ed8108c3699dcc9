/** The server scores with this table and `/so-rechnen-wir` prints it. Plain values: the browser loads no zod for it. */

/** One more with every change of a weight, limit or rule; the last one's is stored with each comparison. */
export const rulebookVersions = [
  { version: '1', change: 'Tätigkeit, Gehalt, Arbeitsort, Arbeitsmodell, Homeoffice und Branche.' },
  {
    version: '2',
    change:
      'Vertragsart und Wochenstunden können ausschließen, ebenso ein Arbeitsort weit außerhalb des Umkreises. Gehälter in Teilzeit zählen auf Vollzeit gerechnet. Was ausschließt, halbiert den Prozentwert; vorher senkte es ihn auf höchstens 69 %.',
  },
  {
    version: '3',
    change:
      'Die Untergrenze zählt auf fünf Tausend gerundet. Gehalt, Arbeitsort und Homeoffice zählen ganz, halb oder gar nicht. Wie weit ein Arbeitsort höchstens entfernt sein darf, hängt von den Tagen vor Ort ab.',
  },
] as const;

export const rulebookVersion: (typeof rulebookVersions)[number]['version'] = '3';

export const matchThreshold = 70;

/** However many criteria knock out. */
export function afterKnockout(matchPercentage: number): number {
  return Math.floor(matchPercentage / 2);
}

/** Percent of the total weight that must be judged for a match. */
export const minimumCoverage = 60;

/** From this coverage on, "Das passt" is said without reserve. */
export const certainCoverage = 75;

export const criterionIds = [
  'jobTitle',
  'salary',
  'location',
  'workMode',
  'homeOffice',
  'contractType',
  'hours',
  'branch',
] as const;
export type CriterionId = (typeof criterionIds)[number];

/** In what order reasons are given that exclude. Pay is named last: it follows from kind and hours, and may be talked about. */
export const plainestFirst: readonly CriterionId[] = [
  'jobTitle',
  'contractType',
  'location',
  'workMode',
  'hours',
  'branch',
  'salary',
  'homeOffice',
];

export const verdicts = ['fits', 'partly', 'fails', 'unknown'] as const;
/** `unknown`: an answer is missing, or the criterion does not apply. */
export type Verdict = (typeof verdicts)[number];

export type JudgementSource = 'rule' | 'encoder';

export interface Criterion {
  readonly id: CriterionId;
  readonly label: string;
  readonly weight: number;
  readonly sentence: string;
  /** None where it cannot exclude. */
  readonly knockoutSentence?: string;
}

export const criteria: readonly Criterion[] = [
  {
    id: 'jobTitle',
    label: 'Tätigkeit',
    weight: 40,
    sentence:
      'Wir vergleichen die Bedeutung der Stellenbezeichnung mit den gesuchten Tätigkeiten und, etwas schwächer, mit der jetzigen Tätigkeit.',
    knockoutSentence:
      'Die Stelle ähnelt einer Tätigkeit, die ausdrücklich nicht gesucht wird, oder ist erkennbar ein anderer Beruf.',
  },
  {
    id: 'salary',
    label: 'Gehalt',
    weight: 20,
    sentence:
      'Die Untergrenze zählt auf fünf Tausend gerundet: voll, wenn die ganze Gehaltsspanne sie erreicht, halb, wenn das obere Ende sie erreicht oder um höchstens 10 % verfehlt, in Teilzeit auf 40 Stunden gerechnet; ein höheres Gehalt senkt das Ergebnis nie.',
    knockoutSentence:
      'Das Angebot liegt mehr als 10 % und mehr als 3 Tausend Euro unter der gewünschten Untergrenze.',
  },
  {
    id: 'location',
    label: 'Arbeitsort',
    weight: 15,
    sentence:
      'Wo Anwesenheit nötig ist, zählt die Entfernung zum Wunschort: voll im gewünschten Umkreis, darüber hinaus halb; liegt sie außerhalb des Suchradius des Recruiters, zählt sie eine Stufe weniger.',
    knockoutSentence:
      'Der Arbeitsort liegt mehr als doppelt so weit entfernt wie gewünscht, ab 60 % Homeoffice mehr als dreimal, ab 80 % mehr als viermal so weit, und mehr als 50 km.',
  },
  {
    id: 'workMode',
    label: 'Arbeitsmodell',
    weight: 15,
    sentence:
      'Remote, hybrid oder vor Ort: Ein gewünschtes Arbeitsmodell zählt voll, ein benachbartes zur Hälfte.',
    knockoutSentence: 'Die Stelle ist vor Ort, gesucht wird aber ausschließlich remote.',
  },
  {
    id: 'homeOffice',
    label: 'Homeoffice-Anteil',
    weight: 10,
    sentence:
      'Der gewünschte Homeoffice-Anteil oder mehr zählt voll, bis zu 25 Prozentpunkte weniger zählen halb, noch weniger zählt nicht; bei reinen Remote-Stellen entfällt die Frage.',
  },
  {
    id: 'contractType',
    label: 'Vertragsart',
    weight: 0,
    sentence:
      'Die Vertragsart verändert den Prozentwert nicht, sie kann nur ausschließen; ohne Angabe gelten unbefristet, befristet, Teilzeit und Arbeitnehmerüberlassung als gesucht.',
    knockoutSentence: 'Diese Vertragsart wird nicht gesucht.',
  },
  {
    id: 'hours',
    label: 'Wochenstunden',
    weight: 0,
    sentence: 'Die Wochenstunden verändern den Prozentwert nicht, sie können nur ausschließen.',
    knockoutSentence: 'Die Stelle liegt mehr als zwei Stunden außerhalb der gewünschten Spanne.',
  },
  {
    id: 'branch',
    label: 'Branche',
    weight: 0,
    sentence: 'Die Branche verändert den Prozentwert nicht, sie kann nur ausschließen.',
    knockoutSentence: 'Die Branche der Stelle wurde ausgeschlossen.',
  },
];
