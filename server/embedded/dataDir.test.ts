import { mkdtemp, rename, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import mongoose from 'mongoose';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findRunningDatabase } from './dataDir.ts';
import { type EmbeddedDatabase, startEmbeddedDatabase } from './embeddedDatabase.ts';

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

function strangersUri(password?: string): string {
  const user = password === undefined ? '' : `inkognito:${password}@`;
  return `mongodb://${user}${new URL(database?.uri ?? '').host}/?directConnection=true`;
}

test('another user of the machine reads nothing, and creates no user; the owner of the folder finds it', async () => {
  const uri = await start();
  await addNote(uri);

  await expect(countNotes(strangersUri())).rejects.toThrow(/requires authentication/);
  await expect(countNotes(strangersUri('inkognito'))).rejects.toThrow(/Authentication failed/);
  const client = new MongoClient(strangersUri());
  const made = client.db('admin').command({ createUser: 'stranger', pwd: 'x', roles: ['root'] });
  await expect(made).rejects.toThrow(/authentication/i);
  await client.close();
  expect((await stat(join(dataDir, 'mongodb-key'))).mode & 0o077).toBe(0);
  expect(await findRunningDatabase(dataDir)).toBe(uri);
});

test('data whose key was lost is refused with a sentence, and opens again with its key', async () => {
  await addNote(await start());
  await stop();
  await rename(join(dataDir, 'mongodb-key'), join(dataDir, 'elsewhere'));

  await expect(start()).rejects.toThrow(
    'The password in mongodb-key does not belong to this data.',
  );

  await rename(join(dataDir, 'elsewhere'), join(dataDir, 'mongodb-key'));
  expect(await countNotes(await start())).toBe(1);
});
