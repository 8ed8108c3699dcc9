import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'e2e',
    // By default a second, in which a busy machine may not come to it.
    expect: { poll: { timeout: 20_000 } },
    include: ['e2e/**/*.test.ts'],
    // Each file has a product and a browser of its own; between workers that start and end anew nobody worked.
    isolate: false,
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});
