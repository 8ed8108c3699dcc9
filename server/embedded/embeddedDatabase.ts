import { setTimeout as sleep } from 'node:timers/promises';
import {
  type DataDir,
  DataDirInUseError,
  embeddedUri,
  isListening,
  loopback,
  occupy,
  openDataDir,
} from './dataDir.ts';
import { type Mongod, findMongod } from './mongodBinary.ts';
import { MongodLaunchError, type RunningMongod, launchMongod } from './mongodProcess.ts';
import { becomePrimary, shutDown } from './replicaSet.ts';

const leftBehindMs = 15_000;
const pollMs = 100;

export type EmbeddedDatabaseOptions = {
  dataDir: string;
  onUnexpectedExit: (reason: string) => void;
  log?: (line: string) => void;
  mongodArguments?: string[];
};

export type EmbeddedDatabase = {
  uri: string;
  mongodPid: number;
  stop: () => Promise<void>;
};

const seriesOf = ({ version }: Mongod) => version.split('.').slice(0, 2).join('.');

function assertSeries({ series, dbPath }: DataDir, mongod: Mongod): void {
  const found = seriesOf(mongod);
  if (series === found) return;
  throw new Error(
    `The data in ${dbPath} is of MongoDB ${series}, but ${found} was found. It was not changed. ` +
      `Set MONGOMS_SYSTEM_BINARY to a mongod ${series}, or DATA_DIR to another folder.`,
  );
}

/** @throws {DataDirInUseError} when another Inkognito uses the folder, {MongodNotFoundError} without a mongod */
export async function startEmbeddedDatabase(
  options: EmbeddedDatabaseOptions,
): Promise<EmbeddedDatabase> {
  const { log = () => undefined } = options;
  const mongod = await findMongod(log);
  const dataDir = await openDataDir(options.dataDir, seriesOf(mongod));
  const folder = await occupy(dataDir);
  try {
    assertSeries(dataDir, mongod);
    await endLeftBehind(dataDir, log);
    const running = await launch(mongod, dataDir, options);
    log(
      `MongoDB ${mongod.version} is running on ${loopback}:${dataDir.port}, data in ${dataDir.dbPath}`,
    );
    return {
      uri: embeddedUri(dataDir),
      mongodPid: running.pid,
      stop: async () => {
        await running.stop();
        folder.release();
      },
    };
  } catch (error) {
    folder.release();
    throw error;
  }
}

/** The folder's owner has exited, so a mongod that accepts our password is a leftover. */
async function endLeftBehind(dataDir: DataDir, log: (line: string) => void): Promise<void> {
  if (!(await isListening(dataDir.port))) return;
  log('Stopping a mongod that was left running …');
  const deadline = Date.now() + leftBehindMs;
  do {
    const refused = await shutDown(dataDir).catch((error: unknown) => error);
    if (refused && Date.now() > deadline) throw portTaken(dataDir, refused);
  } while (await isListening(dataDir.port));
}

const portTaken = ({ path, port }: DataDir, cause: unknown) =>
  new Error(
    `Port ${port} of ${loopback} belongs to the database in ${path}, but another program uses it. Stop that program.`,
    { cause },
  );

async function launch(
  mongod: Mongod,
  dataDir: DataDir,
  { mongodArguments: extraArguments = [], onUnexpectedExit }: EmbeddedDatabaseOptions,
): Promise<RunningMongod> {
  const deadline = Date.now() + leftBehindMs;
  for (;;) {
    try {
      const running = await launchMongod({ mongod, dataDir, extraArguments, onUnexpectedExit });
      await becomePrimary(dataDir).catch(async (error: unknown) => {
        await running.stop();
        throw error;
      });
      return running;
    } catch (error) {
      if (!(error instanceof MongodLaunchError)) throw error;
      if (error.portIsTaken) throw portTaken(dataDir, error);
      if (!error.dataDirIsInUse) {
        const sentence = `MongoDB does not start (data in ${dataDir.dbPath}): ${error.message}`;
        throw new Error(sentence, { cause: error });
      }
      if (Date.now() > deadline) throw new DataDirInUseError(dataDir.path);
      await sleep(pollMs);
    }
  }
}
