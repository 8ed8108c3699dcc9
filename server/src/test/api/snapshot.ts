import { createHash } from 'node:crypto';
import { z } from '@inkognito/shared/schema/zod';
import mongoose, { type mongo } from 'mongoose';
import { inject } from 'vitest';
import { drainBackgroundWork } from '../../http/afterResponse.ts';
import type {} from '../globalSetup.ts';
import type { TestClient } from '../testClient.ts';

/** By collection, including files and sessions. */
export type Snapshot = Map<string, mongo.BSON.Document[]>;

const { EJSON, Binary } = mongoose.mongo.BSON;

/** Refused calls change the counters too. */
const moving = new Set(['rate_limits']);

async function collectionNames(): Promise<string[]> {
  const found = await mongoose.connection.db
    ?.listCollections({ type: 'collection' }, { nameOnly: true })
    .toArray();
  return (found ?? []).map(({ name }) => name).filter((name) => !name.startsWith('system.'));
}

/** `isExact` keeps number types, for writing back. */
export async function takeSnapshot({ isExact = false } = {}): Promise<Snapshot> {
  // Background work may still be writing, here and below.
  await drainBackgroundWork();
  const names = (await collectionNames()).sort();
  const options = isExact ? { promoteValues: false } : {};
  const documents = await Promise.all(
    names.map((name) => {
      return mongoose.connection.collection(name).find({}, options).sort({ _id: 1 }).toArray();
    }),
  );
  return new Map(names.map((name, index) => [name, documents[index] ?? []]));
}

const dbHashAnswer = z.object({ collections: z.record(z.string(), z.string()) });
const ofNothing = createHash('md5').digest('hex');

/** One command: reading all collections after each call would dominate the tests. Unsupported when sharded. */
async function hashCollections(): Promise<Map<string, string>> {
  if (inject('isSharded')) {
    const filled = [...(await takeSnapshot())].filter(([, documents]) => documents.length > 0);
    return new Map(filled.map(([name, documents]) => [name, exactText(documents)]));
  }
  const answer = dbHashAnswer.parse(await mongoose.connection.db?.command({ dbHash: 1 }));
  const hashes = Object.entries(answer.collections);
  return new Map(hashes.filter(([, hash]) => hash !== ofNothing));
}

const exactText = (value: unknown) => EJSON.stringify(value, { relaxed: false });

async function restoreCollection(name: string, documents: mongo.BSON.Document[]): Promise<void> {
  const collection = mongoose.connection.collection(name);
  await collection.deleteMany({});
  if (documents.length > 0) await collection.insertMany(documents);
}

/** Snapshots database and cookies; the returned function restores them, with sign-ins recent again. */
export async function rememberAll(clients: readonly TestClient[]): Promise<() => Promise<void>> {
  const snapshot = await takeSnapshot({ isExact: true });
  const cookies = clients.map(({ cookie }) => cookie);
  let hashes = await hashCollections();
  let confirmedAt = Date.now();

  return async () => {
    await drainBackgroundWork();
    const isOutdated = Date.now() - confirmedAt > 60_000;
    if (isOutdated) {
      confirmedAt = Date.now();
      for (const document of snapshot.get('sessions') ?? []) confirm(document, confirmedAt);
    }
    const current = await hashCollections();
    const names = [...new Set([...current.keys(), ...hashes.keys()])].filter((name) => {
      return current.get(name) !== hashes.get(name) || (isOutdated && name === 'sessions');
    });
    // Only differences, as writing is slow.
    await Promise.all(names.map((name) => restoreCollection(name, snapshot.get(name) ?? [])));
    if (isOutdated) hashes = await hashCollections();
    for (const [index, client] of clients.entries()) client.cookie = cookies[index] ?? null;
  };
}

function confirm(document: mongo.BSON.Document, confirmedAt: number): void {
  const session = document.session as { confirmedAt?: unknown } | undefined;
  if (session?.confirmedAt !== undefined) session.confirmedAt = confirmedAt;
}

export async function storedText(): Promise<string> {
  await drainBackgroundWork();
  const hashes = [...(await hashCollections())].filter(([name]) => {
    return !moving.has(name) && name !== 'sessions';
  });
  // `rememberAll` refreshes sign-ins, which is no change by a call.
  const sessions = await mongoose.connection
    .collection('sessions')
    .find({}, { projection: { 'session.confirmedAt': 0 } })
    .sort({ _id: 1 })
    .toArray();
  return exactText([hashes.sort(), sessions]);
}

/** As text, as an id or in a file's bytes. */
export function whereStored(snapshot: Snapshot, value: string): string[] {
  return [...snapshot]
    .filter(([, documents]) => documents.some((document) => readable(document).includes(value)))
    .map(([name]) => name);
}

function readable(document: mongo.BSON.Document): string {
  const bytes = Object.values(document).filter((value) => value instanceof Binary);
  const contents = bytes.map((binary) => Buffer.from(binary.buffer).toString('latin1'));
  return [EJSON.stringify(document), ...contents].join('\n');
}
