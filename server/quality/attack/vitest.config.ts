import { defineConfig } from 'vitest/config';

const isLongForm = process.env.ATTACK_LONG === '1';

export default defineConfig({
  test: {
    name: 'attack',
    sequence: { groupOrder: 2 },
    // The default of one second is too short on a busy machine.
    expect: { poll: { timeout: 20_000 } },
    include: ['*.attack.test.ts'],
    globalSetup: '../../src/test/globalSetup.ts',
    isolate: false,
    testTimeout: isLongForm ? 1_200_000 : 300_000,
    hookTimeout: 300_000,
  },
});
