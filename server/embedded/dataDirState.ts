import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const lockReads = 20;
const lockReadIntervalMs = 50;

export interface DataDirState {
  series: string;
  port: number;
  /** With its start time, since process ids are used again. */
  owner: { pid: number; startedAt: string };
  mongodPid: number;
}

const statePath = (dataDir: string) => join(dataDir, 'mongodb.json');

/** Null when it is missing or half written; the data is usable without it. */
export async function readState(dataDir: string): Promise<DataDirState | null> {
  try {
    const state = JSON.parse(await readFile(statePath(dataDir), 'utf8')) as Partial<DataDirState>;
    const { series, port, owner, mongodPid } = state;
    if (typeof series !== 'string' || typeof port !== 'number') return null;
    if (typeof owner?.pid !== 'number' || typeof owner.startedAt !== 'string') return null;
    if (typeof mongodPid !== 'number') return null;
    return { series, port, owner, mongodPid };
  } catch {
    return null;
  }
}

export async function writeState(dataDir: string, state: DataDirState): Promise<void> {
  const draft = `${statePath(dataDir)}.${process.pid}`;
  await writeFile(draft, `${JSON.stringify(state)}\n`, { mode: 0o600 });
  await rename(draft, statePath(dataDir));
}

export async function awaitMongodLock(dbPath: string): Promise<number | null> {
  for (let attempt = 0; attempt < lockReads; attempt += 1) {
    const text = await readFile(join(dbPath, 'mongod.lock'), 'utf8').catch(() => '');
    if (/^\d+/.test(text)) return Number.parseInt(text, 10);
    await sleep(lockReadIntervalMs);
  }
  return null;
}
