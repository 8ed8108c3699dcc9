// Trains the encoder of job titles on the lexicon, writes its weights and prints what they are worth, with and without
// the encoder. `--ablation` prints only and leaves the weights as they are.
import { writeFileSync } from 'node:fs';
import { createEncoder } from '../src/title/encoder/titleEncoder.ts';
import { listOccupations, occupationAreas } from '../src/title/lexicon/lexicon.ts';
import { calibrate, uncalibrated } from './titleTraining/calibrateEncoder.ts';
import { printHeldOut, printUnknown } from './titleTraining/printAblation.ts';
import { splitLexicon } from './titleTraining/splitLexicon.ts';
import { trainOn } from './titleTraining/trainOn.ts';

const seed = 2010;
const weightsFile = new URL('../src/title/encoder/weights.json', import.meta.url);

const occupations = listOccupations(occupationAreas);
const split = splitLexicon(occupations, seed);
const probe = trainOn(split.known, seed, uncalibrated);
const { names, foreignNames } = split.calibrating;
const calibration = calibrate(createEncoder(probe.weights, probe.index.readWord), [
  ...names,
  ...foreignNames,
]);
const calibratedProbe = { ...probe.weights, calibration };
printUnknown(split, calibratedProbe, probe.index);
printHeldOut('lexicon with gaps', calibratedProbe, probe.index);

// How far the encoder may be trusted was learnt from names it had not seen; that holds for one that has seen all, too.
const whole = trainOn(occupations, seed, calibration);
printHeldOut('whole lexicon', whole.weights, whole.index);

if (!process.argv.includes('--ablation')) {
  const text = `${JSON.stringify(whole.weights)}\n`;
  writeFileSync(weightsFile, text);
  console.log(`wrote ${(text.length / 1e6).toFixed(2)} MB`);
}
