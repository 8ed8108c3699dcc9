// Each migration runs once for all instances and is resumed where it was cut off.
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import mongoose from 'mongoose';
import type { Logger } from 'pino';
import { isDuplicate } from './isDuplicate.ts';

export type Migration = {
  /** Never changes: under it the database remembers that the migration is done. */
  id: string;
  /** May be cut off anywhere and run again, also beside requests; ends early when the signal is aborted. */
  run: (signal: AbortSignal, report: (done: number) => void) => Promise<void>;
};

type StoredMigration = {
  _id: string;
  owner: string;
  leaseUntil: Date;
  doneAt: Date | null;
};

const leaseMs = 30_000;
const renewMs = 10_000;
const pollMs = 1_000;

const stored = () => mongoose.connection.collection<StoredMigration>('migrations');

export async function runMigrations(
  migrations: readonly Migration[],
  logger: Logger,
  signal: AbortSignal = new AbortController().signal,
): Promise<void> {
  const owner = randomUUID();
  const done = await findDone();
  for (const migration of migrations) {
    if (done.has(migration.id)) continue;
    while (!signal.aborted && !(await isDone(migration.id))) {
      if (await takeLease(migration.id, owner)) await runOne(migration, { owner, logger, signal });
      else await sleep(pollMs, undefined, { signal }).catch(() => undefined);
    }
  }
}

async function findDone(): Promise<Set<string>> {
  const done = await stored()
    .find({ doneAt: { $ne: null } })
    .toArray();
  return new Set(done.map(({ _id }) => _id));
}

async function isDone(id: string): Promise<boolean> {
  return (await stored().findOne({ _id: id, doneAt: { $ne: null } })) !== null;
}

async function takeLease(id: string, owner: string): Promise<boolean> {
  const now = new Date();
  const lease = { owner, leaseUntil: new Date(now.getTime() + leaseMs), doneAt: null };
  try {
    const { matchedCount, upsertedCount } = await stored().updateOne(
      { _id: id, doneAt: null, leaseUntil: { $lt: now } },
      { $set: lease },
      { upsert: true },
    );
    return matchedCount + upsertedCount > 0;
  } catch (error) {
    if (isDuplicate(error)) return false;
    throw error;
  }
}

async function runOne(
  { id, run }: Migration,
  { owner, logger, signal }: { owner: string; logger: Logger; signal: AbortSignal },
): Promise<void> {
  const startedAt = performance.now();
  const renewal = setInterval(() => {
    const leaseUntil = new Date(Date.now() + leaseMs);
    // A renewal that fails lets the lease run out, and then another instance goes on.
    stored()
      .updateOne({ _id: id, owner }, { $set: { leaseUntil } })
      .catch(() => undefined);
  }, renewMs);
  try {
    await run(signal, (done) => logger.info({ migration: id, done }, 'migrating'));
    if (signal.aborted) return;
    await stored().updateOne({ _id: id, owner }, { $set: { doneAt: new Date() } });
    logger.info({ migration: id, ms: Math.round(performance.now() - startedAt) }, 'migrated');
  } finally {
    clearInterval(renewal);
    if (signal.aborted) await giveUpLease(id, owner);
  }
}

async function giveUpLease(id: string, owner: string): Promise<void> {
  await stored().updateOne({ _id: id, owner }, { $set: { leaseUntil: new Date(0) } });
}

export function startMigrations(
  migrations: readonly Migration[],
  logger: Logger,
): { stop: () => Promise<void> } {
  const stopping = new AbortController();
  const { signal } = stopping;
  const work = async () => {
    while (!signal.aborted) {
      try {
        await runMigrations(migrations, logger, signal);
        return;
      } catch (error) {
        const name = error instanceof Error ? error.name : 'unknown';
        logger.warn({ name }, 'migration broken off, to be resumed');
        await sleep(leaseMs, undefined, { signal }).catch(() => undefined);
      }
    }
  };
  const running = work();
  return {
    stop: async () => {
      stopping.abort();
      await running;
    },
  };
}
