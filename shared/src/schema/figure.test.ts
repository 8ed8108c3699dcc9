import { describe, expect, test } from 'vitest';
import { figureReader } from './figure.ts';

describe('a salary in thousands of euros', () => {
  test.each([
    ['', null],
    [' \u200b', null],
    ['65', 65],
    [' 65 ', 65],
    ['65,5', 65.5],
    ['65.5', 65.5],
    ['65,50', 65.5],
    ['65,', 65],
    ['5,5', 5.5],
    ['0,500', 0.5],
    ['655', 655],
    ['65k', 65],
    ['65 K', 65],
    ['65,5k', 65.5],
    ['65 Tsd', 65],
    ['65 Tsd. €', 65],
    ['65T€', 65],
    ['65 TEUR', 65],
    ['65 tausend Euro', 65],
    ['65000', 65_000],
    ['65.000', 65_000],
    ['65,000', 65_000],
    ['65 000', 65_000],
    ['65\u00a0000\u202f€', 65_000],
    ["65'000", 65_000],
    ['65’000', 65_000],
    ['65.000 €', 65_000],
    ['€ 65.000', 65_000],
    ['EUR 65.000', 65_000],
    ['65.000,- €', 65_000],
    ['65.000,–', 65_000],
    ['65.000,00 €', 65_000],
    ['65,000.50', 65_000.5],
    ['65.000 € brutto im Jahr', 65_000],
    ['65.000 € p.a.', 65_000],
    ['65.000 Euro/Jahr', 65_000],
    ['1.234.567', 1_234_567],
    ['-5', -5],
  ])('"%s" is %s', (typed, read) => {
    expect(figureReader('thousandEuros')(typed)).toBe(read);
  });

  test.each([
    'viel',
    'k',
    '65-70',
    '65 bis 70',
    '65 5',
    '6 5000',
    '65.5.5',
    '65.000.00',
    '1.234,567,8',
    '1e5',
    '0x41',
    'Infinity',
    '65 $',
    '65 %',
    '٦٥',
  ])('"%s" stays as typed', (typed) => {
    expect(figureReader('thousandEuros')(typed)).toBe(typed);
  });
});

test.each([
  ['percent', '40 %', 40],
  ['percent', '40%', 40],
  ['percent', '40 Prozent', 40],
  ['percent', '37,5', 37.5],
  ['percent', '40 km', '40 km'],
  ['km', '50 km', 50],
  ['km', '50km', 50],
  ['km', '1.000', 1000],
  ['km', '7,5', 7.5],
  ['km', '50k', '50k'],
  ['hours', '38,5', 38.5],
  ['hours', '38.5 h', 38.5],
  ['hours', '40 Std.', 40],
  ['hours', '20 Stunden pro Woche', 20],
  ['hours', '20 h/Woche', 20],
  ['hours', '20–30', '20–30'],
] as const)('of %s "%s" is %s', (unit, typed, read) => {
  expect(figureReader(unit)(typed)).toBe(read);
});

test('what the form filled in itself stays', () => {
  expect(figureReader('km')(50)).toBe(50);
  expect(figureReader('km')(null)).toBeNull();
});
