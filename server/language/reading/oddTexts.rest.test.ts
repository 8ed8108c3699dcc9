import { type FoundDto, readingDto } from '@inkognito/shared/reading/reading';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readText } from './readText.ts';

const words = [
  ...['e\u0301\u0302', 'e\u0301\u0302 ', 'A\u0301\u0302\u0303\u0304 ', '\u0301', '\u0308 '],
  ...[
    'Ko\u0308ch (m/w/d) ',
    'in Mu\u0308nchen ',
    'Gru\u0308\u00DFe\n',
    'Geha\u0308lter ',
    'Gehaelter ',
  ],
  ...[
    'Wir suchen einen ',
    'in Ulm ',
    '65.000 € ',
    '50 %-Stelle ',
    'bei Vollzeit ',
    'GmbH ',
    'bei der ',
  ],
  ...[
    'Standort: ',
    'Über ',
    'Position: ',
    'unbefristet ',
    'Werkstudent ',
    'von: "x" <y@z.de> ',
    'a@b.de ',
  ],
  ...[
    '\n',
    '\u0000',
    '\u00AD',
    '\u200B',
    '\uFEFF',
    '\uD83D',
    '👩‍💻',
    'ﬁ',
    'משרה ',
    '(m/w/d) ',
    '2 Tage Homeoffice ',
  ],
];

/** Parts, each repeated, so that long texts of nothing but marks are among them. */
const oddText = fc
  .array(fc.tuple(fc.constantFrom(...words), fc.constantFrom(1, 1, 3, 400)), {
    minLength: 1,
    maxLength: 12,
  })
  .map((parts) =>
    parts
      .map(([word, times]) => word.repeat(times))
      .join('')
      .slice(0, 8000),
  );

function expectFitting(text: string): void {
  const reading = readText(text);

  expect(readingDto.safeParse(reading).error?.issues ?? []).toEqual([]);
  const places: Pick<FoundDto, 'quote' | 'start' | 'end'>[] = [...reading.found];
  for (const offered of Object.values(reading.offers)) places.push(...(offered ?? []));
  for (const { quote, start, end } of places) {
    expect(quote).toBe(text.slice(start, end));
  }
}

it('an answer fits its schema and quotes the text as sent, whatever the text', () => {
  fc.assert(fc.property(oddText, expectFitting), { numRuns: 60 });
});

it.each(['\u0301', 'e\u0301\u0302', 'A\u0301\u0302\u0303\u0304 '])(
  'a long text of nothing but marks like %j is read',
  (part) => expectFitting(part.repeat(5000)),
);

it('a text in decomposed letters says what it says in composed ones, and quotes it as sent', () => {
  const composed =
    'Köchin (m/w/d) in München, Vergütung: 36.000 bis 40.000 € jährlich, unbefristet, Präsenz';
  const text = composed.normalize('NFD');

  const { answers, found } = readText(text);

  expect(answers).toEqual(readText(composed).answers);
  for (const { quote, start, end } of found) expect(quote).toBe(text.slice(start, end));
});
