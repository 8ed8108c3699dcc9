import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findMongod } from './mongodBinary.ts';

const path = process.env['PATH'] ?? '';
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'inkognito-path-'));
  process.env['PATH'] = `${folder}${delimiter}${path}`;
});

afterEach(async () => {
  process.env['PATH'] = path;
  await rm(folder, { recursive: true });
});

test.skipIf(process.platform === 'win32').each([
  ['8.2.3', true],
  ['8.2.10', true],
  ['8.2.2', false],
])('a mongod %s of the PATH is taken before all others: %s', async (version, isTaken) => {
  const own = join(folder, 'mongod');
  await writeFile(own, `#!/bin/sh\necho 'db version v${version}'\n`, { mode: 0o755 });

  const found = await findMongod(() => undefined);

  expect(found.path === own).toBe(isTaken);
});
