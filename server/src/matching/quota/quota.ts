import { dayMs, limits } from '@inkognito/shared/limits';
import type { ClientSession, Types } from 'mongoose';
import { tooManyRequests } from '../../errors.ts';
import type { Limits } from '../../http/limits.ts';
import type { ReadOffer } from '../facts.ts';
import { Quota, type QuotaRecord } from './quota.model.ts';

/** How many that differ are possible in so many days. */
type Rules = readonly { most: number; days: number }[];

type QuotaEntry = { fingerprint: string; at: Date };

export const comparisonRules: Rules = [
  { most: limits.comparisonsPerDay, days: 1 },
  { most: limits.comparisonsPerMonth, days: limits.quotaDays },
];
export const listRules: Rules = [{ most: limits.listsPerMonth, days: limits.quotaDays }];

export const quotaEnd = (now: Date): Date => new Date(now.getTime() + limits.quotaDays * dayMs);

export const within = <One extends QuotaEntry>(earlier: readonly One[], days: number, now: Date) =>
  earlier.filter(({ at }) => now.getTime() - at.getTime() < days * dayMs);

export const findKnown = <One extends QuotaEntry>(
  earlier: readonly One[],
  fingerprint: string | undefined,
  now: Date,
): One | undefined =>
  within(earlier, limits.quotaDays, now).find((each) => each.fingerprint === fingerprint);

/** When the next is possible; `null` is now. The same again costs nothing. */
export function nextAt(
  earlier: readonly QuotaEntry[],
  rules: Rules,
  now: Date,
  fingerprint?: string,
): Date | null {
  if (findKnown(earlier, fingerprint, now)) return null;
  const ends = rules.flatMap(({ most, days }) => {
    const times = within(earlier, days, now).map(({ at }) => at.getTime());
    const last = times.sort((a, b) => b - a)[most - 1];
    return last === undefined ? [] : [last + days * dayMs];
  });
  return ends.length > 0 ? new Date(Math.max(...ends)) : null;
}

export type Scope = {
  candidateId: Types.ObjectId;
  /** `null` for the general key. */
  keyId: Types.ObjectId | null;
  readerKeys: readonly string[];
};

/** @throws {AppError} 429 */
export function requireQuota(
  { keyId }: Pick<Scope, 'keyId'>,
  quotas: readonly QuotaRecord[],
  { fingerprint }: ReadOffer,
  policy: Limits,
): void {
  const now = new Date();
  const next = nextAt(attemptsOf(quotas), comparisonRules, now, fingerprint);
  if (!next || !policy.enabled) return;
  const compared = keyId
    ? 'Mit diesem Schlüssel wurde dieses Profil'
    : 'Mit dem Zugangspasswort haben Sie dieses Profil';
  throw tooManyRequests(
    `${compared} schon mehrmals mit anderen Angaben verglichen. Bitten Sie die Person um einen eigenen Schlüssel, oder warten Sie bitte etwas.`,
    (next.getTime() - now.getTime()) / 1000,
    'comparisons',
  );
}

type Consumed = Pick<Scope, 'candidateId' | 'keyId'> & { readerKey: string };

/** Forgets what counts no more. @returns whether to mail the candidate: once per recruiter and answers, however often republished */
export async function consumeQuota(
  { candidateId, keyId, readerKey: newest }: Consumed,
  quotas: readonly QuotaRecord[],
  { fingerprint }: ReadOffer,
  { news, tx }: { news: 'offerMailed' | 'mailed' | null; tx: ClientSession },
): Promise<boolean> {
  const now = new Date();
  const readerKey = keyId ? null : newest;
  const here = quotas.find((quota) => quota.readerKey === readerKey)?.attempts ?? [];
  const others = within(here, limits.quotaDays, now).filter(
    (each) => each.fingerprint !== fingerprint,
  );
  const isElsewhere = findKnown(attemptsOf(quotas), fingerprint, now) !== undefined;
  const unmailed = { fingerprint, at: now, offerMailed: false, mailed: false };
  const counted = findKnown(here, fingerprint, now) ?? (isElsewhere ? null : unmailed);
  const mails = news !== null && counted !== null && !counted[news];
  const attempts = counted && [...others, { ...counted, ...(mails && { [news]: true }) }];
  await Quota.updateOne(
    { candidateId, keyId, readerKey },
    { $set: { expiresAt: quotaEnd(now), ...(attempts && { attempts }) } },
    { upsert: true, session: tx },
  );
  return mails;
}

/** How many comparisons are possible now, and if none, when the next is; one that was made before stays possible. */
export async function quotaLeft(
  { candidateId, keyId, readerKeys }: Scope,
  policy: Limits,
  fingerprint?: string,
): Promise<{ left: number; until: Date | null }> {
  if (!policy.enabled) return { left: limits.comparisonsPerDay, until: null };
  const now = new Date();
  // By a named key all, by the general key the reader's own.
  const ofReader = keyId ? {} : { readerKey: { $in: readerKeys } };
  const attempts = attemptsOf(await Quota.find({ candidateId, keyId, ...ofReader }).lean());
  const lefts = comparisonRules.map(({ most, days }) => most - within(attempts, days, now).length);
  const until = nextAt(attempts, comparisonRules, now, fingerprint);
  return { left: Math.max(0, Math.min(...lefts)), until };
}

const attemptsOf = (quotas: readonly QuotaRecord[]) => quotas.flatMap(({ attempts }) => attempts);
