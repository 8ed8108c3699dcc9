import { describe, expect, test } from 'vitest';
import { decodeCursor, encodeCursor } from './readPage.ts';

const id = '0123456789abcdef01234567';
const encode = (text: string) => Buffer.from(text).toString('base64url');
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
    ['a time alone', encode('1763700000000')],
    ['a time without an id', encode('1763700000000.')],
    ['a short id', encode('1763700000000.0123')],
    ['an id in capitals', encode(`1763700000000.${id.toUpperCase()}`)],
    ['a time before 1970', encode(`-1.${id}`)],
    ['a time beyond all dates', encode(`9999999999999999.${id}`)],
    ['a time with zeros before it', encode(`0001763700000000.${id}`.slice(1))],
    ['a fraction', encode(`17637.5.${id}`)],
    ['an operator', encode('{"$gt":""}')],
    ['signs after it', `${valid}AAAA`],
    ['signs that decoding passes over', `${valid.slice(0, 8)}.${valid.slice(8)}`],
    ['padding', `${valid}=`],
    ['half of it', valid.slice(0, valid.length / 2)],
  ])('is refused with %s', (_, text) => {
    expect(() => decodeCursor(text)).toThrow('Bitte laden Sie die Liste neu.');
  });
});
