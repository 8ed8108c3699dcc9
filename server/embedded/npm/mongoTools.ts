import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findOnPath } from '../mongodBinary.ts';
import { type Pin, cacheDir, makeFolder, unpack } from './npmPackage.ts';

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
    throw new Error(`${path} does not run on this machine.`, { cause: error });
  });
  return path;
}

async function npmCopy(name: MongoTool, log: (line: string) => void): Promise<string> {
  const path = join(copyDir(), name);
  if (existsSync(path)) return path;
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error(
      'mongodump and mongorestore are not in PATH. Install the MongoDB Database Tools.',
    );
  }
  log('Downloading the MongoDB Database Tools 100.13.0 from the npm registry (60 MB, once) …');
  await makeFolder(copyDir(), (copy) => unpack(toolsPin, copy));
  return path;
}
