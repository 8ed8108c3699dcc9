// What the database remembers of each migration, for all instances.
import mongoose, { type mongo } from 'mongoose';
import { isDuplicate } from '../isDuplicate.ts';

export type MigrationState = {
  _id: string;
  owner: string | null;
  leaseUntil: Date;
  startedAt: Date | null;
  /** Older versions ask for it by this name. */
  doneAt: Date | null;
  /** When it was last run again for what an older instance may have written; it begins as `doneAt`. */
  checkedAt: Date | null;
  /** How far each collection was walked. */
  cursor: Record<string, unknown>;
  done: number;
  total: number;
  failures: number;
  retryAt: Date;
};

/** A killed instance loses its lease after this time; the clock is the database's. */
const leaseMs = 10_000;
export const renewMs = 3_000;

const stored = () => mongoose.connection.collection<MigrationState>('migrations');

const untouched: Omit<MigrationState, '_id'> = {
  ...{ owner: null, leaseUntil: new Date(0), startedAt: null, doneAt: null, checkedAt: null },
  ...{ cursor: {}, done: 0, total: 0, failures: 0, retryAt: new Date(0) },
};

/** A row for each, so that everybody sees what waits. */
export async function listMigrations(ids: readonly string[]): Promise<void> {
  const rows = ids.map((_id) => ({
    updateOne: { filter: { _id }, update: { $setOnInsert: untouched }, upsert: true },
  }));
  // Of two instances that insert a row at once, one finds it there.
  await stored()
    .bulkWrite(rows, { ordered: false })
    .catch((error: unknown) => {
      if (!isDuplicate(error)) throw error;
    });
}

/** Rows of older versions lack what was added since. */
export async function readStates(): Promise<Map<string, MigrationState>> {
  const rows = await stored().find().toArray();
  return new Map(rows.map((row) => [row._id, { ...untouched, ...row }]));
}

const inMs = (ms: number) => ({ $add: ['$$NOW', ms] });

/** @returns whether this instance may run it now */
export async function takeLease({ _id, startedAt, doneAt }: MigrationState, owner: string) {
  const isFree = { $lt: ['$leaseUntil', '$$NOW'] };
  const { matchedCount } = await stored().updateOne({ _id, doneAt, $expr: isFree }, [
    { $set: { owner, leaseUntil: inMs(leaseMs), startedAt: startedAt ?? '$$NOW' } },
  ]);
  return matchedCount > 0;
}

/** @returns whether the lease was still held */
async function changeOwn(
  id: string,
  owner: string,
  change: mongo.UpdateFilter<MigrationState> | mongo.Document[],
): Promise<boolean> {
  return (await stored().updateOne({ _id: id, owner }, change)).matchedCount > 0;
}

export const renewLease = (id: string, owner: string) =>
  changeOwn(id, owner, [{ $set: { leaseUntil: inMs(leaseMs) } }]);

export const giveUpLease = (id: string, owner: string) =>
  changeOwn(id, owner, { $set: { owner: null, leaseUntil: new Date(0) } });

export type Progress = Pick<MigrationState, 'cursor' | 'done' | 'total'>;

export const saveProgress = (id: string, owner: string, progress: Progress) =>
  changeOwn(id, owner, { $set: progress });

export const saveDone = (id: string, owner: string) =>
  changeOwn(id, owner, [
    {
      $set: {
        ...{ owner: null, leaseUntil: new Date(0), checkedAt: '$$NOW', cursor: {}, failures: 0 },
        doneAt: { $ifNull: ['$doneAt', '$$NOW'] },
      },
    },
  ]);

export const saveFailure = (id: string, owner: string, { failures }: MigrationState) =>
  changeOwn(id, owner, [
    {
      $set: {
        ...{ owner: null, leaseUntil: new Date(0), failures: failures + 1 },
        retryAt: inMs(retryMs(failures)),
      },
    },
  ]);

const firstRetryMs = 30_000;
const longestRetryMs = 60 * 60_000;

const retryMs = (failures: number) => Math.min(firstRetryMs * 2 ** failures, longestRetryMs);

/** To be run once more from its beginning. */
export async function reopen(id: string): Promise<void> {
  await stored().updateOne({ _id: id }, { $set: untouched });
}
