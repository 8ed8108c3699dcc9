import { limits } from '@inkognito/shared/limits';
import { beforeAll, describe, expect, it } from 'vitest';
import { readText } from './readText.ts';
import { readHands } from '../training/readingTexts.ts';

const house = (name: string) =>
  readHands('learnt')
    .filter((hand) => hand.name === `house-${name}`)
    .flatMap(({ rows }) => rows.map(({ text }) => text));
const realistic = [...house('advertisements'), ...house('mails')].join('\n\n');
const flat = house('one-piece').join(' ');

/** Each is repeated until the text is as long as asked for. */
const parts: readonly (readonly [string, string])[] = [
  ['advertisements and mails', realistic],
  ['advertisements in one line', flat],
  ['legal forms', 'GmbH '],
  ['soft hyphens', 'Ent\u00ADwick\u00ADler '],
  ['letters and marks', 'Ko\u0308ln '],
  ['digits', '1234567890'],
  ['numbers in numbers', '1.000.000,00-2.000,5 '],
  ['opening parentheses', '('],
  ['nested parentheses with numbers', '(12 (m/w '],
  ['gender notes', '(m/w/d) '],
  ['titles with notes', 'Entwickler (m/w/d) '],
  ['Hebrew and Arabic', 'משרה وظيفة \u200F'],
  ['one word', 'a'],
  ['one capital', 'A'],
  ['capitals with spaces', 'Aa '],
  ['ends of lines', '\n'],
  ['spaces', ' '],
  ['emoji', '👩‍💻'],
  ['home office', 'Homeoffice '],
  ['days', '2 Tage '],
  ['towns', 'in Berlin oder München '],
  ['postcodes', '80331 '],
  ['companies', 'bei der Muster GmbH '],
  ['greetings', 'Viele Grüße\n'],
  ['addresses', 'a@b.'],
  ['hyphens', 'a-'],
  ['commas', 'A, '],
  ['searches', 'Wir suchen einen '],
  ['hours', 'Teilzeit 20 Stunden '],
  ['hours with pay', '20 Std./Woche 15 €/Std. '],
  ['years of training', 'Lehrling 1. Jahr 1.100 €, '],
  ['pay of several jobs', 'Wir suchen Maurer für 18 €/h, '],
  ['denials', 'kein '],
];

const ofLength = (part: string, length: number) =>
  part.repeat(Math.ceil(length / part.length)).slice(0, length);

/** Quiet, the dearest text takes five times as long as the yardstick, which takes 18 ms: 100 ms are some six times. */
const timesYardstick = 12;
const timesHalf = 3.5;

/** Other work on the machine makes single tries slower, by the processor's clock too: one that is not disturbed is enough. */
const mostTries = 30;

/** Of the processor. */
function millisecondsOf(work: () => void): number {
  const start = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

const millisecondsFor = (text: string) =>
  millisecondsOf(() => {
    readText(text);
  });

/** What a machine can do at the moment, in work of the same kind: the words of a text found and counted, twenty times. */
function yardstick(): void {
  const text = ofLength(realistic, limits.pastedTextMax);
  for (let time = 0; time < 20; time += 1) {
    const counts = new Map<string, number>();
    for (const [word] of text.matchAll(/[\p{L}\d]+/gu)) {
      const folded = word.toLowerCase().normalize('NFC');
      counts.set(folded, (counts.get(folded) ?? 0) + 1);
    }
  }
}

describe('what reading costs', () => {
  beforeAll(() => {
    for (const [, part] of parts) readText(ofLength(part, 2000));
    readText(realistic);
    yardstick();
  });

  it.each(parts)('reads the longest text of %s in time, and half of it in half', (_, part) => {
    const half = ofLength(part, limits.pastedTextMax / 2);
    const longest = ofLength(part, limits.pastedTextMax);
    // Of what offers nothing hardly anything is read: such a half tells nothing of the whole.
    const isAlike = readText(half).isOffer === readText(longest).isOffer;
    let leastShareOfBound = Infinity;
    for (let tries = 0; tries < mostTries && leastShareOfBound > 1; tries += 1) {
      const bound = Math.min(
        timesYardstick * millisecondsOf(yardstick),
        isAlike ? timesHalf * millisecondsFor(half) : Infinity,
      );
      leastShareOfBound = Math.min(leastShareOfBound, millisecondsFor(longest) / bound);
    }
    expect(leastShareOfBound).toBeLessThanOrEqual(1);
  });
});
