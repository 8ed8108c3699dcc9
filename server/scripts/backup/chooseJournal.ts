import { copyFile, mkdir, readdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { limits } from '@inkognito/shared/limits';
import { begin, entryFile } from '../../src/journal/journal.ts';
import type { WrittenEntry } from '../../src/journal/journalEntry.ts';
import { readJournal } from '../../src/journal/readJournal.ts';
import { BackupError, type BackupLabel } from './takeBackup.ts';

const dayMs = 24 * 60 * 60_000;
/** Entries precede their commit and clocks differ, so some in the backup are replayed. */
const overlapMs = 10 * 60_000;

/** @throws {BackupError} when the journal is incomplete */
export async function readWhatFollowed(
  folder: string,
  { takenAt }: BackupLabel,
): Promise<WrittenEntry[]> {
  const journal = await readJournal(folder);
  if (journal === null) throw incomplete(`${folder} holds no journal.`);
  if (journal.since > new Date(takenAt)) {
    throw incomplete(
      `The journal in ${folder} begins at ${journal.since.toISOString()}, after the backup of ${takenAt}.`,
    );
  }
  if (Date.now() - Date.parse(takenAt) > limits.backupDays * dayMs) {
    throw incomplete(
      `The backup is older than ${limits.backupDays} days. No journal reaches back that far.`,
    );
  }
  return journal.entries.filter(({ at }) => at.getTime() > Date.parse(takenAt) - overlapMs);
}

function incomplete(reason: string): BackupError {
  return new BackupError(
    [
      reason,
      'Without the journal, deleted accounts, withdrawn releases, old passwords and old access passwords would come back.',
      '  --journal <folder>   where the journal is (JOURNAL_DIR of the installation that was backed up)',
      '  --without-journal    restores without it and pauses all accounts',
    ].join('\n'),
  );
}

/** A later restore needs these entries too. */
export async function adoptJournal(from: string, to: string): Promise<void> {
  if (resolve(from) === resolve(to)) return;
  const journal = await readJournal(from);
  if (journal === null) return;
  await mkdir(to, { recursive: true, mode: 0o700 });
  for (const name of (await readdir(from)).filter((each) => entryFile.test(each))) {
    await copyFile(join(from, name), join(to, name));
  }
  await begin(to, journal.since);
}
