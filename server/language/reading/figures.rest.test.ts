import { expect, test } from 'vitest';
import { measure, precisionOf, recallOf } from '../training/measureReading.ts';
import { isAdvertisement, readHands } from '../training/readingTexts.ts';
import { readText } from './readText.ts';

const rows = readHands('heldOut')
  .filter(({ name }) => !name.startsWith('house'))
  .flatMap((hand) => hand.rows);

const figuresOf = (isOf: (row: (typeof rows)[number]) => boolean) =>
  measure(rows.filter(isOf), ({ text }) => readText(text));

/** Of hands that no weight has seen: least precision, recall, and what is right or among the offered. */
test.each([
  ['jobTitle', 0.9, 0.71, 0.88],
  ['jobLocation', 0.84, 0.63, 0.83],
  ['remoteChoice', 0.86, 0.83, 0.83],
  ['salary', 0.86, 0.66, 0.85],
  ['contractType', 0.92, 0.92, 0.92],
  ['employer', 0.91, 0.38, 0.78],
  ['weeklyHours', 0.97, 0.88, 0.88],
] as const)('messages of strangers: %s', (field, precision, recall, offered) => {
  const figure = figuresOf((row) => !isAdvertisement(row)).byField[field];

  expect(precisionOf(figure)).toBeGreaterThanOrEqual(precision);
  expect(recallOf(figure)).toBeGreaterThanOrEqual(recall);
  expect(figure.offered / figure.said).toBeGreaterThanOrEqual(offered);
});

test.each([
  ['jobTitle', 0.86, 0.75, 0.92],
  ['jobLocation', 0.86, 0.81, 0.93],
  ['remoteChoice', 0.92, 0.92, 0.92],
  ['salary', 0.77, 0.72, 0.75],
  ['contractType', 0.92, 0.86, 0.86],
  ['employer', 0.88, 0.68, 0.92],
  ['weeklyHours', 0.93, 0.93, 0.93],
] as const)('advertisements of strangers: %s', (field, precision, recall, offered) => {
  const figure = figuresOf(isAdvertisement).byField[field];

  expect(precisionOf(figure)).toBeGreaterThanOrEqual(precision);
  expect(recallOf(figure)).toBeGreaterThanOrEqual(recall);
  expect(figure.offered / figure.said).toBeGreaterThanOrEqual(offered);
});

test('hardly anything is read from messages without an offer', () => {
  const { silent, noOffers } = figuresOf((row) => !isAdvertisement(row));

  expect(silent / noOffers).toBeGreaterThanOrEqual(0.85);
});
