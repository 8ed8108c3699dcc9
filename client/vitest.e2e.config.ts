import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'e2e',
    // By default a second, in which a busy machine may not come to it.
    expect: { poll: { timeout: 20_000 } },
    include: ['e2e/**/*.test.ts'],
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});
