import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

const server = join(import.meta.dirname, '..');
const needsDatabase = (file: string) =>
  /\buseTest(App|Database)\(/.test(readFileSync(join(server, file), 'utf8'));
const testFiles = readdirSync(join(server, 'src'), { recursive: true, encoding: 'utf8' })
  .map((file) => join('src', file))
  .filter((file) => file.endsWith('.test.ts') && needsDatabase(file));

/** The tests of the API and of all else that asks the database, as they are, on a sharded one. */
export default defineConfig({
  root: server,
  test: {
    name: 'sharded',
    include: testFiles,
    globalSetup: './sharded/globalSetup.ts',
    isolate: false,
    maxWorkers: 3,
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
