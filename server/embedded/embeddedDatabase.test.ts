import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import mongoose from 'mongoose';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { DataDirInUseError } from './dataDir.ts';
import { startEmbeddedDatabase } from './embeddedDatabase.ts';

const ownerScript = fileURLToPath(new URL('../src/test/databaseOwner.ts', import.meta.url));

let dataDir: string;
const cleanups: (() => Promise<unknown>)[] = [];

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'inkognito-embedded-'));
});

afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
  await rm(dataDir, { recursive: true, force: true });
});

async function start(onUnexpectedExit: (reason: string) => void = () => undefined) {
  const database = await startEmbeddedDatabase({ dataDir, onUnexpectedExit });
  cleanups.push(database.stop);
  return database;
}

async function addNote(uri: string): Promise<number> {
  const client = new mongoose.mongo.MongoClient(uri);
  try {
    const notes = client.db().collection('notes');
    await client.withSession((tx) =>
      tx.withTransaction(() => notes.insertOne({ at: new Date() }, { session: tx })),
    );
    return await notes.countDocuments();
  } finally {
    await client.close();
  }
}

interface OwnerReport {
  uri?: string;
  mongodPid?: number;
  error?: string;
  reason?: string;
}

interface Owner {
  child: ChildProcess;
  nextReport: () => Promise<OwnerReport>;
}

function spawnOwner(...words: 'without watchdog'[]): Owner {
  const args = ['--import', 'tsx', ownerScript, dataDir, ...words];
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  cleanups.push(async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGTERM');
    await once(child, 'exit');
  });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const nextReport = async () => JSON.parse(String((await lines.next()).value)) as OwnerReport;
  return { child, nextReport };
}

function isThere(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

test('what was written is there after a restart, on the same port, and a second start is refused', async () => {
  const first = await start();
  await addNote(first.uri);
  await expect(start()).rejects.toThrow(new DataDirInUseError(dataDir).message);
  expect(await addNote(first.uri)).toBe(2);
  await first.stop();
  const second = await start();
  expect(second.uri).toBe(first.uri);
  expect(await addNote(second.uri)).toBe(3);
});

test('of three simultaneous starts exactly one succeeds', async () => {
  const owners = [spawnOwner(), spawnOwner(), spawnOwner()];

  const reports = await Promise.all(owners.map(({ nextReport }) => nextReport()));

  expect(reports.filter(({ uri }) => uri !== undefined)).toHaveLength(1);
  const errors = reports.flatMap(({ error }) => error ?? []);
  expect(errors).toHaveLength(2);
  for (const error of errors) {
    expect(error).toMatch(/^DataDirInUseError: Another Inkognito uses the data folder /);
  }
});

test('mongod ends by itself within seconds after its owner was killed', async () => {
  const owner = spawnOwner();
  const { mongodPid = 0 } = await owner.nextReport();

  owner.child.kill('SIGKILL');

  await expect.poll(() => isThere(mongodPid), { timeout: 20_000 }).toBe(false);
});

test('a mongod that its owner left behind is ended by the next start', async () => {
  const owner = spawnOwner('without watchdog');
  const { uri, mongodPid = 0 } = await owner.nextReport();
  await addNote(String(uri));
  owner.child.kill('SIGKILL');
  await once(owner.child, 'exit');
  expect(isThere(mongodPid)).toBe(true);

  const next = await start();

  // Ended it is as soon as another can have its folder; the system may take a moment to forget its number.
  await expect.poll(() => isThere(mongodPid), { timeout: 20_000 }).toBe(false);
  expect(await addNote(next.uri)).toBe(2);
});

test.each(['SIGTERM', 'SIGHUP'] as const)(
  '%s shuts database and owner down gracefully',
  async (signal) => {
    const owner = spawnOwner();
    const { mongodPid = 0 } = await owner.nextReport();

    owner.child.kill(signal);
    const [exitCode] = (await once(owner.child, 'exit')) as [number | null];

    expect(exitCode).toBe(0);
    expect(isThere(mongodPid)).toBe(false);
    // mongod empties its lock file only when it shuts down gracefully.
    expect(await readFile(join(dataDir, 'mongodb', 'mongod.lock'), 'utf8')).toBe('');
  },
);

test('a program that has taken the port of the data, and data of another series, are named in a sentence', async () => {
  const first = await start();
  await first.stop();
  const port = Number(new URL(first.uri).port);
  const stranger = createServer((socket) => socket.destroy()).listen(port, '127.0.0.1');
  await once(stranger, 'listening');

  await expect(start()).rejects.toThrow(`Port ${port} of 127.0.0.1 belongs to the database in`);

  await once(stranger.close(), 'close');
  const again = await start();
  expect(again.uri).toBe(first.uri);
  await again.stop();
  // Data of another MongoDB series.
  const file = join(dataDir, 'mongodb.json');
  await writeFile(file, (await readFile(file, 'utf8')).replace(/"8\.\d+"/, '"7.0"'));
  await expect(start()).rejects.toThrow(/is of MongoDB 7\.0, but 8\.2 was found/);
});

test('the owner learns that mongod was killed', async () => {
  const exits: string[] = [];
  const { mongodPid } = await start((reason) => exits.push(reason));

  process.kill(mongodPid, 'SIGKILL');

  await expect.poll(() => exits).toEqual(['mongod ended unexpectedly (SIGKILL)']);
});
