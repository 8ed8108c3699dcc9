import { expect, test } from 'vitest';
import { looksLikeEuros, salaryInThousands } from './salaryInThousands.ts';

test.each([
  [1, 1, false],
  [65, 65, false],
  [999, 999, false],
  [1000, 1, true],
  [64_600, 65, true],
  [65_000, 65, true],
  [120_000, 120, true],
])('an entry of %d means %d thousand euros', (entry, thousands, inEuros) => {
  expect(salaryInThousands(entry)).toBe(thousands);
  expect(looksLikeEuros(entry)).toBe(inEuros);
});
