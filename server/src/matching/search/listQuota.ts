import { limits } from '@inkognito/shared/limits';
import type { ClientSession, Types } from 'mongoose';
import type { Limits } from '../../http/limits.ts';
import type { ReadOffer } from '../facts.ts';
import { monthMs, waitUntilFewer, within } from '../quota.ts';
import { type Reader, newestKeyOf, readerKeysOf } from '../../user/readerKeys.ts';
import { ListQuota } from './listQuota.model.ts';

export type EarlierList = { fingerprint: string; at: Date };

/** `null` means now. Equal answers reveal nothing new. */
export function nextListAt(
  earlier: readonly EarlierList[],
  fingerprint: string,
  now: Date,
): Date | null {
  const recent = within(earlier, monthMs, now);
  if (recent.some((list) => list.fingerprint === fingerprint)) return null;
  const waitMs = waitUntilFewer(recent, limits.listsPerMonth, monthMs, now);
  return waitMs > 0 ? new Date(now.getTime() + waitMs) : null;
}

/** A candidate could act as their own guest from any number of addresses. */
const guestsOf = (candidateId: Types.ObjectId): string => `guests of ${candidateId.toString()}`;

/** The reader's counts stay after deletion. */
export async function forgetInLists(userId: Types.ObjectId, tx: ClientSession): Promise<void> {
  await ListQuota.deleteOne({ readerKey: guestsOf(userId) }, { session: tx });
  await ListQuota.updateMany(
    { 'lists.listed': userId },
    { $pull: { 'lists.$[].listed': userId } },
    { session: tx },
  );
}

export type CountedList = { quotaId: Types.ObjectId } | { nextListAt: Date };

type Options = { limits: Limits; tx: ClientSession };

/** Counted against the reader. Needs the account lock. */
export const consumeList = (
  reader: Reader,
  offer: ReadOffer,
  options: Options,
): Promise<CountedList> => consume(readerKeysOf(reader), newestKeyOf(reader), offer, options);

/** Counted against the candidate, whose account is locked. `false` before the next is due. */
export async function consumeGuestsList(
  candidateId: Types.ObjectId,
  offer: ReadOffer,
  options: Options,
): Promise<boolean> {
  const readerKey = guestsOf(candidateId);
  return 'quotaId' in (await consume([readerKey], readerKey, offer, options));
}

async function consume(
  readerKeys: readonly string[],
  readerKey: string,
  offer: ReadOffer,
  { limits: policy, tx }: Options,
): Promise<CountedList> {
  const now = new Date();
  const { fingerprint } = offer;
  const { jobTitle } = offer.answers;
  const quotas = await ListQuota.find({ readerKey: { $in: readerKeys } }).session(tx);
  const earlier = quotas.flatMap(({ lists }) => lists);
  const closedUntil = policy.enabled ? nextListAt(earlier, fingerprint, now) : null;
  if (closedUntil) return { nextListAt: closedUntil };
  const holdsNext = ({ lists }: (typeof quotas)[number]) =>
    within(lists, monthMs, now).some((list) => list.fingerprint === fingerprint);
  const known = quotas.find(holdsNext);
  if (known) return { quotaId: known._id };
  const own = quotas.find((quota) => quota.readerKey === readerKey) ?? new ListQuota({ readerKey });
  own.set({
    lists: [
      ...within(own.lists, monthMs, now).slice(-limits.listsKept),
      { fingerprint, jobTitle, at: now },
    ],
    expiresAt: new Date(now.getTime() + monthMs),
  });
  await own.save({ session: tx });
  return { quotaId: own._id };
}
