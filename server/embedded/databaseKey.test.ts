import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import mongoose from 'mongoose';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readState } from './dataDirState.ts';
import { type EmbeddedDatabase, startEmbeddedDatabase } from './embeddedDatabase.ts';
import { findMongod } from './mongodBinary.ts';
import { launchMongod } from './mongodProcess.ts';
import { findRunningDatabase } from './runningDatabase.ts';

const { MongoClient } = mongoose.mongo;

let dataDir: string;
let database: EmbeddedDatabase | null = null;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'inkognito-key-'));
});

afterEach(async () => {
  await stop();
  await rm(dataDir, { recursive: true, force: true });
});

async function start(): Promise<string> {
  database = await startEmbeddedDatabase({ dataDir, onUnexpectedExit: () => undefined });
  return database.uri;
}

async function stop(): Promise<void> {
  await database?.stop();
  database = null;
}

async function countNotes(uri: string): Promise<number> {
  const client = new MongoClient(uri, { serverSelectionTimeoutMS: 5_000 });
  try {
    return await client.db('inkognito').collection('notes').countDocuments();
  } finally {
    await client.close();
  }
}

async function addNote(uri: string): Promise<void> {
  const client = new MongoClient(uri);
  await client.db('inkognito').collection('notes').insertOne({ text: 'geheim' });
  await client.close();
}

async function strangersUri(password?: string): Promise<string> {
  const port = (await readState(dataDir))?.port ?? 0;
  const user = password === undefined ? '' : `inkognito:${password}@`;
  return `mongodb://${user}127.0.0.1:${port}/?directConnection=true`;
}

test('somebody else on the machine reads nothing, by any password of their own', async () => {
  await addNote(await start());

  await expect(countNotes(await strangersUri())).rejects.toThrow(/requires authentication/);
  await expect(countNotes(await strangersUri('inkognito'))).rejects.toThrow(
    /Authentication failed/,
  );
  expect((await stat(join(dataDir, 'mongodb-key'))).mode & 0o077).toBe(0);
});

test('nobody makes themselves a user by being the first to ask', async () => {
  await start();
  const client = new MongoClient(await strangersUri());

  const made = client.db('admin').command({ createUser: 'stranger', pwd: 'x', roles: ['root'] });

  await expect(made).rejects.toThrow(/authentication/i);
  await client.close();
});

test('who owns the folder finds the running database', async () => {
  const uri = await start();
  await addNote(uri);

  expect(await findRunningDatabase(dataDir)).toBe(uri);
});

test('a folder whose key was lost opens with a new one', async () => {
  await addNote(await start());
  await stop();
  await rm(join(dataDir, 'mongodb-key'));

  expect(await countNotes(await start())).toBe(1);
});

test('a folder from before there were passwords asks for one from then on', async () => {
  await addNote(await start());
  await stop();
  await rm(join(dataDir, 'mongodb-key'));
  const mongod = await findMongod(() => undefined);
  const port = (await readState(dataDir))?.port ?? 0;
  const open = await launchMongod({ mongod, dbPath: join(dataDir, 'mongodb'), port });
  const client = new MongoClient(await strangersUri());
  await client.db('admin').command({ dropUser: 'inkognito' });
  await client.close();
  await open.stop();

  expect(await countNotes(await start())).toBe(1);
  await expect(countNotes(await strangersUri())).rejects.toThrow(/requires authentication/);
});
