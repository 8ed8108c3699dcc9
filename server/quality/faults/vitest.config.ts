import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'faults',
    // The default of one second is too short on a busy machine.
    expect: { poll: { timeout: 20_000 } },
    include: ['*.test.ts'],
    // Starts and kills whole servers beside other tests.
    testTimeout: 180_000,
    // After the others: response times count here.
    sequence: { groupOrder: 4 },
  },
});
