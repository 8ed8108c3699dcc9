import { defineConfig } from 'vitest/config';

const isLongForm = process.env.ATTACK_LONG === '1';

export default defineConfig({
  test: {
    name: 'attack',
    include: ['*.attack.test.ts'],
    globalSetup: '../src/test/globalSetup.ts',
    testTimeout: isLongForm ? 1_200_000 : 60_000,
    hookTimeout: 120_000,
  },
});
