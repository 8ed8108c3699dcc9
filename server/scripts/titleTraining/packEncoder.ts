import type { Calibration, EncoderWeights } from '../../src/title/encoder/titleEncoder.ts';
import type { TrainedEncoder } from './trainEncoder.ts';

/** The few numbers beyond this share of all are cut off, so that the many keep their places after the point. */
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

/** A trained encoder as the server reads it; only directions count, so each table has a scale of its own. */
export function packEncoder(
  { table, prototypes }: TrainedEncoder,
  dimensions: number,
  occupations: readonly string[],
  calibration: Calibration,
): EncoderWeights {
  return {
    dimensions,
    occupations,
    calibration,
    prototypes: inBytes(prototypes),
    table: inBytes(table),
  };
}
