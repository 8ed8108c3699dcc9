import { readFileSync } from 'node:fs';
import type { EncoderWeights } from './titleEncoder.ts';

/** The build copies the file beside the program. An import would keep its text for as long as the server runs. */
export function readWeights(): EncoderWeights {
  const file = new URL('./weights.json', import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8')) as EncoderWeights;
}
