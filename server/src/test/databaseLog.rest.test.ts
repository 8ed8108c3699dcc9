// What the database logs about users, when started as in the compose files.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import mongoose from 'mongoose';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { chooseFreePort } from '../../embedded/freePort.ts';
import { findMongod } from '../../embedded/mongodBinary.ts';
import { root } from './files.ts';

const { MongoClient } = mongoose.mongo;
const secrets = /gerda|geheim|argon2/i;

let folder: string;
let child: ChildProcess | null = null;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'inkognito-log-'));
});

afterEach(async () => {
  if (child?.exitCode === null) {
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
  await rm(folder, { recursive: true, force: true });
});

/** Returns everything logged. */
async function logOf(command: string[], work: (uri: string) => Promise<void>): Promise<string> {
  const { path } = await findMongod(() => undefined);
  const port = await chooseFreePort('127.0.0.1');
  const bin = join(folder, 'bin');
  await mkdir(bin);
  await mkdir(join(folder, 'data'));
  // Not a link: the npm copy is a script that uses its own folder.
  await writeFile(join(bin, 'mongod'), `#!/bin/bash\nexec '${path}' "$@"\n`, { mode: 0o755 });
  // Replaces the image's entrypoint, which only executes its arguments.
  await writeFile(join(bin, 'docker-entrypoint.sh'), '#!/bin/bash\nexec "$@"\n', { mode: 0o755 });
  const [program = '', ...words] = command;
  const started = spawn(
    program === 'mongod' ? join(bin, 'mongod') : program,
    [...words, '--dbpath', join(folder, 'data'), '--port', String(port), '--nounixsocket'],
    {
      env: { ...process.env, PATH: `${bin}:${process.env['PATH'] ?? ''}` },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  child = started;
  let log = '';
  started.stdout.on('data', (piece: Buffer) => {
    log += piece.toString();
  });
  const closed = once(started, 'close');
  await work(`mongodb://127.0.0.1:${port}/?directConnection=true`);
  started.kill('SIGTERM');
  await closed;
  return log;
}

/** A slow query without a slow disk. */
async function workSlowly(uri: string): Promise<void> {
  const client = new MongoClient(uri, { serverSelectionTimeoutMS: 30_000 });
  const impatient = new MongoClient(uri);
  const people = client.db('inkognito').collection('people');
  const email = 'gerda@geheim.example';
  const slow = { email, $where: 'function () { sleep(150); return true; }' };
  const interrupted = (work: Promise<unknown>) =>
    work.then(
      () => undefined,
      () => undefined,
    );
  try {
    await people.insertOne({ email, hash: '$argon2id$v=19$m=19456', note: 'Geheim' });
    await people.findOne(slow);
    await people.updateOne(slow, { $set: { note: 'Geheimer' } });
    await people.findOneAndUpdate(slow, { $set: { note: 'Am geheimsten' } });
    await interrupted(people.find(slow).maxTimeMS(20).toArray());
    await interrupted(people.updateMany(slow, { $set: { note: 'Geheim' } }, { maxTimeMS: 20 }));
    const left = impatient.db('inkognito').collection('people').find(slow).toArray();
    void interrupted(left);
    await sleep(50);
    await impatient.close(true);
    await people.deleteOne(slow);
  } finally {
    await impatient.close(true);
    await client.close();
  }
}

test('a mongod left to itself logs documents, so that the next test proves something', async () => {
  const log = await logOf(['mongod'], workSlowly);

  expect(log).toMatch(secrets);
});

test('as the compose files start it, no document reaches its log', async () => {
  const log = await logOf(['bash', join(root, 'deploy/mongo/start.sh')], workSlowly);

  expect(log).toContain('Waiting for connections');
  expect(log.split('\n').filter((line) => secrets.test(line))).toEqual([]);
});
