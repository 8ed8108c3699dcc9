import mongoose, { type ClientSession } from 'mongoose';

/**
 * A database that does not answer must not hold a request: with the driver's defaults a black-holed
 * one hangs for more than 15 seconds, with these an answer comes after about two.
 */
const impatient = {
  serverSelectionTimeoutMS: 1_500,
  connectTimeoutMS: 1_000,
  socketTimeoutMS: 20_000,
  waitQueueTimeoutMS: 1_500,
  heartbeatFrequencyMS: 1_000,
};

/** Connects and builds the indexes of every model that has been imported. */
export async function connectDatabase(uri: string): Promise<void> {
  mongoose.set('strictQuery', 'throw');
  await mongoose.connect(uri, {
    ...impatient,
    autoIndex: false,
    w: 'majority',
    journal: true,
    appName: 'inkognito',
  });
  await Promise.all(Object.values(mongoose.models).map((model) => model.createIndexes()));
}

export async function disconnectDatabase(): Promise<void> {
  await mongoose.disconnect();
}

/** Whether the database answers now. */
export async function isDatabaseUp(): Promise<boolean> {
  try {
    await mongoose.connection.db?.command({ ping: 1 }, { timeoutMS: 2_000 });
    return mongoose.connection.readyState === mongoose.ConnectionStates.connected;
  } catch {
    // Any failure of a ping means the same: not usable now.
    return false;
  }
}

/**
 * Runs writes all or none, against a snapshot, acknowledged by a majority and journaled.
 * The work may be repeated on a conflict, so it changes nothing outside the database.
 */
export async function inTransaction<Result>(
  work: (session: ClientSession) => Promise<Result>,
): Promise<Result> {
  return mongoose.connection.transaction(work, {
    readConcern: { level: 'snapshot' },
    writeConcern: { w: 'majority', journal: true },
  });
}
