import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import mongoose from 'mongoose';
import { findMongoTool } from '../../embedded/npm/mongoTools.ts';
import { beginRestore, finishRestore } from '../../src/database/unfinishedRestore.ts';
import { readWhatFollowed } from './chooseJournal.ts';
import { splitConnectionString } from './connectionString.ts';
import { createAllIndexes, findMissingIndexes } from './indexes.ts';
import { pauseEverybody, replayJournal } from './replayJournal.ts';
import { runMongoTool } from './runMongoTool.ts';
import {
  BackupError,
  type BackupLabel,
  backupLabel,
  labelFile,
  excludedCollections,
} from './takeBackup.ts';

type Options = {
  replace: boolean;
  journal: string | null;
  log: (line: string) => void;
};

/** With `replace` overwrites existing data. Replays the journal. @throws {BackupError} before any change */
export async function restoreBackup(
  uri: string,
  folder: string,
  { replace, journal, log }: Options,
): Promise<{ documents: number; label: BackupLabel }> {
  const label = await readLabel(folder);
  const followed = journal === null ? null : await readWhatFollowed(journal, label);
  const { server, database } = splitConnectionString(uri);
  if (label.database !== database) {
    throw new BackupError(
      `The backup is of the database "${label.database}", but MONGODB_URI names "${database}".`,
    );
  }
  // Fail before anything is dropped.
  await findMongoTool('mongorestore', log);
  // Not the product's connection: building indexes outlasts its timeouts.
  await mongoose.connect(uri, { autoIndex: false, writeConcern: { w: 'majority' } });
  try {
    await makeRoom(replace);
    await beginRestore();
    const args = ['--oplogReplay', '--gzip', '--dir', folder];
    await runMongoTool('mongorestore', { server, args, log });
    await createAllIndexes();
    const missing = await findMissingIndexes();
    if (missing.length > 0) throw new Error(`These indexes are missing: ${missing.join(', ')}`);
    if (followed) {
      await replayJournal(followed);
      log(`${followed.length} entries of the journal are replayed.`);
    } else {
      const paused = await pauseEverybody();
      log(
        `WARNING: without a journal. Deleted accounts, withdrawn releases, old passwords and old access passwords are back. Accounts paused until their owners end the pause: ${paused}.`,
      );
    }
    await finishRestore();
    return { documents: await countDocuments(), label };
  } finally {
    await mongoose.disconnect();
  }
}

async function readLabel(folder: string): Promise<BackupLabel> {
  const text = await readFile(join(folder, labelFile), 'utf8').catch(() => null);
  if (text === null) throw new BackupError(`${folder} holds no complete backup.`);
  return backupLabel.parse(JSON.parse(text));
}

async function makeRoom(replace: boolean): Promise<void> {
  const present = await countDocuments();
  if (present === 0 || replace) {
    await mongoose.connection.dropDatabase();
    return;
  }
  throw new BackupError(
    `The database is not empty (${present} documents). Add --replace to replace its content.`,
  );
}

async function countDocuments(): Promise<number> {
  const collections = await mongoose.connection.listCollections();
  const kept = collections
    .map(({ name }) => name)
    .filter((name) => !excludedCollections.includes(name));
  const counts = await Promise.all(
    kept.map((name) => mongoose.connection.collection(name).countDocuments()),
  );
  return counts.reduce((sum, count) => sum + count, 0);
}
