import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { expect, inject, test } from 'vitest';
import { read } from './files.ts';
import type {} from './globalSetup.ts';

/** Runs the readiness script against a fake shell. */
function runReady({
  replSet,
  isPrimary,
  isInitiated,
}: Record<'isPrimary' | 'isInitiated', boolean> & { replSet?: string }) {
  const done: string[] = [];
  const database = {
    getSiblingDB: () => database,
    auth: () => undefined,
    adminCommand: (command: object) => {
      const [name = ''] = Object.keys(command);
      if (name !== 'getCmdLineOpts') done.push(name);
      return { parsed: { replication: replSet === undefined ? undefined : { replSet } } };
    },
    hello: () => ({ isWritablePrimary: isPrimary, ...(isInitiated && { setName: replSet }) }),
    getUser: () => null,
    createUser: ({ user }: { user: string }) => done.push(`createUser ${user}`),
  };
  runInNewContext(read('deploy/mongo/ready.js'), {
    process: { env: {} },
    connect: () => database,
    print: () => undefined,
    quit: (code: number) => done.push(`quit ${code}`),
  });
  return done;
}

test('a fresh database is made a replica set, then gets its users', () => {
  expect(runReady({ isPrimary: true, isInitiated: false })).toEqual(['quit 1']);
  expect(runReady({ replSet: 'rs0', isPrimary: false, isInitiated: false })).toEqual([
    'replSetInitiate',
    'quit 1',
  ]);
  expect(runReady({ replSet: 'rs0', isPrimary: true, isInitiated: true })).toEqual([
    'createUser inkognito',
    'createUser backup',
    'quit 0',
  ]);
});

test('a healthy database is one that can be written to, and is asked without a shell', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'inkognito-health-'));
  const { host } = new URL(inject('mongoUri'));
  const [name = '', port = ''] = host.split(':');
  const script = read('deploy/mongo/health.sh')
    .replace('/127.0.0.1/27017', `/${name}/${port}`)
    .replace('/tmp/made-ready', join(folder, 'made-ready'));
  const check = (...command: string[]) =>
    spawnSync('bash', ['-c', script, 'health.sh', ...command]).status;

  const results = [check('false'), check('true'), check('false')];
  await rm(folder, { recursive: true });

  expect(results).toEqual([1, 0, 0]);
  expect(spawnSync('bash', ['-c', script.replace(port, '1'), 'health.sh', 'true']).status).toBe(1);
});
