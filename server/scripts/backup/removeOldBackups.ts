import { readFile, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { limits } from '@inkognito/shared/limits';
import { backupLabel, labelFile } from './takeBackup.ts';

const keptMs = limits.backupDays * 24 * 60 * 60_000;

/** Removes finished backups beyond the privacy policy's limit. @returns their names */
export async function removeOldBackups(folder: string, now = Date.now()): Promise<string[]> {
  const removed: string[] = [];
  for (const name of await readdir(folder)) {
    const text = await readFile(join(folder, name, labelFile), 'utf8').catch(() => null);
    // Without a label it is no backup of ours.
    if (text === null) continue;
    const { takenAt } = backupLabel.parse(JSON.parse(text));
    if (now - Date.parse(takenAt) <= keptMs) continue;
    await rm(join(folder, name), { recursive: true });
    removed.push(name);
  }
  return removed;
}
