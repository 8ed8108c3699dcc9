import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'faults',
    // By default a second, in which a busy machine may not come to it.
    expect: { poll: { timeout: 20_000 } },
    include: ['*.test.ts'],
    // Whole products are started and killed here, on a machine that runs other tests beside it.
    testTimeout: 180_000,
    // After the others: here it counts how long an answer takes.
    sequence: { groupOrder: 4 },
  },
});
