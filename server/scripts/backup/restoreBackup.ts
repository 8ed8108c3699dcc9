import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { z } from '@inkognito/shared/schema/zod';
import mongoose from 'mongoose';
import { findMongoTool } from '../../embedded/mongoTools.ts';
import { splitConnectionString, withAddressFile } from './connectionString.ts';
import { createAllIndexes, findMissingIndexes } from './indexes.ts';
import { leftOut } from './leftOut.ts';
import { BackupError, type BackupLabel, labelFile } from './takeBackup.ts';

const run = promisify(execFile);

const backupLabel = z.object({ database: z.string().min(1), takenAt: z.iso.datetime() });

/**
 * Puts a backup into an empty database, or with `replace` in the place of what is there.
 * @returns how many documents there are afterwards
 * @throws {BackupError} before anything was changed
 */
export async function restoreBackup(
  uri: string,
  folder: string,
  { replace, log }: { replace: boolean; log: (line: string) => void },
): Promise<{ documents: number; label: BackupLabel }> {
  const label = await readLabel(folder);
  const { server, database } = splitConnectionString(uri);
  if (label.database !== database) {
    throw new BackupError(
      `Die Sicherung ist von der Datenbank "${label.database}", genannt ist "${database}".`,
    );
  }
  const tool = await findMongoTool('mongorestore', log);
  // Not as the product connects: building indexes may take longer than any request.
  await mongoose.connect(uri, { autoIndex: false, w: 'majority' });
  try {
    await makeRoom(replace);
    await withAddressFile(server, (address) =>
      run(tool, ['--config', address, '--oplogReplay', '--gzip', '--quiet', '--dir', folder]),
    );
    await createAllIndexes();
    const missing = await findMissingIndexes();
    if (missing.length > 0) throw new Error(`Diese Indizes fehlen: ${missing.join(', ')}`);
    return { documents: await countDocuments(), label };
  } finally {
    await mongoose.disconnect();
  }
}

async function readLabel(folder: string): Promise<BackupLabel> {
  const text = await readFile(join(folder, labelFile), 'utf8').catch(() => null);
  if (text === null) throw new BackupError(`In ${folder} liegt keine vollständige Sicherung.`);
  return backupLabel.parse(JSON.parse(text));
}

async function makeRoom(replace: boolean): Promise<void> {
  const present = await countDocuments();
  if (present === 0 || replace) {
    await mongoose.connection.dropDatabase();
    return;
  }
  throw new BackupError(
    `Die Datenbank ist nicht leer (${present} Dokumente). Mit --replace wird ihr Inhalt ersetzt.`,
  );
}

/** Counts what a backup would hold. */
async function countDocuments(): Promise<number> {
  const collections = await mongoose.connection.listCollections();
  const kept = collections.map(({ name }) => name).filter((name) => !leftOut.includes(name));
  const counts = await Promise.all(
    kept.map((name) => mongoose.connection.collection(name).countDocuments()),
  );
  return counts.reduce((sum, count) => sum + count, 0);
}
