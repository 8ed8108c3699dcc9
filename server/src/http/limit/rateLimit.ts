import { createHash } from 'node:crypto';
import mongoose from 'mongoose';
import { RateLimiterMongo, RateLimiterRes } from 'rate-limiter-flexible';
import { tooManyRequests } from '../../errors.ts';

/** `duration` is in seconds. */
export type Rule = { points: number; duration: number };

export type LimitPolicy = {
  /** Load tests switch the limits off; production cannot (`config.ts`). */
  enabled: boolean;
  /** Reports a limit hit that no response shows. */
  onSilentHit: (limit: string) => void;
};

export type Limiters<Name extends string> = {
  /** Call before the limited work, so that parallel requests cannot exceed it. @throws {AppError} 429 */
  consume: (name: Name, key: string) => Promise<void>;
  /** For limits that must not show: returns `false` instead of throwing. */
  tryConsume: (name: Name, key: string) => Promise<boolean>;
  refund: (name: Name, key: string) => Promise<void>;
};

export function createLimiter(keyPrefix: string, rule: Rule): RateLimiterMongo {
  return new RateLimiterMongo({
    storeClient: mongoose.connection,
    tableName: 'rate_limits',
    keyPrefix,
    disableIndexesCreation: true,
    ...rule,
  });
}

export const tooManyTries = (seconds: number, limit: string) =>
  tooManyRequests(
    'Das waren zu viele Versuche. Bitte warten Sie etwas und versuchen Sie es dann erneut.',
    seconds,
    limit,
  );

export function createLimiters<Name extends string>(
  rules: Readonly<Record<Name, Rule>>,
  { enabled, onSilentHit }: LimitPolicy,
): Limiters<Name> {
  const limiters = new Map<Name, RateLimiterMongo>();

  // Lazy: the app is created before the database is connected.
  function limiterFor(name: Name): RateLimiterMongo {
    const known = limiters.get(name) ?? createLimiter(name, rules[name]);
    limiters.set(name, known);
    return known;
  }

  async function secondsToWait(name: Name, key: string): Promise<number | null> {
    if (!enabled) return null;
    try {
      await limiterFor(name).consume(storedKey(key));
      return null;
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      return error.msBeforeNext / 1000;
    }
  }

  return {
    consume: async (name, key) => {
      const seconds = await secondsToWait(name, key);
      if (seconds === null) return;
      throw tooManyTries(seconds, name);
    },
    tryConsume: async (name, key) => {
      const isLeft = (await secondsToWait(name, key)) === null;
      if (!isLeft) onSilentHit(name);
      return isLeft;
    },
    refund: async (name, key) => {
      if (enabled) await limiterFor(name).reward(storedKey(key));
    },
  };
}

/** Hashed: counters outlive the account. */
function storedKey(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}

/** IPv6 by its /64, which belongs to one customer. */
export const addressKey = (ip: string | undefined): string => firstGroups(ip, 4);

/** A customer may hold a whole /48, with 65,536 networks. */
export const siteKey = (ip: string | undefined): string => firstGroups(ip, 3);

function firstGroups(ip: string | undefined, count: number): string {
  if (!ip?.includes(':') || ip.startsWith('::ffff:')) return ip ?? 'unknown';
  const [head = '', tail = ''] = ip.split('::');
  const groups = head.split(':').filter(Boolean);
  const missing = 8 - groups.length - tail.split(':').filter(Boolean).length;
  const filled = ip.includes('::') ? [...groups, ...Array<string>(missing).fill('0')] : groups;
  return filled.slice(0, count).join(':');
}

/** Hashed, since the counters outlive the account. */
export function emailKey(email: string): string {
  return createHash('sha256').update(email.toLowerCase()).digest('hex');
}
