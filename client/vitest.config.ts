import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [react()],
  test: {
    name: 'client',
    sequence: { groupOrder: 1 },
    // By default a second, in which a busy machine may not come to it.
    expect: { poll: { timeout: 20_000 } },
    environment: 'jsdom',
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: './src/test/setup.ts',
    // Each file has a page of its own; reading all modules anew for each took half of the time.
    isolate: false,
    // On a busy machine filling in a whole form takes its time.
    testTimeout: 120_000,
  },
});
