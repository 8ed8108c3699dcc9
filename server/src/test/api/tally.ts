// What tests of attacks share: how many tries, and that no answer is a server error or a leak.
import { afterAll, expect } from 'vitest';

/** The long form takes minutes and is asked for by `ATTACK_LONG=1`. */
export const isLongForm = process.env.ATTACK_LONG === '1';

/** How many tries: few in the daily run, many in the long form. */
export const size = (short: number, long: number): number => (isLongForm ? long : short);

/** A 5xx or a leak fails the file that counted it, after all its tries. */
export function useTally() {
  const wrong: string[] = [];

  afterAll(() => expect(wrong).toEqual([]));

  return {
    /** One answer to an attack, by its status. */
    count(status: number, what = ''): void {
      if (status >= 500) wrong.push(`${status}: ${what.slice(0, 200)}`);
    },
    leak(what: string): void {
      wrong.push(`leak: ${what.slice(0, 200)}`);
    },
  };
}
