import { setTimeout as sleep } from 'node:timers/promises';
import mongoose, { type ClientSession, type mongo } from 'mongoose';
import { hasLabel, isDatabaseAway } from './databaseAway.ts';
import { createDeclaredIndexes } from './declaredIndexes.ts';

// The driver's defaults hold a request for over 15 seconds on a black-holed database, these for 2.5.
const timeouts = {
  heartbeatFrequencyMS: 500,
  connectTimeoutMS: 1_000,
  serverSelectionTimeoutMS: 1_000,
  waitQueueTimeoutMS: 1_500,
  // A shorter timeout would also end long work on a healthy database.
  socketTimeoutMS: 20_000,
};

/** Waits for a majority's disk; a missing majority is an error, not a wait. */
export const writeConcern = {
  w: 'majority' as const,
  journal: true,
  wtimeoutMS: 2_500,
};

const healthTimeoutMs = 2_000;
const startRetryMs = 30_000;
const indexWaitMs = 15_000;

const conflictRetryMs = 20_000;
const awayRetryMs = 1_000;
const pauseGrowth = 1.5;
const firstPauseMs = 5;
const longestPauseMs = 250;

const transactionConcerns = { readConcern: { level: 'snapshot' }, writeConcern } as const;

export async function connectDatabase(
  uri: string,
  watch?: (client: mongo.MongoClient) => void,
): Promise<void> {
  mongoose.set('strictQuery', 'throw');
  const options: mongoose.ConnectOptions = {
    ...timeouts,
    autoIndex: false,
    // Mongoose would queue commands while the database is down and fail ten seconds later.
    bufferCommands: false,
    writeConcern,
    appName: 'inkognito',
    monitorCommands: watch !== undefined,
  };
  await retryWhileUnavailable(() => mongoose.connect(uri, options));
  watch?.(mongoose.connection.getClient());
  await retryWhileUnavailable(createIndexesAtStart);
}

/** Slow or conflicting ones are left to `migrations.ts`. */
async function createIndexesAtStart(): Promise<void> {
  const errors = await Promise.race([
    createDeclaredIndexes({ replace: false }),
    sleep(indexWaitMs, [] as Error[], { ref: false }),
  ]);
  const away = errors.find(isDatabaseAway);
  if (away) throw away;
}

/** Server and database may start together. The work may run twice. */
export async function retryWhileUnavailable<Result>(work: () => Promise<Result>): Promise<Result> {
  const deadline = performance.now() + startRetryMs;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isDatabaseAway(error) || performance.now() > deadline) throw error;
    }
  }
}

export async function disconnectDatabase(): Promise<void> {
  await mongoose.disconnect();
}

export async function isDatabaseUp(): Promise<boolean> {
  const { connection } = mongoose;
  if (connection.readyState !== mongoose.ConnectionStates.connected || !connection.db) return false;
  const ping = connection.db.command({ ping: 1 }).then(
    () => true,
    () => false,
  );
  return Promise.race([ping, sleep(healthTimeoutMs, false, { ref: false })]);
}

/** The work may be retried: it must create its own documents and have no side effects outside the database. */
export async function inTransaction<Result>(
  work: (tx: ClientSession) => Promise<Result>,
): Promise<Result> {
  const startedAt = performance.now();
  const isWorthRetrying = (error: unknown) =>
    performance.now() - startedAt < (isDatabaseAway(error) ? awayRetryMs : conflictRetryMs);
  const tx = await mongoose.connection.startSession();
  try {
    for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(pauseMs * pauseGrowth, longestPauseMs)) {
      try {
        tx.startTransaction(transactionConcerns);
        const result = await work(tx);
        await commit(tx, isWorthRetrying);
        return result;
      } catch (error) {
        if (!hasLabel(error, 'TransientTransactionError') || !isWorthRetrying(error)) throw error;
      }
      if (tx.inTransaction()) await tx.abortTransaction();
      await sleep(Math.random() * pauseMs);
    }
  } finally {
    // Not awaited: aborting while the database is down would delay the response.
    tx.endSession().catch(() => undefined);
  }
}

/** Repeating a commit with an unknown outcome is safe: the server applies it once. */
async function commit(tx: ClientSession, isWorthRetrying: (error: unknown) => boolean) {
  for (;;) {
    try {
      await tx.commitTransaction();
      return;
    } catch (error) {
      if (!hasLabel(error, 'UnknownTransactionCommitResult') || !isWorthRetrying(error))
        throw error;
    }
  }
}
