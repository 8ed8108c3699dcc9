import { MongoInstance } from 'mongodb-memory-server-core';
import { credentials, type DatabaseKey } from './databaseKey.ts';
import type { Mongod } from './mongodBinary.ts';

export const loopback = '127.0.0.1';

// A start after a power cut replays the journal first.
const launchTimeoutMs = 120_000;
const keptErrors = 4;

const cacheSize = '--wiredTigerCacheSizeGB=';

const tunedArguments = [
  `${cacheSize}0.25`,
  '--oplogSize=256',
  // The defaults set aside 200 MB for the journal of an empty database.
  '--wiredTigerEngineConfigString=log=(prealloc=false,file_max=10MB)',
  '--setParameter=diagnosticDataCollectionEnabled=false',
  // A transaction that a killed server left open locks its documents until then; ours take milliseconds.
  '--setParameter=transactionLifetimeLimitSeconds=10',
  // Slow operations would be logged with their documents.
  '--slowms=2147483647',
  '--slowOpSampleRate=0',
  // Up to 8.2.2 it may be made to read memory out to strangers (CVE-2025-14847), and on loopback it gains nothing.
  '--networkMessageCompressors=disabled',
  '--quiet',
];

/** mongod takes a size once only. */
const tunedBeside = (others: readonly string[]) =>
  others.some((word) => word.startsWith(cacheSize))
    ? tunedArguments.filter((word) => !word.startsWith(cacheSize))
    : tunedArguments;

const unixArguments = process.platform === 'win32' ? [] : ['--nounixsocket'];

interface LogLine {
  s?: string;
  msg?: string;
  attr?: { error?: unknown };
}

function parseLogLine(line: string): LogLine | null {
  try {
    return JSON.parse(line) as LogLine;
  } catch {
    return null;
  }
}

class LineFedMongod extends MongoInstance {
  #rest = '';
  #errors: string[] = [];
  #listened = false;

  get complaint(): string | null {
    return this.#errors.length === 0 ? null : this.#errors.join('; ');
  }

  // The library parses each piece as one JSON line, but a pipe delivers any piece of text.
  override stdoutHandler(message: string | Buffer): void {
    const lines = (this.#rest + message.toString()).split('\n');
    this.#rest = lines.pop() ?? '';
    for (const line of lines) {
      this.#remember(line);
      super.stdoutHandler(line);
    }
    this.#listened ||= this.isInstanceReady;
  }

  override async stop(): Promise<boolean> {
    // The library shuts down whoever answers on the port; before this mongod listens there, that would be a stranger.
    if (!this.#listened) this.isReplSet = false;
    return super.stop();
  }

  #remember(line: string): void {
    const parsed = parseLogLine(line);
    if (parsed?.s !== 'E' && parsed?.s !== 'F') return;
    const cause = parsed.attr?.error;
    const why = typeof cause === 'string' ? cause : JSON.stringify(cause ?? '');
    this.#errors = [...this.#errors, `${parsed.msg ?? ''}: ${why}`].slice(-keptErrors);
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

export interface RunningMongod {
  pid: number;
  port: number;
  stop: () => Promise<void>;
}

interface LaunchOptions {
  mongod: Mongod;
  dbPath: string;
  port: number;
  /** Without them, mongod runs standalone and asks for no password. */
  replicaSet?: { name: string; key: DatabaseKey };
  extraArguments?: string[];
  onUnexpectedExit?: (reason: string) => void;
}

function createInstance(options: LaunchOptions): LineFedMongod {
  const { mongod, dbPath, port, replicaSet, extraArguments = [] } = options;
  const instance = new LineFedMongod({
    instance: {
      dbPath,
      port,
      ip: loopback,
      storageEngine: 'wiredTiger',
      launchTimeout: launchTimeoutMs,
      args: [...tunedBeside(extraArguments), ...unixArguments, ...extraArguments],
      ...(replicaSet && {
        ...{ replSet: replicaSet.name, auth: true, keyfileLocation: replicaSet.key.file },
      }),
    },
    binary: { systemBinary: mongod.path, version: mongod.version },
    // Its own process group: Ctrl+C reaches Node alone, which then shuts mongod down gracefully.
    spawn: { detached: process.platform !== 'win32', windowsHide: true },
  });
  if (replicaSet) instance.extraConnectionOptions = credentials(replicaSet.key);
  return instance;
}

/** A watchdog ends mongod within seconds when this process dies without `stop`. @throws {MongodLaunchError} */
export async function launchMongod(options: LaunchOptions): Promise<RunningMongod> {
  const instance = createInstance(options);
  let stopping = false;
  try {
    await instance.start();
  } catch (error) {
    await instance.stop();
    const said = instance.complaint ?? (error instanceof Error ? error.message : String(error));
    throw new MongodLaunchError(said, { cause: error });
  }
  const pid = instance.mongodProcess?.pid;
  if (pid === undefined) throw new MongodLaunchError('mongod ist sofort wieder verschwunden');

  instance.mongodProcess?.once('close', (code, signal) => {
    if (stopping) return;
    const ending = `mongod endete unerwartet (${signal ?? `Code ${code ?? '?'}`})`;
    const { complaint } = instance;
    options.onUnexpectedExit?.(complaint === null ? ending : `${ending}: ${complaint}`);
  });

  return {
    pid,
    port: options.port,
    stop: async () => {
      stopping = true;
      await instance.stop();
    },
  };
}
