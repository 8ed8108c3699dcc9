import { expect, test } from 'vitest';
import { payCandidates } from '../choices/pay.ts';
import { readDocument } from '../document.ts';
import { prepareSource } from '../source.ts';

test.each([
  ['Wir zahlen 4.150 € brutto im Monat, dreizehnmal im Jahr.', 54],
  ['The salary is 3,300 euros gross per month, paid 13 times a year.', 43],
  ['8.500 Euro, und zwar 13,3 Mal im Jahr', 113],
  ['Zielgehalt 130.000 Euro, davon 75 % fix', 98],
  ['Zielgehalt EUR 150.000, im Verhältnis 70 zu 30', 105],
  ['ein Zielgehalt von EUR 165.000, wovon ein Fünftel vom Ergebnis abhängt', 132],
  ['Zielvergütung EUR 360.000, zu drei Vierteln fest', 270],
  ['vier tausend acht hundert brutto im monat', 58],
  ['fünfzehn Euro zwanzig die Stunde', 32],
  ['hundertzehntausend Euro im Jahr', 110],
])('%s is among what pay may be: %s', (text, thousands) => {
  const candidates = payCandidates(readDocument(prepareSource(text)));

  expect(candidates.map(({ value }) => value)).toContainEqual(
    expect.objectContaining({ min: thousands, max: thousands }),
  );
});

test('pay said in words is quoted whole', () => {
  const text = 'Gezahlt werden vier tausend acht hundert brutto im Monat.';
  const candidates = payCandidates(readDocument(prepareSource(text)));

  const monthly = candidates.find(({ value }) => value.min === 58);
  expect(text.slice(monthly?.start, monthly?.end)).toBe(
    'vier tausend acht hundert brutto im Monat',
  );
});

test('hours, shares and days are no amounts', () => {
  const text = '37-Stunden-Woche, mobil bis zu 40 %, 30 Tage Urlaub, 20 Stunden im Büro';

  expect(payCandidates(readDocument(prepareSource(text)))).toEqual([]);
});
