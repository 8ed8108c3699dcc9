import type { EncoderWeights } from '../title/encoder/titleEncoder.ts';
import type { Occupation } from '../title/lexicon/lexicon.ts';
import { indexOccupations, type OccupationIndex } from '../title/lexicon/occupationIndex.ts';
import { counterpartExamples, referenceTask } from './referenceExamples.ts';
import type { ReferenceOccupation } from './reference.ts';
import { makeExamples } from './titleExamples.ts';
import { trainEncoder, type TrainedEncoder } from './trainEncoder.ts';

const dimensions = 40;
const epochs = 8;

/** Clips outliers, so that quantisation keeps its precision. */
const keptShare = 0.9995;

const greatestByte = 127;

function inBytes(values: Float32Array): string {
  const sizes = values.map(Math.abs).sort();
  const greatest = sizes[Math.floor((sizes.length - 1) * keptShare)] ?? 0;
  const scale = greatest === 0 ? 0 : greatestByte / greatest;
  const bytes = Int8Array.from(values, (value) =>
    Math.max(-greatestByte, Math.min(greatestByte, Math.round(value * scale))),
  );
  return Buffer.from(bytes.buffer).toString('base64');
}

/** Only directions count, so each table has its own scale. */
function packEncoder(
  { table, prototypes: [prototypes = new Float32Array()] }: TrainedEncoder,
  dimensions: number,
  occupations: readonly string[],
): EncoderWeights {
  return {
    dimensions,
    occupations,
    // Neutral: every chance is a half.
    calibration: { cosine: 0, bias: 0 },
    prototypes: inBytes(prototypes),
    table: inBytes(table),
  };
}

/** Skips general names, which name no trade; adds the reference if given. */
export function trainOn(
  known: readonly Occupation[],
  reference: readonly ReferenceOccupation[],
  seed: number,
): { readonly weights: EncoderWeights; readonly index: OccupationIndex } {
  const index = indexOccupations(known);
  const trades = known.filter(({ isGeneral }) => !isGeneral);
  const numbers = new Map(trades.map(({ id }, number) => [id, number]));
  const named = trades.flatMap((occupation) =>
    occupation.names.map((name) => ({ name, occupation })),
  );
  const examples = [
    ...makeExamples(named, numbers, index),
    ...counterpartExamples(reference, numbers, index),
  ];
  const tasks = [{ examples, occupations: trades.length }, referenceTask(reference, index)];
  const trained = trainEncoder(tasks, { seed, epochs, dimensions });
  return { weights: packEncoder(trained, dimensions, [...numbers.keys()]), index };
}
