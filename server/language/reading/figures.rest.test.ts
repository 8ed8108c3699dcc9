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
  ['jobTitle', 0.88, 0.6, 0.8],
  ['jobLocation', 0.87, 0.63, 0.79],
  ['remoteChoice', 0.77, 0.7, 0.7],
  ['salary', 0.8, 0.66, 0.81],
  ['contractType', 0.9, 0.82, 0.82],
  ['employer', 0.88, 0.22, 0.53],
  ['weeklyHours', 0.95, 0.76, 0.76],
] as const)('messages of strangers: %s', (field, precision, recall, offered) => {
  const figure = figuresOf((row) => !isAdvertisement(row)).byField[field];

  expect(precisionOf(figure)).toBeGreaterThanOrEqual(precision);
  expect(recallOf(figure)).toBeGreaterThanOrEqual(recall);
  expect(figure.offered / figure.said).toBeGreaterThanOrEqual(offered);
});

test.each([
  ['jobTitle', 0.88, 0.78, 0.92],
  ['jobLocation', 0.88, 0.84, 0.91],
  ['remoteChoice', 0.92, 0.77, 0.77],
  ['salary', 0.8, 0.62, 0.72],
  ['contractType', 0.94, 0.81, 0.81],
  ['employer', 0.9, 0.77, 0.9],
  ['weeklyHours', 0.9, 0.82, 0.82],
] as const)('advertisements of strangers: %s', (field, precision, recall, offered) => {
  const figure = figuresOf(isAdvertisement).byField[field];

  expect(precisionOf(figure)).toBeGreaterThanOrEqual(precision);
  expect(recallOf(figure)).toBeGreaterThanOrEqual(recall);
  expect(figure.offered / figure.said).toBeGreaterThanOrEqual(offered);
});

test('hardly anything is read from messages without an offer', () => {
  const { silent, noOffers } = figuresOf((row) => !isAdvertisement(row));

  expect(silent / noOffers).toBeGreaterThanOrEqual(0.7);
});
