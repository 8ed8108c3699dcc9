import { describe, expect, test } from 'vitest';
import { decodeCursor, encodeCursor } from './readPage.ts';

const id = '0123456789abcdef01234567';
const valid = encodeCursor({ time: new Date(1_763_700_000_000), id });

describe('a cursor', () => {
  test.each([
    ['the beginning of time', 0],
    ['today', 1_763_700_000_123],
    ['the last millisecond it can name', 999_999_999_999_999],
  ])('names its position again: %s', (_, milliseconds) => {
    const position = { time: new Date(milliseconds), id };

    expect(decodeCursor(encodeCursor(position))).toEqual(position);
  });

  test('that is missing is the start of the list', () => {
    expect(decodeCursor(undefined)).toBeNull();
  });

  test.each([
    ['nothing', ''],
    ['words', 'quatsch'],
    ['an id', id],
    ['a time alone', '1763700000000'],
    ['a time without an id', '1763700000000-'],
    ['a short id', '1763700000000-0123'],
    ['an id in capitals', `1763700000000-${id.toUpperCase()}`],
    ['a time before 1970', `-1-${id}`],
    ['a time beyond all dates', `9999999999999999-${id}`],
    ['a fraction', `17637.5-${id}`],
    ['an operator', '{"$gt":""}'],
    ['signs after it', `${valid}AAAA`],
    ['half of it', valid.slice(0, valid.length / 2)],
  ])('is refused with %s', (_, text) => {
    expect(() => decodeCursor(text)).toThrow('Bitte laden Sie die Liste neu.');
  });
});
