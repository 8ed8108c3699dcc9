import { appendFile, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dayMs, limits } from '@inkognito/shared/limits';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openJournal, pruneJournal, writeJournal } from './journal.ts';
import { readJournal } from './readJournal.ts';

const account = '0123456789abcdef01234567';

let folder: string;
let stop: () => Promise<void>;

beforeEach(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'inkognito-journal-')), 'journal');
  ({ stop } = await openJournal(folder));
});

afterEach(async () => {
  await stop();
  await rm(join(folder, '..'), { recursive: true, force: true });
});

const entryFiles = async () => (await readdir(folder)).filter((name) => name.endsWith('.jsonl'));

test('what was written at once is read in order, with its time', async () => {
  const entries = Array.from({ length: 30 }, (_, count) => ({
    ...{ kind: 'keyEnded' as const, key: count.toString(16).padStart(24, '0') },
  }));

  await Promise.all(entries.map((entry) => writeJournal(entry)));

  const journal = await readJournal(folder);
  expect(journal?.entries).toEqual(
    entries.map((entry) => ({ ...entry, at: expect.any(Date) as Date })),
  );
});

test('a restart goes on with it and leaves its beginning as it is', async () => {
  await writeJournal({ kind: 'accountDeleted', account });
  const before = await readJournal(folder);
  await stop();
  ({ stop } = await openJournal(folder));
  await writeJournal({ kind: 'accountDeleted', account });

  const after = await readJournal(folder);

  expect(after?.since).toEqual(before?.since);
  expect(after?.entries).toHaveLength(2);
});

test('half a line at the end is ignored, half a line before it is an error', async () => {
  await writeJournal({ kind: 'accountDeleted', account });
  const [name = ''] = await entryFiles();
  await appendFile(join(folder, name), '{"at":"2026-');
  expect((await readJournal(folder))?.entries).toHaveLength(1);

  await appendFile(join(folder, name), '\n');

  await expect(readJournal(folder)).rejects.toThrow(/cannot read/);
});

test('entries live as long as the oldest backup that is restored', async () => {
  const now = Date.parse('2026-06-30T12:00:00Z');
  const nameOf = (daysAgo: number) =>
    `${new Date(now - daysAgo * dayMs).toISOString().slice(0, 10)}-00000000.jsonl`;
  const ages = [0, limits.backupDays, limits.backupDays + 1, limits.backupDays + 2];
  for (const age of ages) await writeFile(join(folder, nameOf(age)), '');

  await pruneJournal(folder, now);

  expect(await entryFiles()).toEqual(ages.slice(0, 3).reverse().map(nameOf));
});

test('an entry that cannot be stored is an error, so that nothing is promised', async () => {
  await rm(folder, { recursive: true });

  await expect(writeJournal({ kind: 'accountDeleted', account })).rejects.toThrow(/ENOENT/);
});

test.skipIf(process.platform === 'win32')('no other user of the machine may read it', async () => {
  await writeJournal({ kind: 'accountDeleted', account });

  for (const name of ['.', ...(await readdir(folder))]) {
    expect((await stat(join(folder, name))).mode & 0o077).toBe(0);
  }
});
