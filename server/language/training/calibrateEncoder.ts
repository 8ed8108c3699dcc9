// How much the encoder may be believed, measured on names that it has not been trained on.
import type { Calibration, TitleEncoder } from '../title/encoder/titleEncoder.ts';
import type { Occupation } from '../title/lexicon/lexicon.ts';
import { normalizeTitle } from '../title/parts/normalizeTitle.ts';
import { fitLogistic } from './fitLogistic.ts';
import type { Named } from './titleExamples.ts';

/** As many as title reading uses. */
const guessesMeasured = 3;

/** Good enough for a recruiter to accept. */
export const isSameOrRelated = (occupation: Occupation, id: string): boolean =>
  occupation.id === id || occupation.related.has(id);

/** Includes foreign names, for which every guess is wrong. */
export function calibrate(encoder: TitleEncoder, named: readonly Named[]): Calibration {
  const cases = named.flatMap(({ name, occupation }) =>
    encoder
      .guess(encoder.encode(normalizeTitle(name).words), guessesMeasured)
      .map(({ id, cosine: measured }) => ({
        measured,
        isTrue: isSameOrRelated(occupation, id),
      })),
  );
  const { factor, bias } = fitLogistic(cases);
  return { cosine: factor, bias };
}
