import mongoose, { type mongo } from 'mongoose';
import type { TestClient } from '../testClient.ts';

/** Every document of the test database, by collection: files and sessions included. */
export type Snapshot = Map<string, mongo.BSON.Document[]>;

const { EJSON, Binary } = mongoose.mongo.BSON;

/** Counters of tries move with refused calls as well: they are the error, not its effect. */
const moving = new Set(['rate_limits', 'distinct_limits']);

async function collectionNames(): Promise<string[]> {
  const found = await mongoose.connection.db
    ?.listCollections({ type: 'collection' }, { nameOnly: true })
    .toArray();
  return (found ?? []).map(({ name }) => name).filter((name) => !name.startsWith('system.'));
}

export async function takeSnapshot(): Promise<Snapshot> {
  const names = (await collectionNames()).sort();
  const documents = await Promise.all(
    names.map((name) => mongoose.connection.collection(name).find().sort({ _id: 1 }).toArray()),
  );
  return new Map(names.map((name, index) => [name, documents[index] ?? []]));
}

/** Makes the database what it was; indexes stay. Only what differs is written, as writing is what takes time. */
export async function restoreSnapshot(snapshot: Snapshot): Promise<void> {
  const current = await takeSnapshot();
  const names = new Set([...current.keys(), ...snapshot.keys()]);
  await Promise.all(
    [...names].map(async (name) => {
      const wanted = snapshot.get(name) ?? [];
      if (exactText(current.get(name) ?? []) === exactText(wanted)) return;
      const collection = mongoose.connection.collection(name);
      await collection.deleteMany({});
      if (wanted.length > 0) await collection.insertMany(wanted);
    }),
  );
}

const exactText = (value: unknown) => EJSON.stringify(value, { relaxed: false });

/** Remembers the database and these clients' cookies; the function returned brings both back. */
export async function rememberAll(clients: readonly TestClient[]): Promise<() => Promise<void>> {
  const snapshot = await takeSnapshot();
  const cookies = clients.map(({ cookie }) => cookie);
  return async () => {
    await restoreSnapshot(snapshot);
    await freshenIdentities();
    for (const [index, client] of clients.entries()) client.cookie = cookies[index] ?? null;
  };
}

/** A long test must not outlive the sign-ins that it began with. */
async function freshenIdentities(): Promise<void> {
  const now = Date.now();
  if (now - freshenedAt < 60_000) return;
  freshenedAt = now;
  const sessions = mongoose.connection.collection('sessions');
  await sessions.updateMany({}, { $max: { 'session.confirmedAt': now } });
}

let freshenedAt = Date.now();

/** What is stored, as one text to compare: equal texts are equal databases. */
export async function storedText(): Promise<string> {
  const snapshot = await takeSnapshot();
  const lasting = [...snapshot].filter(([name, documents]) => {
    return !moving.has(name) && documents.length > 0;
  });
  // Made young again by `freshenIdentities`, which is no change by a call.
  return exactText(lasting).replace(/"confirmedAt":\{[^}]*\},?/g, '');
}

/** The collections in which a value is stored anywhere, as text, as an id or in a file's bytes. */
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
