import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

const server = join(import.meta.dirname, '../..');
const needsDatabase = (file: string) =>
  /\buseTest(App|Database)\(/.test(readFileSync(join(server, file), 'utf8'));
const testFiles = readdirSync(join(server, 'src'), { recursive: true, encoding: 'utf8' })
  .map((file) => join('src', file))
  .filter((file) => file.endsWith('.test.ts') && needsDatabase(file));

/** They read the plans and the profile of a single mongod. */
const ofOneServer = ['src/test/api/indexes.rest.test.ts'];
const plans = [
  'reads only the entries it shows',
  'reads only what it shows',
  'reads no match that has ended',
  'narrows and sorts by its indexes alone',
];

/** The tests of the API and of all else that asks the database, as they are, on a sharded one. */
export default defineConfig({
  root: server,
  test: {
    name: 'sharded',
    // By default a second, in which a busy machine may not come to it.
    expect: { poll: { timeout: 20_000 } },
    include: testFiles,
    exclude: ofOneServer,
    testNamePattern: new RegExp(`^(?!.*(?:${plans.join('|')}))`),
    globalSetup: './quality/sharded/globalSetup.ts',
    isolate: false,
    maxWorkers: 3,
    testTimeout: 240_000,
    // On a busy machine it takes minutes to shard a database.
    hookTimeout: 600_000,
  },
});
