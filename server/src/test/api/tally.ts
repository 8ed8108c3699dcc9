// Shared by the attack tests: sizes, and that no answer is a server error or a leak.
import { afterAll, expect } from 'vitest';

/** `ATTACK_LONG=1` takes minutes. */
export const isLongForm = process.env.ATTACK_LONG === '1';

export const size = (short: number, long: number): number => (isLongForm ? long : short);

/** A 5xx or a leak fails the file after all its attempts. */
export function useTally() {
  const wrong: string[] = [];

  afterAll(() => expect(wrong).toEqual([]));

  return {
    count(status: number, what = ''): void {
      if (status >= 500) wrong.push(`${status}: ${what.slice(0, 200)}`);
    },
    leak(what: string): void {
      wrong.push(`leak: ${what.slice(0, 200)}`);
    },
  };
}
