import { dayMs, limits } from '@inkognito/shared/limits';
import type { ClientSession, Types } from 'mongoose';
import { tooManyRequests } from '../../errors.ts';
import type { Limits } from '../../http/limits.ts';
import type { ReadOffer } from '../facts.ts';
import { ListQuota, Quota, type QuotaRecord } from './quota.model.ts';

/** How many that differ are possible in so many days. */
type Rules = readonly { most: number; days: number }[];

type Entry = { fingerprint: string; at: Date };

export const comparisonRules: Rules = [
  { most: limits.comparisonsPerDay, days: 1 },
  { most: limits.comparisonsPerMonth, days: limits.quotaDays },
];
export const listRules: Rules = [{ most: limits.listsPerMonth, days: limits.quotaDays }];

const quotaEnd = (now: Date): Date => new Date(now.getTime() + limits.quotaDays * dayMs);

const within = <One extends Entry>(
  earlier: readonly One[],
  now: Date,
  days: number = limits.quotaDays,
) => earlier.filter(({ at }) => now.getTime() - at.getTime() < days * dayMs);

const isOf = (fingerprint: string | undefined) => (each: Entry) => each.fingerprint === fingerprint;

/** When the next is possible; `null` is now. The same again costs nothing. */
export function nextAt(
  earlier: readonly Entry[],
  rules: Rules,
  now: Date,
  fingerprint?: string,
): Date | null {
  if (within(earlier, now).some(isOf(fingerprint))) return null;
  const ends = rules.flatMap(({ most, days }) => {
    const times = within(earlier, now, days).map(({ at }) => at.getTime());
    const last = times.sort((a, b) => b - a)[most - 1];
    return last === undefined ? [] : [last + days * dayMs];
  });
  return ends.length > 0 ? new Date(Math.max(...ends)) : null;
}

const attemptsOf = (quotas: readonly QuotaRecord[]) => quotas.flatMap(({ attempts }) => attempts);

type QuotaOwner = {
  candidateId: Types.ObjectId;
  /** `null` for the general key. */
  keyId: Types.ObjectId | null;
};

/** @throws {AppError} 429 */
export function requireQuota(
  { keyId }: QuotaOwner,
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

/** Forgets what counts no more. */
export async function consumeQuota(
  { candidateId, keyId, readerKey: newest }: QuotaOwner & { readerKey: string },
  quotas: readonly QuotaRecord[],
  { fingerprint }: ReadOffer,
  tx: ClientSession,
): Promise<void> {
  const now = new Date();
  if (within(attemptsOf(quotas), now).some(isOf(fingerprint))) return;
  const readerKey = keyId ? null : newest;
  const own = quotas.filter((quota) => quota.readerKey === readerKey);
  const attempts = [...within(attemptsOf(own), now), { fingerprint, at: now }];
  await Quota.updateOne(
    { candidateId, keyId, readerKey },
    { $set: { expiresAt: quotaEnd(now), attempts } },
    { upsert: true, session: tx },
  );
}

type Scope = QuotaOwner & { readerKeys: readonly string[] };

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
  const lefts = comparisonRules.map(({ most, days }) => most - within(attempts, now, days).length);
  const until = nextAt(attempts, comparisonRules, now, fingerprint);
  return { left: Math.max(0, Math.min(...lefts)), until };
}

export type CountedList = { quotaId: Types.ObjectId } | { nextListAt: Date };

/** Counted against the reader, newest key last, whose account is locked. */
export async function consumeList(
  readerKeys: readonly string[],
  { fingerprint, answers: { jobTitle } }: ReadOffer,
  { limits: policy, tx }: { limits: Limits; tx: ClientSession },
): Promise<CountedList> {
  const now = new Date();
  const readerKey = readerKeys.at(-1);
  const quotas = await ListQuota.find({ readerKey: { $in: readerKeys } }).session(tx);
  const earlier = quotas.flatMap(({ lists }) => lists);
  const nextListAt = policy.enabled ? nextAt(earlier, listRules, now, fingerprint) : null;
  if (nextListAt) return { nextListAt };
  const known = quotas.find(({ lists }) => within(lists, now).some(isOf(fingerprint)));
  if (known) return { quotaId: known._id };
  const own = quotas.find((quota) => quota.readerKey === readerKey) ?? new ListQuota({ readerKey });
  const kept = within(own.lists, now).slice(-limits.listsKept);
  own.set({ lists: [...kept, { fingerprint, jobTitle, at: now }], expiresAt: quotaEnd(now) });
  await own.save({ session: tx });
  return { quotaId: own._id };
}

/** Whose lists the candidate pays for, as they could act as their own guest from any number of addresses. */
export const guestsOf = (candidateId: Types.ObjectId): string =>
  `guests of ${candidateId.toString()}`;

/** The reader's counts stay after deletion. */
export async function forgetInLists(userId: Types.ObjectId, tx: ClientSession): Promise<void> {
  await ListQuota.deleteOne({ readerKey: guestsOf(userId) }, { session: tx });
  await ListQuota.updateMany(
    { 'lists.listed': userId },
    { $pull: { 'lists.$[].listed': userId } },
    { session: tx },
  );
}
