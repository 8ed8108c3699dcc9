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
  ['jobTitle', 0.89, 0.74, 0.89],
  ['jobLocation', 0.85, 0.62, 0.84],
  ['remoteChoice', 0.88, 0.86, 0.86],
  ['homeOfficePercent', 0.83, 0.56, 0.56],
  ['salary', 0.85, 0.67, 0.87],
  ['contractType', 0.91, 0.93, 0.93],
  ['employer', 0.9, 0.37, 0.82],
  ['weeklyHours', 0.97, 0.88, 0.88],
] as const)('messages of strangers: %s', holds(isMessage));

test.each([
  ['jobTitle', 0.87, 0.78, 0.93],
  ['jobLocation', 0.89, 0.79, 0.93],
  ['remoteChoice', 0.94, 0.92, 0.92],
  ['salary', 0.82, 0.73, 0.79],
  ['contractType', 0.9, 0.88, 0.88],
  ['employer', 0.91, 0.7, 0.92],
  ['weeklyHours', 0.9, 0.94, 0.94],
] as const)('advertisements of strangers: %s', holds(isAdvertisement));

test('hardly anything is read from messages without an offer', () => {
  const { silent, noOffers } = figuresOf(isMessage);

  expect(silent / noOffers).toBeGreaterThanOrEqual(0.83);
});
