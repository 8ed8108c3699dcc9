import { existsSync } from 'node:fs';
import { mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { z } from '@inkognito/shared/schema/zod';
import { unfinishedRestore } from '../../src/database/unfinishedRestore.ts';
import { splitConnectionString } from './connectionString.ts';
import { filterOplog } from './oplog.ts';
import { runMongoTool } from './runMongoTool.ts';

/** What a finished backup says of itself; a folder without it is none. */
export const backupLabel = z.object({ database: z.string().min(1), takenAt: z.iso.datetime() });
export type BackupLabel = z.infer<typeof backupLabel>;

export const labelFile = 'backup.json';

/**
 * What a backup does not hold. A session, a mailed link or a waiting mail brought back would undo a sign-out, make a
 * used link good again, or send a mail twice; and whoever gets hold of a backup should find no way in. People sign in
 * again, and ask for a link again. The counters of tries are over within a day. Who used a key without an account is
 * known by a session alone, so nobody could come back to what a backup would hold of them; what they compared it holds
 * with the job seeker's offers.
 */
export const leftOut: readonly string[] = [
  'sessions',
  'guests',
  'mails',
  'mailed_tokens',
  'rate_limits',
  unfinishedRestore,
  'distinct_limits',
];

export class BackupError extends Error {
  override readonly name = 'BackupError';
}

/**
 * Copies the database at one moment into a new folder, while it is written to. The moment is the end of the copying:
 * what was changed until then is in it as a whole, what came later is not in it at all.
 * @returns how many collections the folder holds
 */
export async function takeBackup(
  uri: string,
  folder: string,
  log: (line: string) => void,
): Promise<number> {
  if (existsSync(folder)) throw new BackupError(`Den Ordner ${folder} gibt es schon.`);
  const { server, database } = splitConnectionString(uri);
  const unfinished = `${folder}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { recursive: true, mode: 0o700 });
  // Before the copying: what the journal gets meanwhile is done again by a restore.
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

/** A dump that is one moment holds everything on the server; what is not ours, or not to be kept, goes. */
async function keepOnly(database: string, folder: string): Promise<void> {
  for (const { name } of (await readdir(folder, { withFileTypes: true })).filter((entry) =>
    entry.isDirectory(),
  )) {
    if (name !== database) await rm(join(folder, name), { recursive: true });
  }
  for (const file of await readdir(join(folder, database)).catch(() => [])) {
    if (leftOut.includes(file.replace(/\.(bson|metadata\.json)\.gz$/, ''))) {
      await rm(join(folder, database, file));
    }
  }
  const oplogFile = join(folder, 'oplog.bson');
  const oplog = gunzipSync(await readFile(oplogFile));
  const kept = filterOplog(oplog, database, (collection) => !leftOut.includes(collection));
  await writeFile(oplogFile, gzipSync(kept));
}
