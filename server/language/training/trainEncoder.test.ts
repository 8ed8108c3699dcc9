import { describe, expect, test } from 'vitest';
import { titleFeatures } from '../title/encoder/titleFeatures.ts';
import { cosineOf } from '../title/encoder/titleEncoder.ts';
import { fitLogistic } from './fitLogistic.ts';
import { trainEncoder, type Example } from './trainEncoder.ts';

const readWord = (word: string) => [{ written: word, meaning: word }];
const names = [
  ['koch', 'beikoch', 'kuchenchef'],
  ['maler', 'lackierer', 'anstreicher'],
];
const examples = names.flatMap((ofJob, job): Example[] =>
  ofJob.map((name) => ({
    features: (random) => titleFeatures([name], readWord).filter(() => random() > 0.1),
    shares: new Map([[job, 1]]),
  })),
);
const tasks = [{ examples, occupations: names.length }];
const settings = { seed: 1, epochs: 20, dimensions: 8 };

describe('trainEncoder', () => {
  test('learns the same numbers from the same seed, and others from another', () => {
    const once = trainEncoder(tasks, settings);
    expect(trainEncoder(tasks, settings)).toEqual(once);
    expect(trainEncoder(tasks, { ...settings, seed: 2 }).table).not.toEqual(once.table);
  });

  test('brings a name nearer to its own occupation than to another one', () => {
    const {
      table,
      prototypes: [prototypes = new Float32Array()],
    } = trainEncoder(tasks, settings);
    const vector = new Float32Array(8);
    for (const row of titleFeatures(['kochin'], readWord)) {
      for (let at = 0; at < 8; at += 1) vector[at] = (vector[at] ?? 0) + (table[row * 8 + at] ?? 0);
    }

    const own = cosineOf(vector, prototypes.subarray(0, 8));
    const foreign = cosineOf(vector, prototypes.subarray(8));

    expect(own).toBeGreaterThan(foreign);
  });
});

describe('fitLogistic', () => {
  test('finds the curve that the cases were drawn from', () => {
    const cases = Array.from({ length: 400 }, (_, number) => {
      const value = (number % 20) / 10 - 1;
      const chance = 1 / (1 + Math.exp(-(3 * value - 1)));
      return { measured: value, isTrue: Math.floor(number / 20) / 20 < chance };
    });

    const { factor, bias } = fitLogistic(cases);

    expect(factor).toBeCloseTo(3, 0);
    expect(bias).toBeCloseTo(-1, 0);
  });
});
