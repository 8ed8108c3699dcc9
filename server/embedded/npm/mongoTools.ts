import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findOnPath } from '../mongodBinary.ts';
import { cacheDir, type Pin, unpack } from './npmPackage.ts';

const run = promisify(execFile);

const toolsPin: Pin = {
  spec: 'distribution-linux-mongo-command-line-tools@100.13.0',
  sha512:
    'gMnGvUhYP+CT8IY0bKwoH3xkDZzp9/KxpBDJjhPgd2NaYyOZoL7kcHEWkCOoC5H0yTqQOQzMnscasn2Yjuau/g==',
  files: ['package/mongodump', 'package/mongorestore'],
};

const copyDir = () => join(cacheDir(), 'npm-tools-100.13.0');

export type MongoTool = 'mongodump' | 'mongorestore';

export async function findMongoTool(name: MongoTool, log: (line: string) => void): Promise<string> {
  const path = findOnPath(name) ?? (await npmCopy(name, log));
  await run(path, ['--version']).catch((error: unknown) => {
    throw new Error(`${path} läuft auf diesem Rechner nicht.`, { cause: error });
  });
  return path;
}

async function npmCopy(name: MongoTool, log: (line: string) => void): Promise<string> {
  const path = join(copyDir(), name);
  if (!existsSync(path)) await fetchTools(log);
  return path;
}

/** Two processes may fetch at once: the first to finish wins. */
async function fetchTools(log: (line: string) => void): Promise<void> {
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error(
      'mongodump und mongorestore fehlen im PATH. Bitte installieren Sie die MongoDB Database Tools.',
    );
  }
  log('Lade die MongoDB Database Tools 100.13.0 aus der npm-Registry (60 MB, einmalig) …');
  await mkdir(cacheDir(), { recursive: true });
  const staging = await mkdtemp(join(cacheDir(), 'staging-'));
  try {
    const copy = join(staging, 'copy');
    await mkdir(copy);
    await unpack(toolsPin, staging, copy);
    for (const tool of ['mongodump', 'mongorestore']) await chmod(join(copy, tool), 0o755);
    await rename(copy, copyDir()).catch((error: unknown) => {
      if (!existsSync(copyDir())) throw error;
    });
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
}
