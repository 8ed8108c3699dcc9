import { dayMs, limits } from '@inkognito/shared/limits';
import type { ClientSession, Types } from 'mongoose';
import { tooManyRequests } from '../../errors.ts';
import type { Limits } from '../../http/limits.ts';
import type { ReadOffer } from '../facts.ts';
import { Quota, type QuotaRecord } from './quota.model.ts';

/** How many that differ are possible in so many days. */
type Rules = readonly { most: number; days: number }[];
type Entry = Pick<QuotaRecord, 'fingerprint' | 'at'>;

export const comparisonRules: Rules = [
  { most: limits.comparisonsPerDay, days: 1 },
  { most: limits.comparisonsPerMonth, days: limits.quotaDays },
];
export const listRules: Rules = [{ most: limits.listsPerMonth, days: limits.quotaDays }];

const within = <One extends Entry>(earlier: readonly One[], now: Date, days: number) =>
  earlier.filter(({ at }) => now.getTime() - at.getTime() < days * dayMs);

/** The same answers again cost nothing. */
const repeated = <One extends Entry>(earlier: readonly One[], now: Date, fingerprint?: string) =>
  within(earlier, now, limits.quotaDays).find((each) => each.fingerprint === fingerprint);

/** When the next is possible; `null` is now. */
export function nextAt(
  earlier: readonly Entry[],
  rules: Rules,
  now: Date,
  fingerprint?: string,
): Date | null {
  if (repeated(earlier, now, fingerprint)) return null;
  const ends = rules.flatMap(({ most, days }) => {
    const times = within(earlier, now, days).map(({ at }) => at.getTime());
    const last = times.sort((a, b) => b - a)[most - 1];
    return last === undefined ? [] : [last + days * dayMs];
  });
  return ends.length > 0 ? new Date(Math.max(...ends)) : null;
}

type QuotaOwner = {
  candidateId: Types.ObjectId;
  /** `null` for the general key. */
  keyId: Types.ObjectId | null;
};

/** @throws {AppError} 429 */
export function requireQuota(
  { keyId }: QuotaOwner,
  earlier: readonly QuotaRecord[],
  { fingerprint }: ReadOffer,
  policy: Limits,
): void {
  const now = new Date();
  const next = nextAt(earlier, comparisonRules, now, fingerprint);
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

export async function consumeQuota(
  { candidateId, keyId, readerKey }: QuotaOwner & { readerKey: string },
  earlier: readonly QuotaRecord[],
  { fingerprint }: ReadOffer,
  tx: ClientSession,
): Promise<void> {
  const at = new Date();
  if (repeated(earlier, at, fingerprint)) return;
  const counted = { candidateId, keyId, readerKey: keyId ? null : readerKey, fingerprint };
  await Quota.updateOne(counted, { $set: { at } }, { upsert: true, session: tx });
}

/** How many comparisons are possible now, and if none, when the next is; one that was made before stays possible. */
export async function quotaLeft(
  { candidateId, keyId, readerKeys }: QuotaOwner & { readerKeys: readonly string[] },
  policy: Limits,
  fingerprint?: string,
): Promise<{ left: number; until: Date | null }> {
  if (!policy.enabled) return { left: limits.comparisonsPerDay, until: null };
  const now = new Date();
  // By a named key all, by the general key the reader's own.
  const ofReader = keyId ? {} : { readerKey: { $in: readerKeys } };
  const earlier = await Quota.find({ candidateId, keyId, ...ofReader }).lean();
  const lefts = comparisonRules.map(({ most, days }) => most - within(earlier, now, days).length);
  const until = nextAt(earlier, comparisonRules, now, fingerprint);
  return { left: Math.max(0, Math.min(...lefts)), until };
}

export type CountedList = { listId: Types.ObjectId } | { nextListAt: Date };

/** Counted against the reader, newest key last, whose account is locked. */
export async function consumeList(
  readerKeys: readonly string[],
  { fingerprint, answers: { jobTitle } }: ReadOffer,
  { limits: policy, tx }: { limits: Limits; tx: ClientSession },
): Promise<CountedList> {
  const at = new Date();
  const ofLists = { candidateId: null, keyId: null };
  const earlier = await Quota.find({ ...ofLists, readerKey: { $in: readerKeys } }).session(tx);
  const nextListAt = policy.enabled ? nextAt(earlier, listRules, at, fingerprint) : null;
  if (nextListAt) return { nextListAt };
  const { _id: listId } =
    repeated(earlier, at, fingerprint) ??
    (await Quota.findOneAndUpdate(
      { ...ofLists, readerKey: readerKeys.at(-1) ?? null, fingerprint },
      { $set: { at, jobTitle, listed: [] } },
      { upsert: true, returnDocument: 'after', session: tx },
    ).orFail());
  return { listId };
}

/** Whose lists the candidate pays for, as they could act as their own guest from any number of addresses. */
export const guestsOf = (candidateId: Types.ObjectId): string =>
  `guests of ${candidateId.toString()}`;

/** The reader's counts stay after deletion. */
export async function forgetInQuotas(userId: Types.ObjectId, tx: ClientSession): Promise<void> {
  const own = [{ candidateId: userId }, { readerKey: guestsOf(userId) }];
  await Quota.deleteMany({ $or: own }, { session: tx });
  await Quota.updateMany({ listed: userId }, { $pull: { listed: userId } }, { session: tx });
}
