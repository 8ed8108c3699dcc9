import { mkdir, realpath } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { type DataDirState, awaitMongodLock, readState, writeState } from './dataDirState.ts';
import { type DatabaseKey, makeKey, readKey } from './databaseKey.ts';
import { chooseFreePort } from './freePort.ts';
import { findMongod, type Mongod } from './mongodBinary.ts';
import { launchMongod, loopback, MongodLaunchError, type RunningMongod } from './mongodProcess.ts';
import { clearPreviousOwner, DataDirInUseError } from './previousOwner.ts';
import { findProcess } from './processIdentity.ts';
import {
  becomePrimary,
  embeddedUri,
  moveMemberTo,
  replicaSetName,
  setPassword,
} from './replicaSet.ts';

const launchAttempts = 3;

export { DataDirInUseError };

export interface EmbeddedDatabaseOptions {
  dataDir: string;
  /** Called once, with a German sentence, when mongod ends without having been asked to. */
  onUnexpectedExit: (reason: string) => void;
  log?: (line: string) => void;
  mongodArguments?: string[];
}

export interface EmbeddedDatabase {
  uri: string;
  stop: () => Promise<void>;
}

interface Home {
  dataDir: string;
  dbPath: string;
  mongod: Mongod;
}

const seriesOf = ({ version }: Mongod) => version.split('.').slice(0, 2).join('.');

async function openHome(options: EmbeddedDatabaseOptions): Promise<Home> {
  const mongod = await findMongod(options.log ?? (() => undefined));
  const wanted = resolve(options.dataDir, 'mongodb');
  await mkdir(wanted, { recursive: true, mode: 0o700 });
  // One spelling, since a running mongod is recognised by the path on its command line.
  const dbPath = await realpath(wanted);
  return { dataDir: dirname(dbPath), dbPath, mongod };
}

function assertSeries(state: DataDirState, { dbPath, mongod }: Home): void {
  const found = seriesOf(mongod);
  if (state.series === found) return;
  throw new Error(
    `Die Daten in ${dbPath} gehören zu MongoDB ${state.series}, gefunden wurde ${found}. ` +
      'Sie bleiben unverändert. Nennen Sie ein passendes mongod in MONGOMS_SYSTEM_BINARY ' +
      'oder einen anderen Ordner in DATA_DIR.',
  );
}

async function describeSelf({ mongod }: Home, running: RunningMongod): Promise<DataDirState> {
  const self = await findProcess(process.pid);
  return {
    series: seriesOf(mongod),
    port: running.port,
    owner: { pid: process.pid, startedAt: self?.startedAt ?? '' },
    mongodPid: running.pid,
  };
}

async function onStandalone(
  port: number,
  { mongod, dbPath }: Home,
  work: () => Promise<void>,
): Promise<void> {
  const standalone = await launchMongod({ mongod, dbPath, port });
  try {
    await work();
  } finally {
    await standalone.stop();
  }
}

const moveDataTo = (port: number, home: Home) => onStandalone(port, home, () => moveMemberTo(port));

/** A new folder, one from before there were passwords, and one whose key was lost begin alike. */
const makeKeyFor = (port: number, home: Home) =>
  makeKey(home.dataDir, (password) => onStandalone(port, home, () => setPassword(port, password)));

async function launchPrimary(
  port: number,
  key: DatabaseKey,
  home: Home,
  options: EmbeddedDatabaseOptions,
): Promise<RunningMongod | null> {
  const running = await launchMongod({
    ...{ mongod: home.mongod, dbPath: home.dbPath, port },
    replicaSet: { name: replicaSetName, key },
    extraArguments: options.mongodArguments ?? [],
    onUnexpectedExit: options.onUnexpectedExit,
  });
  try {
    await writeState(home.dataDir, await describeSelf(home, running));
    if ((await becomePrimary(port, key)) === 'primary') return running;
  } catch (error) {
    await running.stop();
    throw error;
  }
  await running.stop();
  return null;
}

async function launchOn(
  port: number,
  storedPort: number | undefined,
  home: Home,
  options: EmbeddedDatabaseOptions,
): Promise<RunningMongod & { key: DatabaseKey }> {
  const key = (await readKey(home.dataDir)) ?? (await makeKeyFor(port, home));
  // Before the launch: mongod contacts its stored address first, where a silent stranger costs half a minute.
  if (storedPort !== undefined && storedPort !== port) await moveDataTo(port, home);
  const first = await launchPrimary(port, key, home, options);
  if (first !== null) return { ...first, key };

  await moveDataTo(port, home);
  const second = await launchPrimary(port, key, home, options);
  if (second === null) throw new Error('MongoDB nimmt seinen neuen Port nicht an.');
  return { ...second, key };
}

async function launchOnFreePort(
  storedPort: number | undefined,
  home: Home,
  options: EmbeddedDatabaseOptions,
): Promise<RunningMongod & { key: DatabaseKey }> {
  for (let attempt = 1; ; attempt += 1) {
    const port = await chooseFreePort(loopback, attempt === 1 ? storedPort : undefined);
    try {
      return await launchOn(port, storedPort, home, options);
    } catch (error) {
      if (!(error instanceof MongodLaunchError)) throw error;
      if (error.dataDirIsInUse) {
        throw new DataDirInUseError(home.dataDir, await awaitMongodLock(home.dbPath));
      }
      // Another process took the port between the probe and mongod's own bind.
      if (!error.portIsTaken || attempt === launchAttempts) {
        const sentence = `MongoDB startet nicht (Daten in ${home.dbPath}): ${error.message}`;
        throw new Error(sentence, { cause: error });
      }
    }
  }
}

/** @throws {DataDirInUseError} when another process has the folder, {MongodNotFoundError} when no mongod can be had */
export async function startEmbeddedDatabase(
  options: EmbeddedDatabaseOptions,
): Promise<EmbeddedDatabase> {
  const { log = () => undefined } = options;
  const home = await openHome(options);
  const state = await readState(home.dataDir);
  if (state !== null) {
    await clearPreviousOwner(state, home, log);
    assertSeries(state, home);
  }

  const { port, stop, key } = await launchOnFreePort(state?.port, home, options);
  log(`MongoDB ${home.mongod.version} läuft auf ${loopback}:${port}, Daten in ${home.dbPath}`);
  return {
    uri: embeddedUri(port, key),
    stop,
  };
}
