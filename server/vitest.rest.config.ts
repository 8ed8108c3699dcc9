import { defineConfig } from 'vitest/config';
import { common } from './vitest.config.ts';

/** What takes long and seldom fails; what `npm test` samples is done whole here. */
export default defineConfig({
  test: {
    ...common,
    name: 'rest',
    sequence: { groupOrder: 1 },
    include: [
      '{src,language}/**/*.rest.test.ts',
      '{embedded,scripts}/**/*.test.ts',
      'src/test/api/privacyScan.test.ts',
    ],
    env: { WHOLE: '1' },
  },
});
