import { configDefaults, defineConfig } from 'vitest/config';

export const journey = 'e2e/journey.test.ts';

export const common = {
  // By default a second, in which a busy machine may not come to it.
  expect: { poll: { timeout: 20_000 } },
  // The files of a worker share a product; workers that start and end anew were idle in between.
  isolate: false,
  testTimeout: 300_000,
  hookTimeout: 300_000,
};

export default defineConfig({
  test: {
    ...common,
    name: 'e2e',
    sequence: { groupOrder: 3 },
    include: ['e2e/**/*.test.ts'],
    exclude: [...configDefaults.exclude, journey],
  },
});
