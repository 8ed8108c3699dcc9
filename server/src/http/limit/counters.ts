import { createHash } from 'node:crypto';
import mongoose from 'mongoose';
import { RateLimiterMongo, RateLimiterRes } from 'rate-limiter-flexible';
import { isDuplicate } from '../../database/isDuplicate.ts';

type Limit = { name: string; points: number; seconds: number };

type Counted = { _id: string; seen: string[]; expiresAt: Date };

const distinctCounters = () => mongoose.connection.collection<Counted>('distinct_limits');

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url');

const createLimiter = ({ name, points, seconds }: Limit) =>
  new RateLimiterMongo({
    storeClient: mongoose.connection,
    tableName: 'rate_limits',
    keyPrefix: name,
    disableIndexesCreation: true,
    points,
    duration: seconds,
  });

/** Before the first request: without the unique index, parallel requests would each start a counter. */
export async function createLimitIndexes(): Promise<void> {
  // All limiters share one collection, so any will do.
  await createLimiter({ name: 'indexes', points: 1, seconds: 1 }).createIndexes();
  await distinctCounters().createIndex({ expiresAt: 1 }, { expireAfterSeconds: 0 }, {});
}

export function createCounters() {
  const limiters = new Map<string, RateLimiterMongo>();

  // Lazy: the app is created before the database is connected.
  function limiterFor(limit: Limit): RateLimiterMongo {
    const limiter = limiters.get(limit.name) ?? createLimiter(limit);
    limiters.set(limit.name, limiter);
    return limiter;
  }

  return {
    /** Returns the seconds to wait once the limit is reached. */
    count: async (limit: Limit, key: string): Promise<number | null> => {
      try {
        await limiterFor(limit).consume(hashOf(key));
        return null;
      } catch (error) {
        if (!(error instanceof RateLimiterRes)) throw error;
        return error.msBeforeNext / 1000;
      }
    },

    uncount: async (limit: Limit, key: string): Promise<void> => {
      await limiterFor(limit).reward(hashOf(key));
    },
  };
}

/** Repeats are free. Returns the seconds to wait once the limit is reached. */
export async function countDistinct(
  { name, points, seconds }: Limit,
  key: string,
  thing: string,
): Promise<number | null> {
  const _id = hashOf(`${name} ${key}`);
  // Hashed with the key, so that equal searches of two users differ.
  const seen = hashOf(`${_id} ${thing}`).slice(0, 16);

  /** One command, so that parallel requests cannot exceed the limit; fails when it is reached. */
  async function isCounted(): Promise<boolean> {
    const hasRoom = { [`seen.${points - 1}`]: { $exists: false } };
    const expiresAt = new Date(Date.now() + seconds * 1000);
    try {
      await distinctCounters().updateOne(
        { _id, $or: [{ seen }, hasRoom] },
        { $addToSet: { seen }, $setOnInsert: { expiresAt } },
        { upsert: true },
      );
      return true;
    } catch (error) {
      if (!isDuplicate(error)) throw error;
      return false;
    }
  }

  if (await isCounted()) return null;
  // The TTL index lags, and concurrent first inserts end here.
  await distinctCounters().deleteOne({ _id, expiresAt: { $lte: new Date() } });
  if (await isCounted()) return null;
  const full = await distinctCounters().findOne({ _id }, { projection: { expiresAt: 1 } });
  return ((full?.expiresAt.getTime() ?? 0) - Date.now()) / 1000;
}
