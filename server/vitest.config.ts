import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'server',
    // By default a second, in which a busy machine may not come to it.
    expect: { poll: { timeout: 20_000 } },
    include: ['{src,embedded,scripts}/**/*.test.ts'],
    globalSetup: './src/test/globalSetup.ts',
    // Each file has a database of its own and mocks nothing; reading all modules anew for each took half of the time.
    isolate: false,
    // On a busy machine a test of a hundred calls takes its time.
    testTimeout: 40_000,
    hookTimeout: 60_000,
  },
});
