import { readFile, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { limits } from '@inkognito/shared/limits';
import { backupLabel, labelFile } from './takeBackup.ts';

const keptMs = limits.backupDays * 24 * 60 * 60_000;

/** Removes finished backups that are older than the privacy policy allows. @returns their names */
export async function removeOldBackups(folder: string, now = Date.now()): Promise<string[]> {
  const removed: string[] = [];
  for (const name of await readdir(folder)) {
    const text = await readFile(join(folder, name, labelFile), 'utf8').catch(() => null);
    // Without its label it is none, and whatever it is, not ours to remove.
    if (text === null) continue;
    const { takenAt } = backupLabel.parse(JSON.parse(text));
    if (now - Date.parse(takenAt) <= keptMs) continue;
    await rm(join(folder, name), { recursive: true });
    removed.push(name);
  }
  return removed;
}
