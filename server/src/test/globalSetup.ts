// One mongod per test run; each test file has its own database.
import { mkdtemp, rm } from 'node:fs/promises';
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

export default async function startTestMongod(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'inkognito-test-'));
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
