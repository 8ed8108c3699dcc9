import { expect, test } from 'vitest';
import { type MeasuredField, measure, precisionOf, recallOf } from '../training/measureReading.ts';
import { isAdvertisement, readHands } from '../training/readingTexts.ts';
import { readText } from './readText.ts';

const rows = readHands('heldOut')
  .filter(({ name }) => !name.startsWith('house'))
  .flatMap((hand) => hand.rows);

const figuresOf = (isOf: (row: (typeof rows)[number]) => boolean) =>
  measure(rows.filter(isOf), ({ text }) => readText(text));

const isMessage = (row: (typeof rows)[number]) => !isAdvertisement(row);

const holds =
  (isOf: (row: (typeof rows)[number]) => boolean) =>
  (field: MeasuredField, precision: number, recall: number, offered: number) => {
    const figure = figuresOf(isOf).byField[field];

    expect(precisionOf(figure)).toBeGreaterThanOrEqual(precision);
    expect(recallOf(figure)).toBeGreaterThanOrEqual(recall);
    expect(figure.offered / figure.said).toBeGreaterThanOrEqual(offered);
  };

/** Of hands that no weight has seen: least precision, recall, and what is right or among the offered. */
test.each([
  ['jobTitle', 0.9, 0.8, 0.88],
  ['jobLocation', 0.89, 0.73, 0.9],
  ['remoteChoice', 0.92, 0.85, 0.9],
  ['homeOfficePercent', 0.9, 0.8, 0.82],
  ['salary', 0.9, 0.78, 0.87],
  ['contractType', 0.94, 0.93, 0.94],
  ['employer', 0.87, 0.48, 0.86],
  ['weeklyHours', 0.97, 0.95, 0.95],
] as const)('messages of strangers: %s', holds(isMessage));

test.each([
  ['jobTitle', 0.91, 0.85, 0.94],
  ['jobLocation', 0.94, 0.82, 0.97],
  ['remoteChoice', 0.87, 0.89, 0.93],
  ['salary', 0.86, 0.71, 0.8],
  ['contractType', 0.92, 0.92, 0.95],
  ['employer', 0.87, 0.82, 0.93],
  ['weeklyHours', 0.85, 0.98, 0.98],
] as const)('advertisements of strangers: %s', holds(isAdvertisement));

test('hardly anything is read from messages without an offer', () => {
  const { silent, noOffers } = figuresOf(isMessage);

  expect(silent / noOffers).toBeGreaterThanOrEqual(0.95);
});
