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
  ['jobTitle', 0.91, 0.82, 0.89],
  ['jobLocation', 0.9, 0.75, 0.9],
  ['remoteChoice', 0.91, 0.84, 0.84],
  ['homeOfficePercent', 0.93, 0.76, 0.76],
  ['salary', 0.91, 0.79, 0.9],
  ['contractType', 0.95, 0.93, 0.93],
  ['employer', 0.91, 0.52, 0.86],
  ['weeklyHours', 0.98, 0.91, 0.91],
] as const)('messages of strangers: %s', holds(isMessage));

test.each([
  ['jobTitle', 0.91, 0.87, 0.95],
  ['jobLocation', 0.92, 0.79, 0.98],
  ['remoteChoice', 0.93, 0.87, 0.87],
  ['salary', 0.83, 0.72, 0.8],
  ['contractType', 0.94, 0.88, 0.88],
  ['employer', 0.88, 0.84, 0.96],
  ['weeklyHours', 0.9, 0.97, 0.97],
] as const)('advertisements of strangers: %s', holds(isAdvertisement));

test('hardly anything is read from messages without an offer', () => {
  const { silent, noOffers } = figuresOf(isMessage);

  expect(silent / noOffers).toBeGreaterThanOrEqual(0.92);
});
