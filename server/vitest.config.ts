import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'server',
    include: ['src/**/*.test.ts', 'scripts/**/*.test.ts'],
    globalSetup: './src/test/globalSetup.ts',
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});
