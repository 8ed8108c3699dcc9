// What a test of attacks counts for its line of the security checklist.
import { randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect } from 'vitest';
import type { FindingName } from '../../../attack/findings.ts';

export type Measured = { finding: FindingName; accounts: 1 | 30; value: number };

export type Figures = {
  line: string;
  tries: number;
  refused: number;
  serverErrors: number;
  leaks: number;
  measured: Measured[];
};

/** The long form takes minutes and is asked for by `npm run test:attack`. */
export const isLongForm = process.env.ATTACK_LONG === '1';

/** How many tries: few in the daily run, as many as the checklist wants in the long form. */
export const size = (short: number, long: number): number => (isLongForm ? long : short);

/**
 * Counts the tries of one line. A 5xx or a leak fails the file that counted it; the figures go where
 * `ATTACK_FIGURES` says.
 */
export function useTally(line: string) {
  const figures: Figures = { line, tries: 0, refused: 0, serverErrors: 0, leaks: 0, measured: [] };
  const wrong: string[] = [];

  afterAll(() => {
    const folder = process.env.ATTACK_FIGURES;
    if (folder !== undefined) {
      mkdirSync(folder, { recursive: true });
      writeFileSync(join(folder, `${randomUUID()}.json`), JSON.stringify(figures));
    }
    expect(wrong, line).toEqual([]);
  });

  return {
    /** One answer to an attack, by its status. */
    count(status: number, what = ''): void {
      figures.tries += 1;
      if (status >= 400) figures.refused += 1;
      if (status < 500) return;
      figures.serverErrors += 1;
      wrong.push(`${status}: ${what.slice(0, 200)}`);
    },
    /** One attack that has no status, such as a connection or a script in a page. */
    countAttempt(wasRefused: boolean): void {
      figures.tries += 1;
      if (wasRefused) figures.refused += 1;
    },
    leak(what: string): void {
      figures.leaks += 1;
      wrong.push(`leak: ${what.slice(0, 200)}`);
    },
    /** What a finding comes to now, for the table of `npm run test:attack`. */
    measure(finding: FindingName, value: number, accounts: 1 | 30 = 1): void {
      figures.measured.push({ finding, accounts, value });
    },
  };
}
