/** What speaks for two titles being the same job where the lexicon is not sure of both; each from 0 to 1. */
export interface PairEvidence {
  readonly cosine: number;
  readonly sharedWords: number;
  readonly byOccupation: number;
}

/** The logistic curve from the evidence to a chance, fitted to occupations the encoder had not been trained on. */
export interface PairCalibration extends PairEvidence {
  readonly bias: number;
}

/** In the order of the curve's factors. */
export const measuresOf = ({ cosine, sharedWords, byOccupation }: PairEvidence): number[] => [
  cosine,
  sharedWords,
  byOccupation,
];

export function chanceOfSame(calibration: PairCalibration, evidence: PairEvidence): number {
  const factors = measuresOf(calibration);
  const sum = measuresOf(evidence).reduce(
    (total, measure, at) => total + measure * (factors[at] ?? 0),
    calibration.bias,
  );
  return 1 / (1 + Math.exp(-sum));
}

/** `jobTitleRule` draws its lines at 0.5 and 0.75. */
const lines = { partly: 0.5, close: 0.75 };

/** A chance alone is below the first line: what is at it or above needs a key of the database in common. */
const mostByChance = 0.49;

/** Whoever guesses by words or names in parts of a title is not followed where another job is the likelier one. */
const believedChance = 0.35;

/** A value for two titles of which one is not surely known. It passes a line only where the evidence does so itself. */
export function unsureNearness(
  calibration: PairCalibration,
  evidence: PairEvidence & { readonly isPart: boolean },
): number {
  const evident = Math.max(evidence.sharedWords, evidence.byOccupation);
  const chance = chanceOfSame(calibration, evidence);
  const isFar = evident < lines.partly;
  // What is close stays so, doubted or not: somebody who does not want a title stays hidden from what is close to it.
  const isDoubted = !evidence.isPart && evident < lines.close && chance < believedChance;
  return isFar || isDoubted ? mostByChance * chance : evident;
}
