// The only file that knows where a test database comes from.
import { randomUUID } from 'node:crypto';
import mongoose from 'mongoose';
import { afterAll, beforeAll, beforeEach, inject } from 'vitest';
import { shardCollections } from '../database/shardKeys.ts';
import { drainBackgroundWork } from '../http/afterResponse.ts';
import type {} from './globalSetup.ts';

async function emptyCollections(): Promise<void> {
  // Of the test before, which would store something in this one.
  await drainBackgroundWork();
  const collections = await mongoose.connection.db
    ?.listCollections({}, { nameOnly: true })
    .toArray();
  await Promise.all(
    (collections ?? [])
      .filter(({ name }) => !name.startsWith('system.'))
      .map(({ name }) => mongoose.connection.collection(name).deleteMany({})),
  );
}

/**
 * Gives a test file its own database, with the indexes of every model it imports, empty before
 * each test. Call it at the top of the file, before hooks of the file's own.
 * Rate limits and sessions live on the same connection and are emptied with the rest.
 */
export function useTestDatabase(): void {
  beforeAll(async () => {
    // autoIndex would build the indexes a second time, in the background of the first test.
    await mongoose.connect(inject('mongoUri'), {
      dbName: `test_${randomUUID()}`,
      autoIndex: false,
      // So that a test may count what a call asks of the database.
      monitorCommands: true,
    });
    await Promise.all(Object.values(mongoose.models).map((model) => model.syncIndexes()));
    if (inject('isSharded')) {
      const { connection } = mongoose;
      await shardCollections(connection.getClient(), connection.name);
    }
  });

  beforeEach(emptyCollections);

  afterAll(async () => {
    await mongoose.connection.dropDatabase();
    await mongoose.disconnect();
  });
}
