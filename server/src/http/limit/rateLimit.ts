import { createHash } from 'node:crypto';
import mongoose from 'mongoose';
import { RateLimiterMongo, RateLimiterRes } from 'rate-limiter-flexible';
import { tooManyRequests } from '../../errors.ts';

/** So many tries in so many seconds. */
type Rule = { points: number; duration: number };

const counters = 'rate_limits';

let enabled = true;

/** Load tests switch the limits off; production cannot (`config.ts`). */
export function setLimitsEnabled(on: boolean): void {
  enabled = on;
}

export function areLimitsEnabled(): boolean {
  return enabled;
}

let countHit: (limit: string) => void = () => undefined;

/** Has every refusal counted under the name of its limit. */
export function watchLimits(count: (limit: string) => void): void {
  countHit = count;
}

/** Tells whoever counts that somebody met this limit. */
export function reportHit(limit: string): void {
  countHit(limit);
}

/** Counters hold no name and no address: they outlive the account they were about. */
function storedKey(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}

/**
 * The indexes of the counters, made before the first try comes: without the unique one, tries at the same moment would
 * begin a counter each.
 */
export async function createLimitIndexes(): Promise<void> {
  const collection = mongoose.connection.collection(counters);
  await collection.createIndex({ key: 1 }, { unique: true }, {});
  await collection.createIndex({ expire: -1 }, { expireAfterSeconds: 0 }, {});
}

/** Counts tries by these rules, in the database, so that all instances count together. */
export function countTries<Name extends string>(rules: Readonly<Record<Name, Rule>>) {
  const limiters = new Map<Name, RateLimiterMongo>();

  function limiter(name: Name): RateLimiterMongo {
    const known = limiters.get(name);
    if (known) return known;
    const made = new RateLimiterMongo({
      storeClient: mongoose.connection,
      tableName: counters,
      keyPrefix: name,
      disableIndexesCreation: true,

      ...rules[name],
    });
    limiters.set(name, made);
    return made;
  }

  /** The seconds to wait, or `null` when there was a try left. */
  async function consume(name: Name, key: string): Promise<number | null> {
    if (!enabled) return null;
    try {
      await limiter(name).consume(storedKey(key));
      return null;
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      reportHit(name);
      return error.msBeforeNext / 1000;
    }
  }

  /**
   * Takes one try before it is checked, so that parallel tries cannot race past the limit.
   * @throws {AppError} 429 with the seconds to wait
   */
  async function takeTry(name: Name, key: string): Promise<void> {
    const seconds = await consume(name, key);
    if (seconds === null) return;
    throw tooManyRequests(
      'Das waren zu viele Versuche. Bitte warten Sie etwas und versuchen Sie es dann erneut.',
      seconds,
    );
  }

  /** Takes a try where a refusal must not show: whether there was one left. */
  async function hasTryLeft(name: Name, key: string): Promise<boolean> {
    return (await consume(name, key)) === null;
  }

  /** Gives a try back that turned out right: only wrong ones count. */
  async function giveTryBack(name: Name, key: string): Promise<void> {
    if (enabled) await limiter(name).reward(storedKey(key));
  }

  return { takeTry, hasTryLeft, giveTryBack };
}

/** The address a limit goes by: IPv6 by its /64, as one customer holds a whole one. */
export function addressKey(ip: string | undefined): string {
  if (!ip?.includes(':') || ip.startsWith('::ffff:')) return ip ?? 'unknown';
  const [head = '', tail = ''] = ip.split('::');
  const groups = head.split(':').filter(Boolean);
  const missing = 8 - groups.length - tail.split(':').filter(Boolean).length;
  const filled = ip.includes('::') ? [...groups, ...Array<string>(missing).fill('0')] : groups;
  return filled.slice(0, 4).join(':');
}
