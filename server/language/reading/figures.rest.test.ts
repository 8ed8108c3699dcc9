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
  ['jobTitle', 0.88, 0.64, 0.86],
  ['jobLocation', 0.84, 0.69, 0.84],
  ['remoteChoice', 0.83, 0.83, 0.83],
  ['salary', 0.8, 0.74, 0.87],
  ['contractType', 0.93, 0.92, 0.92],
  ['employer', 0.88, 0.28, 0.65],
  ['weeklyHours', 0.95, 0.85, 0.85],
] as const)('messages of strangers: %s', (field, precision, recall, offered) => {
  const figure = figuresOf((row) => !isAdvertisement(row)).byField[field];

  expect(precisionOf(figure)).toBeGreaterThanOrEqual(precision);
  expect(recallOf(figure)).toBeGreaterThanOrEqual(recall);
  expect(figure.offered / figure.said).toBeGreaterThanOrEqual(offered);
});

test.each([
  ['jobTitle', 0.9, 0.75, 0.92],
  ['jobLocation', 0.87, 0.83, 0.9],
  ['remoteChoice', 0.93, 0.81, 0.81],
  ['salary', 0.84, 0.72, 0.75],
  ['contractType', 0.94, 0.83, 0.83],
  ['employer', 0.81, 0.79, 0.9],
  ['weeklyHours', 0.92, 0.87, 0.87],
] as const)('advertisements of strangers: %s', (field, precision, recall, offered) => {
  const figure = figuresOf(isAdvertisement).byField[field];

  expect(precisionOf(figure)).toBeGreaterThanOrEqual(precision);
  expect(recallOf(figure)).toBeGreaterThanOrEqual(recall);
  expect(figure.offered / figure.said).toBeGreaterThanOrEqual(offered);
});

test('hardly anything is read from messages without an offer', () => {
  const { silent, noOffers } = figuresOf((row) => !isAdvertisement(row));

  expect(silent / noOffers).toBeGreaterThanOrEqual(0.74);
});
