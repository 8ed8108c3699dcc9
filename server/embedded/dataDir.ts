import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { link, mkdir, readFile, realpath, rename, rm, writeFile } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { chooseFreePort } from './freePort.ts';

export const loopback = '127.0.0.1';
export const replicaSetName = 'inkognito';
export const username = 'inkognito';
export const authSource = 'admin';

const connectMs = 2_000;

export type DataDir = {
  path: string;
  dbPath: string;
  /** Of mongod; the next port belongs to the running Inkognito as its lock. */
  port: number;
  series: string;
  /** Both the database password and the replica set's key file. */
  keyFile: string;
  password: string;
};

const settingsIn = (path: string) => join(path, 'mongodb.json');
const keyIn = (path: string) => join(path, 'mongodb-key');

export class DataDirInUseError extends Error {
  override name = 'DataDirInUseError';

  constructor(path: string) {
    super(
      `Another Inkognito uses the data folder ${path}. Stop it, or set DATA_DIR to another folder.`,
    );
  }
}

export async function openDataDir(wanted: string, series: string): Promise<DataDir> {
  await mkdir(join(wanted, 'mongodb'), { recursive: true, mode: 0o700 });
  const path = dirname(await realpath(join(wanted, 'mongodb')));
  await makeOnce(settingsIn(path), async () => {
    const port = await chooseFreePort(loopback, 2);
    return JSON.stringify({ series, port });
  });
  await makeOnce(keyIn(path), () => Promise.resolve(randomBytes(32).toString('hex')));
  return readDataDir(path);
}

async function readDataDir(path: string): Promise<DataDir> {
  const settings = JSON.parse(await readFile(settingsIn(path), 'utf8')) as Pick<
    DataDir,
    'series' | 'port'
  >;
  const password = await readFile(keyIn(path), 'utf8');
  return { path, dbPath: join(path, 'mongodb'), keyFile: keyIn(path), password, ...settings };
}

async function makeOnce(file: string, make: () => Promise<string>): Promise<void> {
  if (await readFile(file).catch(() => null)) return;
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, await make(), { mode: 0o600 });
  await link(draft, file).catch(async (error: unknown) => {
    // Some volumes do not support links.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') await rename(draft, file);
  });
  await rm(draft, { force: true });
}

/** Until it is released or this process has ended, however it ends. @throws {DataDirInUseError} */
export async function occupy({ path, port }: DataDir): Promise<{ release: () => void }> {
  const server = createServer((socket) => socket.destroy()).listen(port + 1, loopback);
  try {
    await once(server, 'listening');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') throw new DataDirInUseError(path);
    throw error;
  }
  server.unref();
  return { release: () => server.close() };
}

export async function isListening(port: number): Promise<boolean> {
  const socket = connect(port, loopback);
  try {
    return await Promise.race([
      once(socket, 'connect').then(() => true),
      sleep(connectMs, false, { ref: false }),
    ]);
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

export const embeddedUri = ({ port, password }: Pick<DataDir, 'port' | 'password'>): string =>
  `mongodb://${username}:${password}@${loopback}:${port}/inkognito?replicaSet=${replicaSetName}&authSource=${authSource}`;

export async function findRunningDatabase(path: string): Promise<string | null> {
  const dataDir = await readDataDir(path).catch(() => null);
  return dataDir && (await isListening(dataDir.port + 1)) ? embeddedUri(dataDir) : null;
}
