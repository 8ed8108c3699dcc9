import { expect, test } from 'vitest';
import { makeFound } from '../../test/makeMatch.ts';
import { textMarks, wordAt, wordsOf, yearlyPay } from './textMarks.ts';

test('marks are in order, none over another, without what would mark whole paragraphs', () => {
  const marks = textMarks([
    makeFound('salary', { start: 40, end: 50 }),
    makeFound('zipcode', { start: 0, end: 5 }),
    makeFound('jobLocation', { start: 3, end: 12 }),
    makeFound('country', { start: 6, end: 12 }),
    makeFound('description', { start: 0, end: 900 }),
    makeFound('employer', { start: 20, end: 20 }),
  ]);

  expect(marks).toEqual([
    { start: 0, end: 12, fields: ['zipcode', 'jobLocation'] },
    { start: 40, end: 50, fields: ['salary'] },
  ]);
});

test.each([
  ['als Köchin, in Ulm', 6, 'Köchin'],
  ['als Köchin, in Ulm', 3, 'als'],
  ['(m/w/d)', 3, 'm/w/d'],
  ['ab 65.000 €!', 5, '65.000'],
  ['ab 65.000 €!', 10, '€'],
  ['ein  – Wort', 5, null],
])('in %j at %i stands %j', (text, offset, word) => {
  const span = wordAt(text, offset);

  expect(span && wordsOf(text, span)).toBe(word);
});

test.each([
  ['65.000 bis 80.000 €', { min: 65, max: 80 }],
  ['65–80k', { min: 65, max: 80 }],
  ['65-80 T€', { min: 65, max: 80 }],
  ['72.000 € brutto im Jahr', { min: 72, max: 72 }],
  ['ab 65 Tsd. €', { min: 65 }],
  ['up to 90k', { max: 90 }],
  ['bis zu 90.000 €', { max: 90 }],
  ['5.000 € im Monat', null],
  ['5.000', null],
  ['viel Geld', null],
  ['', null],
])('%j is a pay of %j', (words, pay) => {
  expect(yearlyPay(words)).toEqual(pay);
});
