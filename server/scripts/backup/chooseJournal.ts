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
  if (journal === null) throw incomplete(`In ${folder} liegt kein Journal.`);
  if (journal.since > new Date(takenAt)) {
    throw incomplete(
      `Das Journal in ${folder} beginnt am ${journal.since.toISOString()}, die Sicherung ist vom ${takenAt}.`,
    );
  }
  if (Date.now() - Date.parse(takenAt) > limits.backupDays * dayMs) {
    throw incomplete(
      `Die Sicherung ist älter als ${limits.backupDays} Tage; so weit reicht kein Journal zurück.`,
    );
  }
  return journal.entries.filter(({ at }) => at.getTime() > Date.parse(takenAt) - overlapMs);
}

function incomplete(reason: string): BackupError {
  return new BackupError(
    [
      reason,
      'Ohne das Journal kämen gelöschte Konten, widerrufene Freigaben, alte Passwörter und alte Zugangspasswörter zurück.',
      '  --journal <Ordner>   nennt, wo es liegt (JOURNAL_DIR der Installation, die gesichert wurde)',
      '  --without-journal    stellt trotzdem wieder her; alle Konten sind danach pausiert',
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
