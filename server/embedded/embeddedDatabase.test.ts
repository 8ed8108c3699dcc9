import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import mongoose from 'mongoose';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { DataDirState } from './dataDirState.ts';
import { DataDirInUseError, startEmbeddedDatabase } from './embeddedDatabase.ts';
import { findProcess } from './processIdentity.ts';

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

/** Adds one note in a transaction and answers how many there are now. */
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

async function readState(): Promise<DataDirState> {
  return JSON.parse(await readFile(join(dataDir, 'mongodb.json'), 'utf8')) as DataDirState;
}

interface OwnerReport {
  pid: number;
  uri?: string;
  error?: string;
  reason?: string;
}

interface Owner {
  child: ChildProcess;
  nextReport: () => Promise<OwnerReport>;
}

function spawnOwner(): Owner {
  const child = spawn(process.execPath, ['--import', 'tsx', ownerScript, dataDir], {
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

async function waitUntilGone(pid: number, withinMs: number): Promise<void> {
  const deadline = Date.now() + withinMs;
  while ((await findProcess(pid)) !== null) {
    if (Date.now() > deadline) throw new Error(`process ${pid} is still there`);
    await sleep(50);
  }
}

/** Where the system does not list them: those that begin soon after a process have one of the next numbers. */
const pidsAfter = (pid: number) => Array.from({ length: 500 }, (_, index) => pid + index);

async function watchdogOf(mongodPid: number, ownerPid: number): Promise<number> {
  // Threads of all programs take numbers too, hundreds in a second, and begin again at the lowest.
  const listed = await readdir('/proc').catch(() => pidsAfter(ownerPid));
  for (const pid of listed.map(Number).filter(Number.isInteger)) {
    const line = (await findProcess(pid))?.commandLine ?? '';
    if (line.endsWith(`mongo_killer.js ${ownerPid} ${mongodPid}`)) return pid;
  }
  throw new Error('no watchdog found');
}

test('what was written is there after a restart, on the same port', async () => {
  const first = await start();
  await addNote(first.uri);
  await first.stop();

  const second = await start();

  expect(second.uri).toBe(first.uri);
  expect(await addNote(second.uri)).toBe(2);
});

test('a second start on the folder is refused and leaves the first one unharmed', async () => {
  const first = await start();

  await expect(start()).rejects.toThrow(new DataDirInUseError(dataDir, process.pid).message);

  expect(await addNote(first.uri)).toBe(1);
});

test('of three simultaneous starts exactly one succeeds', async () => {
  const owners = [spawnOwner(), spawnOwner(), spawnOwner()];

  const reports = await Promise.all(owners.map(({ nextReport }) => nextReport()));

  expect(reports.filter(({ uri }) => uri !== undefined)).toHaveLength(1);
  const errors = reports.flatMap(({ error }) => error ?? []);
  expect(errors).toHaveLength(2);
  for (const error of errors) {
    expect(error).toMatch(/^DataDirInUseError: .* wird gerade von Prozess \d+ benutzt\./);
  }
});

test('a start right after the owner was killed finds the data', async () => {
  const owner = spawnOwner();
  const { uri } = await owner.nextReport();
  await addNote(String(uri));
  owner.child.kill('SIGKILL');
  await once(owner.child, 'exit');

  const next = await start();

  expect(await addNote(next.uri)).toBe(2);
});

test('mongod ends by itself within seconds after its owner was killed', async () => {
  const owner = spawnOwner();
  await owner.nextReport();
  const { mongodPid } = await readState();

  owner.child.kill('SIGKILL');

  await waitUntilGone(mongodPid, 10_000);
});

test('a mongod that lost its owner and its watchdog is ended by the next start', async () => {
  const owner = spawnOwner();
  const { uri, pid } = await owner.nextReport();
  await addNote(String(uri));
  const { mongodPid } = await readState();
  process.kill(await watchdogOf(mongodPid, pid), 'SIGKILL');
  owner.child.kill('SIGKILL');
  await once(owner.child, 'exit');

  const next = await start();

  expect(await findProcess(mongodPid)).toBeNull();
  expect(await addNote(next.uri)).toBe(2);
});

test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
  '%s shuts database and owner down gracefully',
  async (signal) => {
    const owner = spawnOwner();
    await owner.nextReport();
    const { mongodPid } = await readState();

    owner.child.kill(signal);
    const [exitCode] = (await once(owner.child, 'exit')) as [number | null];

    expect(exitCode).toBe(0);
    expect(await findProcess(mongodPid)).toBeNull();
    // mongod empties its lock file only when it shuts down gracefully.
    expect(await readFile(join(dataDir, 'mongodb', 'mongod.lock'), 'utf8')).toBe('');
  },
);

test('the data moves to another port when a stranger has taken its own', async () => {
  const first = await start();
  await addNote(first.uri);
  await first.stop();
  const { port } = await readState();
  const stranger = createServer().listen(port, '127.0.0.1');
  await once(stranger, 'listening');
  cleanups.push(async () => once(stranger.close(), 'close'));

  const second = await start();

  expect(second.uri).not.toBe(first.uri);
  expect(await addNote(second.uri)).toBe(2);
});

test.each([
  ['lost', async (path: string) => rm(path)],
  ['half written', async (path: string) => writeFile(path, '{"series":"8.')],
])('a %s state file costs no data', async (_case, damage) => {
  const first = await start();
  await addNote(first.uri);
  await first.stop();
  await damage(join(dataDir, 'mongodb.json'));

  const second = await start();

  expect(await addNote(second.uri)).toBe(2);
});

test('data of another MongoDB series is refused', async () => {
  await (await start()).stop();
  const state = { ...(await readState()), series: '7.0' };
  await writeFile(join(dataDir, 'mongodb.json'), JSON.stringify(state));

  await expect(start()).rejects.toThrow(/gehören zu MongoDB 7\.0, gefunden wurde 8\.2/);
});

test('the owner learns that mongod was killed', async () => {
  const exits: string[] = [];
  await start((reason) => exits.push(reason));

  process.kill((await readState()).mongodPid, 'SIGKILL');

  await expect.poll(() => exits).toEqual(['mongod endete unerwartet (SIGKILL)']);
});
