// One mongod per test run; each test file has its own database.
import { mkdtemp, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startEmbeddedDatabase } from '../../embedded/embeddedDatabase.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    mongoUri: string;
    isSharded?: boolean;
  }
}

/** In memory, where there is room: every write of every test waits for its disk. */
async function quickFolder(): Promise<string> {
  const { bavail, bsize } = await statfs('/dev/shm').catch(() => ({ bavail: 0, bsize: 0 }));
  return bavail * bsize > 4 * 1024 ** 3 ? '/dev/shm' : tmpdir();
}

export default async function startTestMongod(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(await quickFolder(), 'inkognito-test-'));
  const database = await startEmbeddedDatabase({
    dataDir,
    log: (line) => {
      process.stderr.write(`${line}\n`);
    },
    onUnexpectedExit: (reason) => {
      process.stderr.write(`${reason}\n`);
    },
    // Makes TTL expiry testable: the default interval is a minute.
    mongodArguments: ['--setParameter=ttlMonitorSleepSecs=1'],
  });
  project.provide('mongoUri', database.uri);

  return async () => {
    await database.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}
