import { Types } from 'mongoose';

/** Chance that can be repeated: the same seed gives the same values in the same order. */
export type Random = {
  /** From 0 up to but not including 1. */
  readonly next: () => number;
  /** A whole number from `min` to `max`, both included. */
  readonly whole: (min: number, max: number) => number;
  /** True in this share of calls. */
  readonly chance: (share: number) => boolean;
  readonly pick: <Value>(values: readonly Value[]) => Value;
  /** Different ones, in the order in which they were drawn; all of them if there are no more. */
  readonly pickSome: <Value>(values: readonly Value[], count: number) => Value[];
};

/** mulberry32 (Tommy Ettinger, public domain): 32 bits of state are plenty for play data. */
function mulberry32(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** What is drawn for; each has a row of values of its own, so that one does not shift the other. */
export const purposes = {
  user: 1,
  questionnaire: 2,
  recruiter: 3,
  job: 4,
  comparison: 5,
  hiring: 6,
  publisher: 7,
  recruiterProfile: 8,
} as const;
export type Purpose = keyof typeof purposes;

export function createRandom(seed: number, purpose: Purpose): Random {
  const next = mulberry32(Math.imul(seed, 0x9e3779b1) + purposes[purpose]);
  const whole = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  const take = <Value>(values: Value[]): Value => {
    const [taken] = values.splice(whole(0, values.length - 1), 1);
    if (taken === undefined) throw new Error('There is nothing to pick from.');
    return taken;
  };
  return {
    next,
    whole,
    chance: (share) => next() < share,
    pick: (values) => {
      const picked = values[whole(0, values.length - 1)];
      if (picked === undefined) throw new Error('There is nothing to pick from.');
      return picked;
    },
    pickSome: (values, count) => {
      const left = [...values];
      return Array.from({ length: Math.min(count, left.length) }, () => take(left));
    },
  };
}

/**
 * Ids laid out as MongoDB lays them out, with the time first, but with seed and purpose where it puts the machine:
 * no two of one seed are the same, and a second run gives the same ones.
 */
export function objectIdMaker(seed: number, purpose: Purpose): (createdAt: Date) => Types.ObjectId {
  let made = 0;
  const hex = (value: number, digits: number) => value.toString(16).padStart(digits, '0');
  return (createdAt) => {
    made += 1;
    const seconds = Math.floor(createdAt.getTime() / 1000);
    return new Types.ObjectId(
      hex(seconds, 8) + hex(seed, 8) + hex(purposes[purpose], 2) + hex(made, 6),
    );
  };
}
