import mongoose from 'mongoose';
import { RateLimiterMongo, RateLimiterRes } from 'rate-limiter-flexible';
import { tooManyRequests } from '../errors.ts';

const minute = 60;

/**
 * Wrong tries are counted in the database, so that all instances count together. Limits follow the person
 * or address that tries, never the profile that is tried: that would lock the right ones out.
 */
const rules = {
  loginByAddress: { points: 25, duration: 5 * minute },
  loginByAccount: { points: 25, duration: 60 * minute },
  signupByAddress: { points: 30, duration: 30 * minute },
  accessByAccount: { points: 10, duration: 15 * minute },
  accessByAddress: { points: 30, duration: 15 * minute },
} as const;

export type LimitName = keyof typeof rules;

let enabled = true;
const limiters = new Map<LimitName, RateLimiterMongo>();

/** Load tests switch the limits off; production cannot (`config.ts`). */
export function setLimitsEnabled(on: boolean): void {
  enabled = on;
}

export function areLimitsEnabled(): boolean {
  return enabled;
}

function limiter(name: LimitName): RateLimiterMongo {
  const known = limiters.get(name);
  if (known) return known;
  const made = new RateLimiterMongo({
    storeClient: mongoose.connection,
    tableName: 'rate_limits',
    keyPrefix: name,
    ...rules[name],
  });
  limiters.set(name, made);
  return made;
}

/**
 * Takes one try before it is checked, so that parallel tries cannot race past the limit.
 * @throws {AppError} 429 with the seconds to wait
 */
export async function takeTry(name: LimitName, key: string): Promise<void> {
  if (!enabled) return;
  try {
    await limiter(name).consume(key);
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error;
    throw tooManyRequests(
      'Das waren zu viele Versuche. Bitte warten Sie etwas und versuchen Sie es dann erneut.',
      error.msBeforeNext / 1000,
    );
  }
}

/** Gives a try back that turned out right: only wrong ones count. */
export async function giveTryBack(name: LimitName, key: string): Promise<void> {
  if (enabled) await limiter(name).reward(key);
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
