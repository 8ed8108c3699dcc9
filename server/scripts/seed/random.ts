import { Types } from 'mongoose';

/** Deterministic by seed. */
export type Random = {
  /** From 0 up to but not including 1. */
  readonly next: () => number;
  /** Both bounds included. */
  readonly whole: (min: number, max: number) => number;
  readonly chance: (share: number) => boolean;
  readonly pick: <Value>(values: readonly Value[]) => Value;
  /** Distinct, in drawing order; all of them if there are no more. */
  readonly pickSome: <Value>(values: readonly Value[], count: number) => Value[];
};

/** mulberry32 (Tommy Ettinger, public domain): 32 bits are plenty here. */
function mulberry32(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Independent random streams. */
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

/** MongoDB's layout with seed and purpose as the machine id: unique within a seed, and reproducible. */
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
