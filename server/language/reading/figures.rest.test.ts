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
  ['jobTitle', 0.8, 0.5, 0.72],
  ['jobLocation', 0.76, 0.62, 0.72],
  ['remoteChoice', 0.7, 0.62, 0.62],
  ['salary', 0.7, 0.4, 0.75],
  ['contractType', 0.8, 0.7, 0.7],
  ['employer', 0.65, 0.12, 0.38],
  ['weeklyHours', 0.85, 0.65, 0.65],
] as const)('messages of strangers: %s', (field, precision, recall, offered) => {
  const figure = figuresOf((row) => !isAdvertisement(row)).byField[field];

  expect(precisionOf(figure)).toBeGreaterThanOrEqual(precision);
  expect(recallOf(figure)).toBeGreaterThanOrEqual(recall);
  expect(figure.offered / figure.said).toBeGreaterThanOrEqual(offered);
});

test('hardly anything is read from messages without an offer', () => {
  const { silent, noOffers } = figuresOf((row) => !isAdvertisement(row));

  expect(silent / noOffers).toBeGreaterThanOrEqual(0.7);
});

const houseAdvertisements = (['learnt', 'heldOut'] as const)
  .flatMap((where) => readHands(where))
  .filter(({ name }) => name.startsWith('house'))
  .flatMap((hand) => hand.rows)
  .filter(isAdvertisement);

test.each([
  ['jobTitle', 0.94, 0.8],
  ['jobLocation', 0.95, 0.8],
  ['remoteChoice', 0.9, 0.9],
  ['homeOfficePercent', 0.9, 0.5],
  ['salary', 0.95, 0.95],
  ['contractType', 0.95, 0.9],
  ['employer', 0.95, 0.8],
  ['weeklyHours', 0.95, 0.5],
  ['branch', 0.9, 0.8],
] as const)('advertisements of our own: %s', (field, precision, recall) => {
  const figure = measure(houseAdvertisements, ({ text }) => readText(text)).byField[field];

  expect(precisionOf(figure)).toBeGreaterThanOrEqual(precision);
  expect(recallOf(figure)).toBeGreaterThanOrEqual(recall);
});
