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
  ['jobTitle', 0.84, 0.57, 0.76],
  ['jobLocation', 0.83, 0.57, 0.77],
  ['remoteChoice', 0.77, 0.7, 0.7],
  ['salary', 0.76, 0.56, 0.78],
  ['contractType', 0.84, 0.72, 0.72],
  ['employer', 0.65, 0.1, 0.36],
  ['weeklyHours', 0.85, 0.62, 0.62],
] as const)('messages of strangers: %s', (field, precision, recall, offered) => {
  const figure = figuresOf((row) => !isAdvertisement(row)).byField[field];

  expect(precisionOf(figure)).toBeGreaterThanOrEqual(precision);
  expect(recallOf(figure)).toBeGreaterThanOrEqual(recall);
  expect(figure.offered / figure.said).toBeGreaterThanOrEqual(offered);
});

test.each([
  ['jobTitle', 0.88, 0.75, 0.88],
  ['jobLocation', 0.86, 0.78, 0.88],
  ['remoteChoice', 0.88, 0.75, 0.75],
  ['salary', 0.73, 0.62, 0.7],
  ['contractType', 0.88, 0.75, 0.75],
  ['employer', 0.88, 0.46, 0.72],
  ['weeklyHours', 0.9, 0.72, 0.72],
] as const)('advertisements of strangers: %s', (field, precision, recall, offered) => {
  const figure = figuresOf(isAdvertisement).byField[field];

  expect(precisionOf(figure)).toBeGreaterThanOrEqual(precision);
  expect(recallOf(figure)).toBeGreaterThanOrEqual(recall);
  expect(figure.offered / figure.said).toBeGreaterThanOrEqual(offered);
});

test('hardly anything is read from messages without an offer', () => {
  const { silent, noOffers } = figuresOf((row) => !isAdvertisement(row));

  expect(silent / noOffers).toBeGreaterThanOrEqual(0.65);
});
