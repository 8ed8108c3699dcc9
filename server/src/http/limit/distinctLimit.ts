import { createHash } from 'node:crypto';
import mongoose from 'mongoose';
import { isDuplicate } from '../../database/isDuplicate.ts';
import { type LimitPolicy, tooManyTries } from './rateLimit.ts';

/** `duration` is in seconds, from the first. */
type DistinctRule = { name: string; max: number; duration: number };

type Counted = { _id: string; seen: string[]; expiresAt: Date };

const counted = () => mongoose.connection.collection<Counted>('distinct_limits');

export async function createDistinctLimitIndexes(): Promise<void> {
  await counted().createIndex({ expiresAt: 1 }, { expireAfterSeconds: 0 }, {});
}

/** Counts distinct things; repeats are free. */
export function createDistinctLimit(
  { name, max, duration }: DistinctRule,
  { enabled }: LimitPolicy,
): { consume: (key: string, thing: string) => Promise<void> } {
  /** One command, so that parallel requests cannot exceed the limit; fails when it is reached. */
  async function isCounted(_id: string, thing: string): Promise<boolean> {
    const hasRoom = { [`seen.${max - 1}`]: { $exists: false } };
    const expiresAt = new Date(Date.now() + duration * 1000);
    try {
      await counted().updateOne(
        { _id, $or: [{ seen: thing }, hasRoom] },
        { $addToSet: { seen: thing }, $setOnInsert: { expiresAt } },
        { upsert: true },
      );
      return true;
    } catch (error) {
      if (!isDuplicate(error)) throw error;
      return false;
    }
  }

  return {
    consume: async (key, thing) => {
      if (!enabled) return;
      const id = hashOf(`${name} ${key}`);
      // Hashed with the key, so that equal searches of two users differ.
      const seen = hashOf(`${id} ${thing}`).slice(0, 16);
      if (await isCounted(id, seen)) return;
      // The TTL index lags, and concurrent first inserts end here.
      await counted().deleteOne({ _id: id, expiresAt: { $lte: new Date() } });
      if (await isCounted(id, seen)) return;
      const full = await counted().findOne({ _id: id }, { projection: { expiresAt: 1 } });
      throw tooManyTries(((full?.expiresAt.getTime() ?? 0) - Date.now()) / 1000, name);
    },
  };
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url');
