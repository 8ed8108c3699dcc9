import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { type DataDir, loopback, replicaSetName } from './dataDir.ts';
import type { Mongod } from './mongodBinary.ts';

// A start after a power cut replays the journal first.
const launchTimeoutMs = 120_000;
const stopTimeoutMs = 20_000;
const keptErrors = 4;

const tunedArguments = [
  '--wiredTigerCacheSizeGB=0.25',
  '--oplogSize=256',
  // The defaults set aside 200 MB for the journal of an empty database.
  '--wiredTigerEngineConfigString=log=(prealloc=false,file_max=10MB)',
  '--setParameter=diagnosticDataCollectionEnabled=false',
  // A transaction that a killed server left open locks its documents until then; ours take milliseconds.
  '--setParameter=transactionLifetimeLimitSeconds=10',
  // There is no other member to which it would have to hand over first.
  '--setParameter=shutdownTimeoutMillisForSignaledShutdown=100',
  // Slow operations would be logged with their documents.
  '--slowms=2147483647',
  '--slowOpSampleRate=0',
  // Up to 8.2.2 compression leaks memory (CVE-2025-14847), and on loopback it gains nothing.
  '--networkMessageCompressors=disabled',
  '--quiet',
  ...(process.platform === 'win32' ? [] : ['--nounixsocket']),
];

type LogLine = { s?: string; msg?: string; attr?: { error?: unknown } };

function parseLogLine(line: string): LogLine {
  try {
    return JSON.parse(line) as LogLine;
  } catch {
    return {};
  }
}

export class MongodLaunchError extends Error {
  override name = 'MongodLaunchError';

  get dataDirIsInUse(): boolean {
    return /another mongod instance is already running/i.test(this.message);
  }

  get portIsTaken(): boolean {
    return /address already in use/i.test(this.message);
  }
}

export type RunningMongod = { pid: number; stop: () => Promise<void> };

type LaunchOptions = {
  mongod: Mongod;
  dataDir: Pick<DataDir, 'dbPath' | 'port' | 'keyFile'>;
  extraArguments: string[];
  onUnexpectedExit: (reason: string) => void;
};

/** A watchdog ends mongod when this process dies without `stop`. @throws {MongodLaunchError} */
export async function launchMongod(options: LaunchOptions): Promise<RunningMongod> {
  const { mongod, dataDir, extraArguments, onUnexpectedExit } = options;
  const args = [
    ...['--dbpath', dataDir.dbPath, '--port', String(dataDir.port), '--bind_ip', loopback],
    ...['--replSet', replicaSetName, '--auth', '--keyFile', dataDir.keyFile],
    ...tunedArguments,
    ...extraArguments,
  ];
  // Its own process group: Ctrl+C reaches Node alone, which then shuts mongod down gracefully.
  const detached = process.platform !== 'win32';
  const child = spawn(mongod.path, args, {
    stdio: ['ignore', 'pipe', 'ignore'],
    detached,
    windowsHide: true,
  });
  const errors: string[] = [];
  const { pid } = await awaitReady(child, errors);
  const watchdog = watchOver(pid);
  let stopping = false;
  const closed = once(child, 'close').then(([code, signal]) => {
    watchdog.kill('SIGKILL');
    const ending = `mongod ended unexpectedly (${String(signal ?? `code ${code ?? '?'}`)})`;
    if (!stopping) onUnexpectedExit([ending, errors.join('; ')].filter(Boolean).join(': '));
  });
  return {
    pid,
    stop: async () => {
      stopping = true;
      child.kill('SIGTERM');
      const timer = setTimeout(() => child.kill('SIGKILL'), stopTimeoutMs);
      await closed;
      clearTimeout(timer);
    },
  };
}

/** Keeps reading afterwards: a full pipe would block mongod. */
async function awaitReady(child: ChildProcess, errors: string[]): Promise<{ pid: number }> {
  const timer = setTimeout(() => child.kill('SIGKILL'), launchTimeoutMs);
  try {
    return await new Promise((resolve, reject) => {
      child.once('error', reject);
      child.once('close', () => {
        reject(new MongodLaunchError(errors.join('; ') || 'mongod ended at once'));
      });
      if (!child.stdout) return;
      createInterface({ input: child.stdout }).on('line', (line) => {
        const { s, msg = '', attr } = parseLogLine(line);
        const cause = attr?.error ?? '';
        if (s === 'E' || s === 'F') {
          errors.push(`${msg}: ${typeof cause === 'string' ? cause : JSON.stringify(cause)}`);
          if (errors.length > keptErrors) errors.shift();
        }
        if (msg === 'Waiting for connections' && child.pid !== undefined) {
          resolve({ pid: child.pid });
        }
      });
    });
  } finally {
    clearTimeout(timer);
  }
}

/** Its pipe closes when this process exits, even if killed. */
function watchOver(mongodPid: number): ChildProcess {
  const code = `process.stdin.resume().on('end', () => process.kill(${mongodPid}))`;
  const watchdog = spawn(process.execPath, ['-e', code], {
    stdio: ['pipe', 'ignore', 'ignore'],
    env: { ...process.env, NODE_OPTIONS: '' },
    detached: true,
    windowsHide: true,
  });
  watchdog.unref();
  return watchdog;
}
