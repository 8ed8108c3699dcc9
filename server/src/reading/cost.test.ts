import { readingLimits } from '@inkognito/shared/rules/readingLimits';
import { beforeAll, describe, expect, it } from 'vitest';
import { readText } from './readText.ts';
import { readSender } from './sender.ts';
import { prepareSource } from './source.ts';
import { advertisements } from './test/texts/advertisements.ts';
import { mails } from './test/texts/mails.ts';
import { onePiece } from './test/texts/onePiece.ts';

const realistic = [...advertisements, ...mails].map(({ text }) => text).join('\n\n');
const flat = onePiece.map(({ text }) => text).join(' ');

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
  ['pay of several jobs', 'Maurer erhalten 18 €/h, '],
  ['denials', 'kein '],
];

const ofLength = (part: string, length: number) =>
  part.repeat(Math.ceil(length / part.length)).slice(0, length);

const runs = 3;
/** For what is over its bound: as long as other work makes everything slower, some run escapes it. */
const moreRuns = 30;

/** Quiet, a run takes 50 ms at most. Three other tests beside it have made it three times as long, also by this clock. */
const withOthersBeside = 300;

/** Time of the processor. The best of some runs, until it is enough: other work on the machine only makes one slower. */
function millisecondsFor(text: string, enough = 0): number {
  const most = enough > 0 ? moreRuns : runs;
  let best = Infinity;
  for (let run = 0; run < most && best >= enough; run += 1) {
    const start = process.cpuUsage();
    readText(text);
    readSender(prepareSource(text));
    const { user, system } = process.cpuUsage(start);
    best = Math.min(best, (user + system) / 1000);
  }
  return best;
}

describe('what reading costs', () => {
  beforeAll(() => {
    for (const [, part] of parts) readText(ofLength(part, 2000));
    readText(realistic);
  });

  it.each(parts)('reads the longest text of %s in time, and half of it in half', (_, part) => {
    const half = millisecondsFor(ofLength(part, readingLimits.textMax / 2));
    const longest = Math.min(withOthersBeside, 3.5 * half + 75);

    expect(millisecondsFor(ofLength(part, readingLimits.textMax), longest)).toBeLessThan(longest);
  });
});
