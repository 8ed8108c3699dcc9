// Without a mail server, mails are files holding names, addresses and links.
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { dayMs, limits } from '@inkognito/shared/limits';

const keptMs = limits.mailFileDays * dayMs;

export const mailFile = ({ ownerId, id }: { ownerId: string | null; id: string }) =>
  ownerId === null ? `${id}.eml` : `${ownerId}-${id}.eml`;

const ownerIn = (name: string) => /^([0-9a-f]{24})-[0-9a-f]{24}\.eml$/.exec(name)?.[1];

async function list(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return [];
  });
  return names.filter((name) => name.endsWith('.eml'));
}

export async function sweepMailFiles(
  folder: string,
  findPresent: (ownerIds: string[]) => Promise<ReadonlySet<string>>,
  now = Date.now(),
): Promise<number> {
  const names = await list(folder);
  const present = await findPresent([...new Set(names.flatMap((name) => ownerIn(name) ?? []))]);
  let removed = 0;
  for (const name of names) {
    const path = join(folder, name);
    const owner = ownerIn(name);
    const isOrphan = owner !== undefined && !present.has(owner);
    // Another instance may have removed it.
    const file = await stat(path).catch(() => null);
    if (!file || (!isOrphan && now - file.mtimeMs <= keptMs)) continue;
    await rm(path, { force: true });
    removed += 1;
  }
  return removed;
}

export async function discardMailFilesOf(folder: string, ownerId: string): Promise<void> {
  const names = (await list(folder)).filter((name) => ownerIn(name) === ownerId);
  await Promise.all(names.map((name) => rm(join(folder, name), { force: true })));
}
