// Outside the database, so that promises made after a backup survive its restore.
import { randomBytes } from 'node:crypto';
import { mkdir, open, readdir, rm, writeFile, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { dayMs, limits } from '@inkognito/shared/limits';
import type { JournalEntry } from './journalEntry.ts';

/** Records when journalling began; earlier backups cannot be brought up to date. */
export const beginFile = 'journal.json';
/** Date and process: instances share the folder but never a file. */
export const entryFile = /^(\d{4}-\d{2}-\d{2})-[0-9a-f]{8}\.jsonl$/;

type OpenFile = { day: string; handle: FileHandle };

let folder: string | null = null;
let current: OpenFile | null = null;
let queue: Promise<void> = Promise.resolve();

const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);

/** Nothing is journalled before; most tests and scripts never call it. */
export async function openJournal(wanted: string): Promise<{ stop: () => Promise<void> }> {
  await mkdir(wanted, { recursive: true, mode: 0o700 });
  await begin(wanted, new Date());
  folder = wanted;
  await pruneJournal(wanted);
  // The next write reports a missing folder.
  const timer = setInterval(() => void pruneJournal(wanted).catch(() => undefined), dayMs);
  timer.unref();
  return {
    stop: async () => {
      clearInterval(timer);
      folder = null;
      await queue;
      await leaveFile();
    },
  };
}

/** The first instance records the beginning. */
export async function begin(inFolder: string, since: Date): Promise<void> {
  try {
    const options = { flag: 'wx', mode: 0o600, flush: true };
    await writeFile(join(inFolder, beginFile), `${JSON.stringify({ since })}\n`, options);
    await syncFolder(inFolder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}

/** Call last before the commit: a promise is on disk before it is made. @throws if it is not on disk */
export async function writeJournal(entry: JournalEntry): Promise<void> {
  if (folder === null) return;
  const written = queue.then(() => append(entry));
  queue = written.catch(() => undefined);
  await written;
}

async function append(entry: JournalEntry): Promise<void> {
  try {
    const { handle } = await fileOfToday();
    await handle.appendFile(`${JSON.stringify({ at: new Date(), ...entry })}\n`);
    await handle.datasync();
  } catch (error) {
    // May have left half a line, which is allowed only at the end of a file.
    await leaveFile().catch(() => undefined);
    throw error;
  }
}

async function fileOfToday(): Promise<OpenFile> {
  const day = dayOf(Date.now());
  if (current?.day === day) return current;
  await leaveFile();
  if (folder === null) throw new Error('The journal is closed.');
  const name = `${day}-${randomBytes(4).toString('hex')}.jsonl`;
  const handle = await open(join(folder, name), 'ax', 0o600);
  current = { day, handle };
  await syncFolder(folder);
  return current;
}

async function leaveFile(): Promise<void> {
  const left = current;
  current = null;
  await left?.handle.close();
}

/** A new file survives a power cut only once its folder is synced. */
async function syncFolder(path: string): Promise<void> {
  // Windows cannot open folders.
  if (process.platform === 'win32') return;
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Entries live as long as the oldest restorable backup, plus a day, as a file is a whole day. */
export async function pruneJournal(inFolder: string, now = Date.now()): Promise<void> {
  const oldest = dayOf(now - (limits.backupDays + 1) * dayMs);
  for (const name of await readdir(inFolder)) {
    const day = entryFile.exec(name)?.[1];
    if (day !== undefined && day < oldest) await rm(join(inFolder, name), { force: true });
  }
}
