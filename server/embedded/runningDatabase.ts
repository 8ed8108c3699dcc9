import { realpath } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { readKey } from './databaseKey.ts';
import { readState } from './dataDirState.ts';
import { findProcess } from './processIdentity.ts';
import { embeddedUri } from './replicaSet.ts';

export async function findRunningDatabase(dataDir: string): Promise<string | null> {
  const state = await readState(dataDir);
  if (state === null) return null;
  const dbPath = await realpath(join(dataDir, 'mongodb')).catch(() => null);
  const mongod = await findProcess(state.mongodPid);
  const owner = await findProcess(state.owner.pid);
  const isOurs = dbPath !== null && mongod?.commandLine.includes(`--dbpath ${dbPath} `);
  // Without its owner it is about to be ended by its watchdog, or by the next start.
  if (!isOurs || owner?.startedAt !== state.owner.startedAt) return null;
  const key = await readKey(dirname(dbPath));
  return key && embeddedUri(state.port, key);
}
