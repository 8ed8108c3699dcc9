// The only file that creates test databases.
import { randomUUID } from 'node:crypto';
import mongoose from 'mongoose';
import { afterAll, beforeAll, beforeEach, inject } from 'vitest';
import { writeConcern } from '../database/connection.ts';
import { shardCollections } from '../database/shardKeys.ts';
import { drainBackgroundWork } from '../http/afterResponse.ts';
import type {} from './globalSetup.ts';

// Tolerates a slow disk.
Object.assign(writeConcern, { wtimeoutMS: 60_000 });

/** Kept per worker, since creating all indexes costs as much as a dozen tests. */
const kept = { name: newName(), indexed: new Set<string>() };
type TestDatabase = typeof kept;

function newName(): string {
  return `test_${randomUUID()}`;
}

async function connectTo(name: string): Promise<void> {
  const { connection } = mongoose;
  if (connection.readyState === mongoose.ConnectionStates.connected && connection.name === name)
    return;
  await mongoose.disconnect();
  await mongoose.connect(inject('mongoUri'), {
    dbName: name,
    // Would rebuild the indexes in the background of the first test.
    autoIndex: false,
    // Lets tests count database commands.
    monitorCommands: true,
  });
}

async function makeIndexes({ name, indexed }: TestDatabase): Promise<void> {
  const models = Object.values(mongoose.models).filter(({ modelName }) => !indexed.has(modelName));
  if (models.length === 0) return;
  await Promise.all(models.map((model) => model.syncIndexes()));
  for (const { modelName } of models) indexed.add(modelName);
  if (inject('isSharded')) await shardCollections(mongoose.connection.getClient(), name);
}

async function emptyCollections(): Promise<void> {
  // Background work of the previous test would write into this one.
  await drainBackgroundWork();
  const { connection } = mongoose;
  const collections =
    (await connection.db?.listCollections({}, { nameOnly: true }).toArray()) ?? [];
  const names = collections.map(({ name }) => name).filter((name) => !name.startsWith('system.'));
  if (names.length === 0) return;
  await connection.getClient().bulkWrite(
    names.map((name) => ({
      name: 'deleteMany',
      namespace: `${connection.name}.${name}`,
      filter: {},
    })),
    { ordered: false },
  );
}

/** Emptied before each test, or once. Call before the file's own hooks; use `own` to change indexes or collections. */
export function useTestDatabase({ own = false, emptiedOnce = false } = {}): void {
  const database = own ? { name: newName(), indexed: new Set<string>() } : kept;

  beforeAll(async () => {
    await connectTo(database.name);
    await makeIndexes(database);
    // Leftovers of the previous file, before hooks run.
    await emptyCollections();
  });

  beforeEach(async () => {
    if (emptiedOnce) await drainBackgroundWork();
    else await emptyCollections();
  });

  afterAll(async () => {
    if (!own) return;
    await mongoose.connection.dropDatabase();
    await mongoose.disconnect();
  });
}
