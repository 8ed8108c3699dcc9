import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { limits } from '@inkognito/shared/limits';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { discardMailFilesOf, mailFile, sweepMailFiles } from './mail.files.ts';

const anna = 'a'.repeat(24);
const gone = 'b'.repeat(24);
const id = '0'.repeat(24);
const daySeconds = 24 * 60 * 60;

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'inkognito-mail-files-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function put(name: string, ageDays: number): Promise<string> {
  await writeFile(join(folder, name), 'To: somebody');
  const time = Date.now() / 1000 - ageDays * daySeconds;
  await utimes(join(folder, name), time, time);
  return name;
}

test('mail to somebody who is gone goes, and so does what is old', async () => {
  const kept = await put(mailFile({ ownerId: anna, id }), limits.mailFileDays - 1);
  const unnamed = await put(`${id}.eml`, 0);
  await put(mailFile({ ownerId: anna, id: '1'.repeat(24) }), limits.mailFileDays + 1);
  await put(mailFile({ ownerId: gone, id }), 0);
  await put(`${'2'.repeat(24)}.eml`, limits.mailFileDays + 1);

  const removed = await sweepMailFiles(folder, () => Promise.resolve(new Set([anna])));

  expect(removed).toBe(3);
  expect((await readdir(folder)).sort()).toEqual([unnamed, kept].sort());
});

test('with an account goes the mail to it, and no other', async () => {
  const kept = await put(mailFile({ ownerId: anna, id }), 0);
  await put(mailFile({ ownerId: gone, id }), 0);

  await discardMailFilesOf(folder, gone);

  expect(await readdir(folder)).toEqual([kept]);
});

test('where no mail was ever written there is nothing to do', async () => {
  await discardMailFilesOf(join(folder, 'none'), anna);

  expect(await sweepMailFiles(join(folder, 'none'), () => Promise.resolve(new Set()))).toBe(0);
});
