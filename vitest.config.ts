import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // Tests wait for databases and browsers much of the time, so three at once are worth it on two cores as well.
    maxWorkers: Math.max(3, availableParallelism() - 1),
    // Each has a place of its own in the order: a worker that changes from one to another begins anew.
    projects: [
      // `npm test`
      'shared/vitest.config.ts',
      'server/vitest.config.ts',
      'client/vitest.config.ts',
      'client/vitest.journey.config.ts',
      // `npm run test:rest`
      'server/vitest.rest.config.ts',
      'server/quality/attack/vitest.config.ts',
      'server/quality/faults/vitest.config.ts',
      'client/vitest.e2e.config.ts',
    ],
  },
});
