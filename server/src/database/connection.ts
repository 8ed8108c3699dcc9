import { setTimeout as sleep } from 'node:timers/promises';
import mongoose, { type ClientSession, type mongo } from 'mongoose';
import { hasLabel, isDatabaseAway } from './databaseAway.ts';

/**
 * A database that does not answer must not hold a request: with the driver's defaults a black-holed one hangs for more
 * than 15 seconds. With these the heartbeat, which waits for as long as the first two together, notices it after 1.5
 * seconds and stops what is under way; its one repetition then finds no server for another second. Work that takes long on
 * a database that is well is left alone, which a short `socketTimeoutMS` would not do.
 */
const impatient = {
  heartbeatFrequencyMS: 500,
  connectTimeoutMS: 1_000,
  serverSelectionTimeoutMS: 1_000,
  waitQueueTimeoutMS: 1_500,
  socketTimeoutMS: 20_000,
};

/** Acknowledged once a majority has it on disk; a majority that does not come is told, not waited for. */
const writeConcern = { w: 'majority', journal: true, wtimeoutMS: 2_500 } as const;

const healthPatienceMs = 2_000;
const startPatienceMs = 30_000;

/** Two transactions that want the same document: the later one tries again for so long. */
const conflictPatienceMs = 20_000;
/** A database that is away: a try begun after this would answer too late. */
const awayPatienceMs = 1_000;
const pauseGrowth = 1.5;
const firstPauseMs = 5;
const longestPauseMs = 250;

const transactionConcerns = { readConcern: { level: 'snapshot' }, writeConcern } as const;

/**
 * Connects and builds the indexes of every model that has been imported.
 * `watch` gets the driver's client, which then tells of its commands and connections.
 */
export async function connectDatabase(
  uri: string,
  watch?: (client: mongo.MongoClient) => void,
): Promise<void> {
  mongoose.set('strictQuery', 'throw');
  const options: mongoose.ConnectOptions = {
    ...impatient,
    autoIndex: false,
    // Mongoose would keep what is asked while the database is away, and answer ten seconds later.
    bufferCommands: false,
    writeConcern,
    appName: 'inkognito',
    monitorCommands: watch !== undefined,
  };
  await retryWhileUnavailable(() => mongoose.connect(uri, options));
  watch?.(mongoose.connection.getClient());
  const models = Object.values(mongoose.models);
  await retryWhileUnavailable(() => Promise.all(models.map((model) => model.createIndexes())));
}

/**
 * Repeats what a start needs while the database is away: it may have been started a moment later, or be busy.
 * The work may be done twice.
 */
export async function retryWhileUnavailable(work: () => Promise<unknown>): Promise<void> {
  const deadline = performance.now() + startPatienceMs;
  for (;;) {
    try {
      await work();
      return;
    } catch (error) {
      if (!isDatabaseAway(error) || performance.now() > deadline) throw error;
    }
  }
}

export async function disconnectDatabase(): Promise<void> {
  await mongoose.disconnect();
}

/** Whether the database answers now; told within two seconds, also by one that hangs. */
export async function isDatabaseUp(): Promise<boolean> {
  const { connection } = mongoose;
  if (connection.readyState !== mongoose.ConnectionStates.connected || !connection.db) return false;
  const answers = connection.db.command({ ping: 1 }).then(
    () => true,
    // Any failure of a ping means the same: not usable now.
    () => false,
  );
  return Promise.race([answers, sleep(healthPatienceMs, false, { ref: false })]);
}

/**
 * Runs writes all or none, against a snapshot, acknowledged by a majority and journaled.
 * The work may be repeated on a conflict, so it changes nothing outside the database.
 * The driver's own loop tries for two minutes, also while the database is away; nobody waits that long.
 */
export async function inTransaction<Result>(
  work: (session: ClientSession) => Promise<Result>,
): Promise<Result> {
  const startedAt = performance.now();
  const isWorthATry = (error: unknown) =>
    performance.now() - startedAt < (isDatabaseAway(error) ? awayPatienceMs : conflictPatienceMs);
  const session = await mongoose.connection.startSession();
  try {
    for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(pauseMs * pauseGrowth, longestPauseMs)) {
      try {
        session.startTransaction(transactionConcerns);
        const result = await work(session);
        await commit(session, isWorthATry);
        return result;
      } catch (error) {
        if (!hasLabel(error, 'TransientTransactionError') || !isWorthATry(error)) throw error;
      }
      if (session.inTransaction()) await session.abortTransaction();
      await sleep(Math.random() * pauseMs);
    }
  } finally {
    // It aborts what is still open. Nobody waits for that: a database that is away would hold the answer up.
    session.endSession().catch(() => undefined);
  }
}

/** Repeats a commit whose outcome is unknown: the server carries it out once. */
async function commit(
  session: ClientSession,
  isWorthATry: (error: unknown) => boolean,
): Promise<void> {
  for (;;) {
    try {
      await session.commitTransaction();
      return;
    } catch (error) {
      if (!hasLabel(error, 'UnknownTransactionCommitResult') || !isWorthATry(error)) throw error;
    }
  }
}
