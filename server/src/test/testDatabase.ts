// The only file that knows where a test database comes from.
import { randomUUID } from 'node:crypto';
import mongoose from 'mongoose';
import { afterAll, beforeAll, beforeEach, inject } from 'vitest';
import { writeConcern } from '../database/connection.ts';
import { shardCollections } from '../database/shardKeys.ts';
import { drainBackgroundWork } from '../http/afterResponse.ts';
import type {} from './globalSetup.ts';

// However busy the disk of the machine is that runs the tests, no call is told that the database is away.
Object.assign(writeConcern, { wtimeoutMS: 60_000 });

/** A worker keeps it from file to file, since to make one with all its indexes takes as long as a dozen tests. */
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
    // It would build the indexes a second time, in the background of the first test.
    autoIndex: false,
    // So that a test may count what a call asks of the database.
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
  // Of the test before, which would store something in this one.
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

/**
 * Gives a test file a database with the indexes of every model it imports, empty before each test, or once before all
 * for a file that brings back by itself what it needs. Call it at the top of the file, before hooks of the file's own.
 * A file that changes indexes or drops collections takes one of its own. Rate limits and sessions live on the same
 * connection and are emptied with the rest.
 */
export function useTestDatabase({ own = false, emptiedOnce = false } = {}): void {
  const database = own ? { name: newName(), indexed: new Set<string>() } : kept;

  beforeAll(async () => {
    await connectTo(database.name);
    await makeIndexes(database);
    // Of the file before, for hooks that make something for all tests of this one.
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
