import { defineConfig } from 'vitest/config';

const isLongForm = process.env.ATTACK_LONG === '1';

export default defineConfig({
  test: {
    name: 'attack',
    sequence: { groupOrder: 2 },
    // By default a second, in which a busy machine may not come to it.
    expect: { poll: { timeout: 20_000 } },
    include: ['*.attack.test.ts'],
    globalSetup: '../../src/test/globalSetup.ts',
    isolate: false,
    testTimeout: isLongForm ? 1_200_000 : 300_000,
    hookTimeout: 300_000,
  },
});
