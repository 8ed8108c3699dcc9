import type { Calibration, EncoderWeights } from '../../src/title/encoder/titleEncoder.ts';
import type { Occupation } from '../../src/title/lexicon/lexicon.ts';
import { indexOccupations, type OccupationIndex } from '../../src/title/lexicon/occupationIndex.ts';
import { packEncoder } from './packEncoder.ts';
import { makeExamples } from './titleExamples.ts';
import { trainEncoder } from './trainEncoder.ts';

const dimensions = 48;
const epochs = 8;

/** Trains on all names of these occupations but the general ones, which say no trade. */
export function trainOn(
  known: readonly Occupation[],
  seed: number,
  calibration: Calibration,
): { readonly weights: EncoderWeights; readonly index: OccupationIndex } {
  const index = indexOccupations(known);
  const trades = known.filter(({ isGeneral }) => !isGeneral);
  const numbers = new Map(trades.map(({ id }, number) => [id, number]));
  const named = trades.flatMap((occupation) =>
    occupation.names.map((name) => ({ name, occupation })),
  );
  const examples = makeExamples(named, numbers, index);
  const trained = trainEncoder(examples, {
    seed,
    epochs,
    dimensions,
    occupations: trades.length,
  });
  return {
    weights: packEncoder(trained, dimensions, [...numbers.keys()], calibration),
    index,
  };
}
