import { createHash } from 'node:crypto';
import mongoose from 'mongoose';
import { isDuplicate } from '../../database/isDuplicate.ts';
import { type LimitPolicy, tooManyTries } from './rateLimit.ts';

/** `duration` is in seconds, from the first one on. */
type DistinctRule = { name: string; max: number; duration: number };

type Counted = { _id: string; seen: string[]; expiresAt: Date };

const counted = () => mongoose.connection.collection<Counted>('distinct_limits');

export async function createDistinctLimitIndexes(): Promise<void> {
  await counted().createIndex({ expiresAt: 1 }, { expireAfterSeconds: 0 }, {});
}

/** Counts different things, so that the same one again costs nothing. */
export function createDistinctLimit(
  { name, max, duration }: DistinctRule,
  { enabled }: LimitPolicy,
): { consume: (key: string, thing: string) => Promise<void> } {
  /** One command, so that parallel requests cannot race past the limit; it fails where there is no room left. */
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
    /** @throws {AppError} 429 */
    consume: async (key, thing) => {
      if (!enabled) return;
      const id = hashOf(`${name} ${key}`);
      // Under the key's own hash, so that equal searches of two people do not look alike.
      const seen = hashOf(`${id} ${thing}`).slice(0, 16);
      if (await isCounted(id, seen)) return;
      // The database removes what expired only now and then; and of two first ones at once, one comes here.
      await counted().deleteOne({ _id: id, expiresAt: { $lte: new Date() } });
      if (await isCounted(id, seen)) return;
      const full = await counted().findOne({ _id: id }, { projection: { expiresAt: 1 } });
      throw tooManyTries(((full?.expiresAt.getTime() ?? 0) - Date.now()) / 1000, name);
    },
  };
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url');
