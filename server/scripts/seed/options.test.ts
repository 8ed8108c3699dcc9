import { describe, expect, test } from 'vitest';
import { readSeedOptions } from './options.ts';

describe('the arguments of the seed command', () => {
  test('may all be left out', () => {
    expect(readSeedOptions([])).toEqual({ candidates: 500, jobs: 50, seed: 1 });
  });

  test('are read as numbers', () => {
    const options = readSeedOptions(['--candidates', '100000', '--jobs=7', '--seed', '0']);

    expect(options).toEqual({ candidates: 100_000, jobs: 7, seed: 0 });
  });

  test('that ask for help ask for nothing else', () => {
    expect(readSeedOptions(['--help'])).toBeNull();
  });

  test.each([
    [['--candidates', 'many'], '--candidates must be a whole number'],
    [['--candidates', '1'], '--candidates must be from 2 to 1,000,000'],
    [['--jobs', '2.5'], '--jobs must be a whole number'],
    [['--seed', '4294967296'], '--seed must be from 0 to 4,294,967,295'],
    [['--sed', '1'], "Unknown option '--sed'"],
    [['500'], "Unexpected argument '500'"],
  ])('%j are refused with words', (args, words) => {
    expect(() => readSeedOptions(args)).toThrow(words);
  });
});
