import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'shared',
    include: ['src/**/*.test.ts'],
    // On a busy machine tests over many values take their time.
    testTimeout: 120_000,
  },
});
