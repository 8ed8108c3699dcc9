import { existsSync } from 'node:fs';
import { mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { z } from '@inkognito/shared/schema/zod';
import { unfinishedRestore } from '../../src/database/unfinishedRestore.ts';
import { splitConnectionString } from './connectionString.ts';
import { filterOplog } from './oplog.ts';
import { runMongoTool } from './runMongoTool.ts';

/** A finished backup's label; a folder without it is none. */
export const backupLabel = z.object({ database: z.string().min(1), takenAt: z.iso.datetime() });
export type BackupLabel = z.infer<typeof backupLabel>;

export const labelFile = 'backup.json';

/** Would undo sign-outs, revive used links or resend mail, and would let a thief of the backup sign in. */
export const excludedCollections: readonly string[] = [
  'sessions',
  'guests',
  'mails',
  'mailed_tokens',
  'rate_limits',
  unfinishedRestore,
];

export class BackupError extends Error {
  override readonly name = 'BackupError';
}

/** Copies the database as of the end of the copying, during service. @returns the number of collections */
export async function takeBackup(
  uri: string,
  folder: string,
  log: (line: string) => void,
): Promise<number> {
  if (existsSync(folder))
    throw new BackupError(`The folder ${folder} exists already. Name another one.`);
  const { server, database } = splitConnectionString(uri);
  const unfinished = `${folder}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { recursive: true, mode: 0o700 });
  // Before copying: later journal entries are replayed by a restore.
  const label: BackupLabel = { database, takenAt: new Date().toISOString() };
  try {
    const args = ['--oplog', '--gzip', '--out', unfinished];
    await runMongoTool('mongodump', { server, args, log });
    await keepOnly(database, unfinished);
    await writeFile(join(unfinished, labelFile), `${JSON.stringify(label)}\n`);
    await rename(unfinished, folder);
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
  const files = await readdir(join(folder, database));
  return files.filter((file) => file.endsWith('.bson.gz')).length;
}

/** A point-in-time dump covers the whole server, so the rest is removed. */
async function keepOnly(database: string, folder: string): Promise<void> {
  for (const { name } of (await readdir(folder, { withFileTypes: true })).filter((entry) =>
    entry.isDirectory(),
  )) {
    if (name !== database) await rm(join(folder, name), { recursive: true });
  }
  for (const file of await readdir(join(folder, database)).catch(() => [])) {
    if (excludedCollections.includes(file.replace(/\.(bson|metadata\.json)\.gz$/, ''))) {
      await rm(join(folder, database, file));
    }
  }
  const oplogFile = join(folder, 'oplog.bson');
  const oplog = gunzipSync(await readFile(oplogFile));
  const kept = filterOplog(
    oplog,
    database,
    (collection) => !excludedCollections.includes(collection),
  );
  await writeFile(oplogFile, gzipSync(kept));
}
