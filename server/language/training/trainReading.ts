// Learns the reader's weights from texts of many hands, writes them, and prints how hands are read that were not seen.
// `--measure` writes nothing; `--slots` teaches each text once more with other fillings.
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { knowledgeFrom } from '../reading/learnt.ts';
import { readText } from '../reading/readText.ts';
import { handOf, learnReading } from './learnReading.ts';
import { printFigures } from './printReading.ts';
import { readHands } from './readingTexts.ts';
import { withOtherFillings } from './slots.ts';

const weightsFile = new URL('../reading/weights.json', import.meta.url);

const { values: options } = parseArgs({
  options: { measure: { type: 'boolean' }, slots: { type: 'boolean' } },
});
const hands = readHands('learnt');
const { unseen, all } = learnReading(hands, options.slots ? withOtherFillings(hands) : []);
for (const [field, { message, advertisement, weights }] of Object.entries(all))
  console.log(
    `${field}: sure from ${message.sure} and ${advertisement.sure}, ${Object.keys(weights).length} weights`,
  );

printFigures('Each hand by weights that have not seen it', hands, ({ text }, name) =>
  readText(text, unseen.get(handOf(name))),
);
const knowledge = knowledgeFrom(all);
printFigures('Held out', readHands('heldOut'), ({ text }) => readText(text, knowledge));

if (!options.measure) {
  const written = `${JSON.stringify(all)}\n`;
  writeFileSync(weightsFile, written);
  console.log(`\nwrote ${Math.round(written.length / 1024)} kB`);
}
