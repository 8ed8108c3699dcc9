import { createHash } from 'node:crypto';
import mongoose from 'mongoose';
import { RateLimiterMongo, RateLimiterRes } from 'rate-limiter-flexible';
import { mailboxOf, networkOf } from './identity.ts';

/** `points` in a `window` of seconds. */
export type Rule = {
  points: number;
  window: number;
  /** The account that is signed in, or that a sign-in, mail or key is about; the network; a mailbox for mails to it. */
  identity: 'account' | 'network' | 'mailbox';
  /** With it `points` are those from one network, so that a stranger does not lock the account elsewhere. */
  everywhere?: number;
};

/** What a call is counted by, as far as it is known. */
export type CallerIdentity = Partial<Record<'account' | 'ip' | 'mailbox', string | undefined>>;

type Counter = { name: string; points: number; seconds: number; key: string };

/** From the narrowest to the widest. What counts by account counts by network too, at ten times. */
export function countersOf(
  { name, points, window: seconds, identity, everywhere }: Rule & { name: string },
  { account, ip, mailbox = '' }: CallerIdentity,
): Counter[] {
  const network = networkOf(ip);
  const counter = (by: string, key: string, most = points): Counter => ({
    ...{ name: `${name}.${by}`, key, seconds },
    points: most,
  });
  if (identity === 'network') return [counter('network', network)];
  const key = identity === 'account' ? account : mailboxOf(mailbox);
  const own = key === undefined ? [] : [counter(identity, key, everywhere)];
  const here = key === undefined || !everywhere ? [] : [counter('here', `${key} ${network}`)];
  const wider = identity === 'account' ? [counter('network', network, 10 * points)] : [];
  return [...here, ...own, ...wider];
}

const hashOf = ({ key }: Counter) => createHash('sha256').update(key).digest('base64url');

const limiterOf = ({ name, points, seconds }: Omit<Counter, 'key'>) =>
  new RateLimiterMongo({
    storeClient: mongoose.connection,
    tableName: 'rate_limits',
    keyPrefix: name,
    disableIndexesCreation: true,
    points,
    duration: seconds,
  });

/** Before the first request: without the unique index, parallel requests would each start a counter. */
export const createLimitIndexes = (): Promise<void> =>
  // All limiters share one collection, so any will do.
  limiterOf({ name: 'indexes', points: 1, seconds: 1 }).createIndexes();

/** Ends at the first that is used up: a refused call uses up nothing wider. Returns the seconds to wait then. */
export async function count(counters: readonly Counter[]): Promise<number | null> {
  try {
    for (const each of counters) await limiterOf(each).consume(hashOf(each));
    return null;
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error;
    return error.msBeforeNext / 1000;
  }
}

export async function uncount(counters: readonly Counter[]): Promise<void> {
  for (const each of counters) await limiterOf(each).reward(hashOf(each));
}
