// Changes to stored data and rebuilds of derived data: in order, on one instance, during service.
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import mongoose, { type mongo } from 'mongoose';
import type { Logger } from 'pino';

export type Migration = {
  /** `0001-…`, a verb first. Never changes: the database records it as done. */
  id: string;
  /** For derived data: rebuilt when the version changes. */
  version?: string;
  /** Must survive interruption and reruns; ends early when the signal aborts. */
  run: (signal: AbortSignal) => Promise<unknown>;
};

type Row = { _id: string; version: string | null; doneAt: Date };
type Lease = { _id: 'lease'; owner: string | null; until: Date };

/** A killed instance loses the lease after this; measured by the database's clock. */
const leaseMs = 10_000;
const renewMs = 3_000;
const pollMs = 1_000;
const retryMs = 30_000;
const batchSize = 500;

const rows = () => mongoose.connection.collection<Row>('migrations');
const leases = () => mongoose.connection.collection<Lease>('migrations');

const versionOf = ({ version }: Migration): string | null => version ?? null;
const doneRow = (each: Migration): Row => ({
  _id: each.id,
  version: versionOf(each),
  doneAt: new Date(),
});

/** @returns once an empty database has its rows; the work continues in the background */
export async function startMigrations(migrations: readonly Migration[], logger: Logger) {
  await prepare(migrations);
  const stopping = new AbortController();
  const done = runUntilDone(migrations, logger, stopping.signal);
  return {
    done,
    stop: async (): Promise<void> => {
      stopping.abort();
      await done;
    },
  };
}

async function prepare(migrations: readonly Migration[]): Promise<void> {
  if ((await leases().findOne({ _id: 'lease' })) !== null) return;
  const isEmpty = (await mongoose.connection.collection('users').findOne()) === null;
  const lease: Lease = { _id: 'lease', owner: null, until: new Date(0) };
  const documents = [...(isEmpty ? migrations.map(doneRow) : []), lease];
  await mongoose.connection.collection<Row | Lease>('migrations').bulkWrite(
    documents.map(({ _id, ...fields }) => ({
      updateOne: { filter: { _id }, update: { $setOnInsert: fields }, upsert: true },
    })),
  );
}

async function runUntilDone(
  migrations: readonly Migration[],
  logger: Logger,
  signal: AbortSignal,
): Promise<void> {
  const owner = randomUUID();
  while (!signal.aborted) {
    let migration: string | null = null;
    let pauseMs = pollMs;
    try {
      if (await holdLease(owner)) {
        const next = await findNext(migrations);
        migration = next?.id ?? null;
        if (next) await runOne(next, { logger, signal, owner });
        await giveUpLease(owner);
        if (!next) return;
        continue;
      }
    } catch (error) {
      logger.error({ migration, name: nameOf(error) }, 'migration failed, to be tried again');
      pauseMs = retryMs;
    }
    await sleep(pauseMs, undefined, { signal }).catch(() => undefined);
  }
}

async function findNext(migrations: readonly Migration[]): Promise<Migration | undefined> {
  const done = await rows().find().toArray();
  const versions = new Map(done.map(({ _id, version }) => [_id, version]));
  return migrations.find((each) => versions.get(each.id) !== versionOf(each));
}

async function holdLease(owner: string): Promise<boolean> {
  const isFreeOrOwn = { $or: [{ $lt: ['$until', '$$NOW'] }, { $eq: ['$owner', owner] }] };
  const { matchedCount } = await leases().updateOne({ _id: 'lease', $expr: isFreeOrOwn }, [
    { $set: { owner, until: { $add: ['$$NOW', leaseMs] } } },
  ]);
  return matchedCount > 0;
}

const giveUpLease = (owner: string) =>
  leases().updateOne({ _id: 'lease', owner }, { $set: { owner: null, until: new Date(0) } });

type Run = { logger: Logger; signal: AbortSignal; owner: string };

async function runOne(migration: Migration, { logger, signal: stopping, owner }: Run) {
  const startedAt = performance.now();
  const lost = new AbortController();
  const signal = AbortSignal.any([stopping, lost.signal]);
  const renew = async () => {
    if (!(await holdLease(owner))) lost.abort();
  };
  // If renewal fails the lease expires and another instance continues.
  const renewal = setInterval(() => void renew().catch(() => undefined), renewMs);
  logger.info({ migration: migration.id }, 'migrating');
  try {
    await migration.run(signal);
    await renew();
  } finally {
    clearInterval(renewal);
  }
  if (signal.aborted) return;
  await rows().replaceOne({ _id: migration.id }, doneRow(migration), { upsert: true });
  const ms = Math.round(performance.now() - startedAt);
  logger.info({ migration: migration.id, ms }, 'migrated');
}

/** Walks a collection by id; idle half of the time, as requests come first. */
export async function inBatches(
  signal: AbortSignal,
  collection: string,
  change: (batch: mongo.WithId<mongo.Document>[]) => Promise<unknown>,
): Promise<void> {
  let after: mongo.ObjectId | null = null;
  while (!signal.aborted) {
    const startedAt = performance.now();
    const batch: mongo.WithId<mongo.Document>[] = await mongoose.connection
      .collection(collection)
      .find(after ? { _id: { $gt: after } } : {}, { projection: { _id: 1 } })
      .sort({ _id: 1 })
      .limit(batchSize)
      .toArray();
    const last = batch.at(-1);
    if (!last) return;
    await change(batch);
    after = last._id;
    await sleep(performance.now() - startedAt, undefined, { signal }).catch(() => undefined);
  }
}

/** The name only: a message may quote user input. */
function nameOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error ? `${error.name} ${String(error.code)}` : error.name;
}
