// Writes the words that many hands use: each becomes a class of its own, whose weight is learnt.
import { writeFileSync } from 'node:fs';
import { handOf } from './learnReading.ts';
import { readHands } from './readingTexts.ts';

const file = new URL('../reading/vocabulary.json', import.meta.url);
const fewestHands = 8;

const hands = new Map<string, Set<string>>();
for (const { name, rows } of readHands('learnt')) {
  for (const { text } of rows) {
    for (const [word] of text.toLowerCase().matchAll(/\p{L}[\p{L}-]*/gu))
      hands.set(word, (hands.get(word) ?? new Set()).add(handOf(name)));
  }
}
const words = [...hands].flatMap(([word, users]) => (users.size >= fewestHands ? [word] : []));
writeFileSync(file, `${JSON.stringify(words.sort())}\n`);
console.log(`${words.length} words of ${fewestHands} hands and more`);
