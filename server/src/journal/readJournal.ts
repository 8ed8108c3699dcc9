import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from '@inkognito/shared/schema/zod';
import { beginFile, entryFile } from './journal.ts';
import { journalEntry, type WrittenEntry } from './journalEntry.ts';

export type Journal = { since: Date; entries: WrittenEntry[] };

const beginning = z.object({ since: z.coerce.date() });
const stamp = z.object({ at: z.coerce.date() });

/** Oldest first; `null` if there is no journal. @throws for an unreadable line */
export async function readJournal(folder: string): Promise<Journal | null> {
  const begun = await readFile(join(folder, beginFile), 'utf8').catch(() => null);
  if (begun === null) return null;
  const { since } = beginning.parse(JSON.parse(begun));
  const names = (await readdir(folder)).filter((name) => entryFile.test(name));
  const files = await Promise.all(names.map((name) => readEntries(join(folder, name))));
  return { since, entries: files.flat().sort((a, b) => a.at.getTime() - b.at.getTime()) };
}

async function readEntries(file: string): Promise<WrittenEntry[]> {
  const lines = (await readFile(file, 'utf8')).split('\n');
  // A last line without a line break was cut off before it was acknowledged.
  return lines.slice(0, -1).map((line) => {
    try {
      const { at, ...entry } = JSON.parse(line) as Record<string, unknown>;
      return { ...stamp.parse({ at }), ...journalEntry.parse(entry) };
    } catch (error) {
      throw new Error(`${file} holds a line that this version cannot read.`, { cause: error });
    }
  });
}
