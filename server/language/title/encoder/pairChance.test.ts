import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chanceOfSame, unsureNearness } from './pairChance.ts';

const calibration = { cosine: 8, sharedWords: 1, byOccupation: 0.5, bias: -3 };
const nothing = { cosine: 0, sharedWords: 0, byOccupation: 0, isPart: false };
const valueOf = (evidence: Partial<typeof nothing>) =>
  unsureNearness(calibration, { ...nothing, ...evidence });

const share = fc.double({ min: 0, max: 1, noNaN: true });
const anyEvidence = fc.record({
  cosine: share,
  sharedWords: share,
  byOccupation: share,
  isPart: fc.boolean(),
});

describe('the chance that two titles are the same job', () => {
  test('grows with the cosine', () => {
    const chances = [0, 0.3, 0.6, 0.9].map((cosine) =>
      chanceOfSame(calibration, { ...nothing, cosine }),
    );

    expect(chances.toSorted((left, right) => left - right)).toEqual(chances);
    expect(chances[0]).toBeLessThan(0.1);
    expect(chances[3]).toBeGreaterThan(0.9);
  });
});

describe('the nearness of titles that are not surely known', () => {
  test('stays below 0.5 for the cosine alone', () => {
    expect(valueOf({ cosine: 1 })).toBeLessThan(0.5);
    expect(valueOf({ cosine: 1 })).toBeGreaterThan(0.4);
  });

  test('keeps what occupations or words say where the encoder believes it', () => {
    expect(valueOf({ cosine: 0.8, byOccupation: 0.65 })).toBe(0.65);
    expect(valueOf({ cosine: 0.8, sharedWords: 0.7 })).toBe(0.7);
  });

  test('does not follow a guess where another job is likelier', () => {
    expect(valueOf({ cosine: 0.1, byOccupation: 0.65 })).toBeLessThan(0.5);
    expect(valueOf({ cosine: 0.1, sharedWords: 0.7 })).toBeLessThan(0.5);
  });

  test('leaves a general title beside a special one as it is', () => {
    expect(valueOf({ cosine: 0.1, byOccupation: 0.6, isPart: true })).toBe(0.6);
  });

  test('leaves what is close as it is, for it hides from those who are not wanted', () => {
    expect(valueOf({ cosine: 0, byOccupation: 0.8 })).toBe(0.8);
  });

  test('is never above a line that the evidence does not pass', () => {
    fc.assert(
      fc.property(anyEvidence, (evidence) => {
        const evident = Math.max(evidence.sharedWords, evidence.byOccupation);
        expect(unsureNearness(calibration, evidence)).toBeLessThanOrEqual(Math.max(evident, 0.49));
      }),
    );
  });
});
