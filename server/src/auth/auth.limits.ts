import { createHash } from 'node:crypto';
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
  /** Changing a posting and looking who fits it now could spell out somebody's wishes. */
  candidatesByAccount: { points: 40, duration: 24 * 60 * minute },
  providerByAddress: { points: 60, duration: 5 * minute },
  resetByAddress: { points: 10, duration: 30 * minute },
  resetByEmail: { points: 5, duration: 30 * minute },
  mailedTokenByAddress: { points: 20, duration: 15 * minute },
  signupMailByEmail: { points: 3, duration: 24 * 60 * minute },
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

/** Counters hold no name and no address: they outlive the account they were about. */
function storedKey(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}

/**
 * Takes one try before it is checked, so that parallel tries cannot race past the limit.
 * @throws {AppError} 429 with the seconds to wait
 */
export async function takeTry(name: LimitName, key: string): Promise<void> {
  if (!enabled) return;
  try {
    await limiter(name).consume(storedKey(key));
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error;
    throw tooManyRequests(
      'Das waren zu viele Versuche. Bitte warten Sie etwas und versuchen Sie es dann erneut.',
      error.msBeforeNext / 1000,
    );
  }
}

/** Takes a try where a refusal must not show: whether there was one left. */
export async function hasTryLeft(name: LimitName, key: string): Promise<boolean> {
  if (!enabled) return true;
  try {
    await limiter(name).consume(storedKey(key));
    return true;
  } catch (error) {
    if (error instanceof RateLimiterRes) return false;
    throw error;
  }
}

/** Gives a try back that turned out right: only wrong ones count. */
export async function giveTryBack(name: LimitName, key: string): Promise<void> {
  if (enabled) await limiter(name).reward(storedKey(key));
}

/** The e-mail address a limit goes by; its hash, since the counters outlive the account. */
export function emailKey(email: string): string {
  return createHash('sha256').update(email.toLowerCase()).digest('hex');
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
