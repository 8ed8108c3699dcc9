/** The server scores with this table and `/so-rechnen-wir` prints it. Plain values: the browser loads no zod for it. */

/** Raise with every change of a weight, limit or rule; stored with each comparison. */
export const rulebookVersion = '1';

export const matchThreshold = 70;

export const knockoutCap = matchThreshold - 1;

/** Percent of the total weight that must be judged for a match. */
export const minimumCoverage = 60;

export const criterionIds = [
  'jobTitle',
  'salary',
  'location',
  'workMode',
  'homeOffice',
  'branch',
] as const;
export type CriterionId = (typeof criterionIds)[number];

export const verdicts = ['fits', 'partly', 'fails', 'unknown'] as const;
/** `unknown`: an answer is missing, or the criterion does not apply. */
export type Verdict = (typeof verdicts)[number];

export type JudgementSource = 'rule' | 'encoder';

export interface Criterion {
  readonly id: CriterionId;
  readonly label: string;
  readonly weight: number;
  readonly sentence: string;
  readonly canKnockOut: boolean;
  readonly knockoutSentence?: string;
}

export const criteria: readonly Criterion[] = [
  {
    id: 'jobTitle',
    label: 'Tätigkeit',
    weight: 40,
    sentence:
      'Wir vergleichen die Bedeutung der Stellenbezeichnung mit den gesuchten Tätigkeiten und, etwas schwächer, mit der jetzigen Tätigkeit.',
    canKnockOut: true,
    knockoutSentence:
      'Die Stelle ähnelt einer Tätigkeit, die ausdrücklich nicht gesucht wird, oder ist erkennbar ein anderer Beruf.',
  },
  {
    id: 'salary',
    label: 'Gehalt',
    weight: 20,
    sentence:
      'Es zählt, welcher Teil der angebotenen Gehaltsspanne die gewünschte Untergrenze erreicht; ein höheres Gehalt senkt das Ergebnis nie.',
    canKnockOut: true,
    knockoutSentence: 'Das Angebot liegt mehr als 10 % unter der gewünschten Untergrenze.',
  },
  {
    id: 'location',
    label: 'Arbeitsort',
    weight: 15,
    sentence:
      'Wo Anwesenheit nötig ist, zählt die Entfernung zum Wunschort: voll im gewünschten Umkreis, gar nicht mehr ab dem Doppelten; liegt sie außerhalb des Suchradius des Recruiters, zählt die Hälfte.',
    canKnockOut: false,
  },
  {
    id: 'workMode',
    label: 'Arbeitsmodell',
    weight: 15,
    sentence:
      'Remote, hybrid oder vor Ort: Ein gewünschtes Arbeitsmodell zählt voll, ein benachbartes zur Hälfte.',
    canKnockOut: true,
    knockoutSentence: 'Die Stelle ist vor Ort, gesucht wird aber ausschließlich remote.',
  },
  {
    id: 'homeOffice',
    label: 'Homeoffice-Anteil',
    weight: 10,
    sentence:
      'Der gewünschte Homeoffice-Anteil oder mehr zählt voll, 50 Prozentpunkte weniger zählen nicht mehr; bei reinen Remote-Stellen entfällt die Frage.',
    canKnockOut: false,
  },
  {
    id: 'branch',
    label: 'Branche',
    weight: 0,
    sentence: 'Die Branche verändert den Prozentwert nicht, sie kann nur ausschließen.',
    canKnockOut: true,
    knockoutSentence: 'Die Branche der Stelle wurde ausgeschlossen.',
  },
];
