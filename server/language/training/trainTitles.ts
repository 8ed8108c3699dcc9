// Trains the encoder on lexicon and ESCO (`--reference FILE`) and writes its weights; `--ablation` only prints.
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { createEncoder } from '../title/encoder/titleEncoder.ts';
import { listOccupations } from '../title/lexicon/lexicon.ts';
import { calibrate } from './calibrateEncoder.ts';
import { drawPairs } from './labelPairs.ts';
import { printHeldOut, printLabelPairs, printRankings, printUnknown } from './printAblation.ts';
import { readReference, splitReference, withoutLabels } from './reference.ts';
import { splitLexicon } from './splitLexicon.ts';
import { trainOn } from './trainOn.ts';

const seed = 2010;
const weightsFile = new URL('../title/encoder/weights.json', import.meta.url);

const { values: options } = parseArgs({
  options: { ablation: { type: 'boolean' }, reference: { type: 'string' } },
});
const reference = options.reference === undefined ? [] : readReference(options.reference);
console.log(
  options.reference === undefined
    ? 'no ESCO (--reference FILE): training on the lexicon alone'
    : `training on the lexicon and on ${reference.length} occupations of ESCO`,
);

const occupations = listOccupations();
const split = splitLexicon(occupations, seed);
const { known, measuring } = splitReference(reference, seed);
const forgotten = [split.calibrating, split.measuring].flatMap(({ names, foreignNames }) =>
  [...names, ...foreignNames].map(({ name }) => name),
);
const probe = trainOn(split.known, withoutLabels(known, forgotten), seed);
const { index } = probe;
const calibration = calibrate(createEncoder(probe.weights, index.readWord), [
  ...split.calibrating.names,
  ...split.calibrating.foreignNames,
]);
const probeWeights = { ...probe.weights, calibration };
printUnknown(split, probeWeights, index);
if (reference.length > 0) {
  printLabelPairs(drawPairs(measuring, seed), probeWeights, index);
  printRankings(measuring, probeWeights, index);
}
printHeldOut('lexicon with gaps', probeWeights, index);

// The calibration from held-out names is kept for the encoder trained on all.
const whole = trainOn(occupations, reference, seed);
const weights = { ...whole.weights, calibration };
printHeldOut('whole lexicon', weights, whole.index);

if (!options.ablation) {
  const text = `${JSON.stringify(weights)}\n`;
  writeFileSync(weightsFile, text);
  console.log(`wrote ${(text.length / 1e6).toFixed(2)} MB`);
}
