import { configDefaults, defineConfig } from 'vitest/config';

/** What both halves of the server's tests have in common. */
export const common = {
  // By default a second, in which a busy machine may not come to it.
  expect: { poll: { timeout: 20_000 } },
  globalSetup: './src/test/globalSetup.ts',
  setupFiles: './src/test/quickHashes.ts',
  // Each file has a database of its own and mocks nothing; reading all modules anew for each took half of the time.
  isolate: false,
  // They end what hangs: beside other work a test of hundreds of calls takes minutes.
  testTimeout: 300_000,
  hookTimeout: 300_000,
};

export default defineConfig({
  test: {
    ...common,
    name: 'server',
    sequence: { groupOrder: 2 },
    include: ['{src,language}/**/*.test.ts'],
    exclude: [...configDefaults.exclude, '**/*.rest.test.ts'],
  },
});
