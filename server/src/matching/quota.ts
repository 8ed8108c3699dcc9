import { dayMs, limits } from '@inkognito/shared/limits';
import type { ClientSession, Types } from 'mongoose';
import { tooManyRequests } from '../errors.ts';
import type { Limits } from '../http/limits.ts';
import type { ReadOffer } from './facts.ts';
import { Quota, type QuotaRecord } from './quota.model.ts';

export const monthMs = limits.quotaDays * dayMs;

type Stored = QuotaRecord['attempts'][number];
export type Attempt = Pick<Stored, 'fingerprint' | 'at'> & Partial<Stored>;

export type Scope = {
  candidateId: Types.ObjectId;
  /** `null` for the general key. */
  keyId: Types.ObjectId | null;
  readerKeys: readonly string[];
};

/** Milliseconds; 0 means at once. */
export function waitForComparison(
  attempts: readonly Attempt[],
  fingerprint: string,
  now: Date,
): number {
  return isKnown(attempts, fingerprint, now) ? 0 : waitForAny(attempts, now);
}

const isKnown = (
  attempts: readonly Attempt[],
  fingerprint: string | undefined,
  now: Date,
): boolean => within(attempts, monthMs, now).some((attempt) => attempt.fingerprint === fingerprint);

function waitForAny(attempts: readonly Attempt[], now: Date): number {
  return Math.max(
    waitUntilFewer(attempts, limits.comparisonsPerDay, dayMs, now),
    waitUntilFewer(attempts, limits.comparisonsPerMonth, monthMs, now),
  );
}

export const within = <Counted extends { at: Date }>(
  attempts: readonly Counted[],
  windowMs: number,
  now: Date,
): Counted[] => attempts.filter(({ at }) => now.getTime() - at.getTime() < windowMs);

/** Milliseconds until fewer than `most` are in the window. */
export function waitUntilFewer(
  attempts: readonly { at: Date }[],
  most: number,
  windowMs: number,
  now: Date,
): number {
  const ages = within(attempts, windowMs, now).map(({ at }) => now.getTime() - at.getTime());
  const toForget = ages.sort((a, b) => b - a)[ages.length - most];
  return toForget === undefined ? 0 : windowMs - toForget;
}

/** Of these, what counts for the next one: by a named key all, by the general key the reader's own. */
const quotaFilter = ({ candidateId, keyId, readerKeys }: Scope) => ({
  candidateId,
  keyId,
  ...(!keyId && { readerKey: { $in: readerKeys } }),
});

/** @throws {AppError} 429 */
export function requireQuota(
  { keyId }: Pick<Scope, 'keyId'>,
  quotas: readonly QuotaRecord[],
  offer: ReadOffer,
  policy: Limits,
): void {
  const now = new Date();
  const wait = waitForComparison(attemptsOf(quotas), offer.fingerprint, now);
  if (wait > 0 && policy.enabled) throw usedUp(keyId, wait);
}

type Consumed = Pick<Scope, 'candidateId' | 'keyId'> & { readerKey: string };

/** Forgets what counts no more. @returns whether to mail the candidate: once per recruiter and answers, however often republished */
export async function consumeQuota(
  { candidateId, keyId, readerKey: newest }: Consumed,
  quotas: readonly QuotaRecord[],
  offer: ReadOffer,
  { news, tx }: { news: 'offerMailed' | 'mailed' | null; tx: ClientSession },
): Promise<boolean> {
  const now = new Date();
  const readerKey = keyId ? null : newest;
  const { fingerprint } = offer;
  const attempt: Attempt = { fingerprint, at: now };
  const here = quotas.find((quota) => quota.readerKey === readerKey);
  const recent = within<Attempt>(here?.attempts ?? [], monthMs, now);
  const others = recent.filter((each) => each.fingerprint !== fingerprint);
  const isCounted = isKnown(attemptsOf(quotas), fingerprint, now);
  const counted =
    recent.find((each) => each.fingerprint === fingerprint) ?? (isCounted ? null : attempt);
  const mails = news !== null && counted !== null && !counted[news];
  const expiresAt = new Date(now.getTime() + monthMs);
  const attempts = counted && [...others, { ...counted, ...(mails && { [news]: true }) }];
  await Quota.updateOne(
    { candidateId, keyId, readerKey },
    { $set: { expiresAt, ...(attempts && { attempts }) } },
    { upsert: true, session: tx },
  );
  return mails;
}

const quotaAdvice =
  'Bitten Sie die Person um einen eigenen Schlüssel, oder warten Sie bitte etwas.';

function usedUp(keyId: Types.ObjectId | null, waitMs: number) {
  const sentence = keyId
    ? 'Mit diesem Schlüssel wurde dieses Profil schon mehrmals mit anderen Angaben verglichen.'
    : 'Mit dem Zugangspasswort haben Sie dieses Profil schon mehrmals mit anderen Angaben verglichen.';
  return tooManyRequests(`${sentence} ${quotaAdvice}`, waitMs / 1000, 'comparisons');
}

/** How many comparisons are possible now, and if none, when the next is. */
export async function quotaLeft(
  scope: Scope,
  policy: Limits,
  /** A posting compared before stays possible. */
  fingerprint?: string,
): Promise<{ left: number; until: Date | null }> {
  if (!policy.enabled) return { left: limits.comparisonsPerDay, until: null };
  const now = new Date();
  const attempts = attemptsOf(await Quota.find(quotaFilter(scope)).lean());
  const wait = waitForAny(attempts, now);
  if (wait > 0) {
    const isOpen = isKnown(attempts, fingerprint, now);
    return { left: 0, until: isOpen ? null : new Date(now.getTime() + wait) };
  }
  const left = Math.min(
    limits.comparisonsPerDay - within(attempts, dayMs, now).length,
    limits.comparisonsPerMonth - within(attempts, monthMs, now).length,
  );
  return { left, until: null };
}

const attemptsOf = (quotas: readonly QuotaRecord[]): Attempt[] =>
  quotas.flatMap(({ attempts }) => attempts);
