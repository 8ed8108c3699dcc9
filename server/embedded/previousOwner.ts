import { setTimeout as sleep } from 'node:timers/promises';
import type { DataDirState } from './dataDirState.ts';
import { findProcess } from './processIdentity.ts';

const orphanTimeoutMs = 15_000;
const pollMs = 50;

export class DataDirInUseError extends Error {
  override name = 'DataDirInUseError';

  constructor(dataDir: string, pid: number | null) {
    const user = pid === null ? 'einem anderen Prozess' : `Prozess ${pid}`;
    super(
      `Der Datenordner ${dataDir} wird gerade von ${user} benutzt. ` +
        'Beenden Sie ihn oder setzen Sie DATA_DIR auf einen anderen Ordner.',
    );
  }
}

function signal(pid: number, name: 'SIGTERM' | 'SIGKILL'): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

async function stopOrphan(pid: number): Promise<void> {
  signal(pid, 'SIGTERM');
  const deadline = Date.now() + orphanTimeoutMs;
  while ((await findProcess(pid)) !== null) {
    if (Date.now() > deadline) signal(pid, 'SIGKILL');
    await sleep(pollMs);
  }
}

/** @throws {DataDirInUseError} when the owner that started this mongod still runs */
export async function clearPreviousOwner(
  state: DataDirState,
  { dataDir, dbPath }: { dataDir: string; dbPath: string },
  log: (line: string) => void,
): Promise<void> {
  const mongod = await findProcess(state.mongodPid);
  // The owner may live on after it stopped its database, and process ids are used again.
  if (!mongod?.commandLine.includes(`--dbpath ${dbPath} `)) return;

  const owner = await findProcess(state.owner.pid);
  if (owner?.startedAt === state.owner.startedAt) {
    throw new DataDirInUseError(dataDir, state.owner.pid);
  }
  log(`Beende ein verwaistes mongod (Prozess ${state.mongodPid}) …`);
  await stopOrphan(state.mongodPid);
}
