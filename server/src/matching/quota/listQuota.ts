import { limits } from '@inkognito/shared/limits';
import type { ClientSession, Types } from 'mongoose';
import type { Limits } from '../../http/limits.ts';
import { type Reader, newestKeyOf, readerKeysOf } from '../../user/readerKeys.ts';
import type { ReadOffer } from '../facts.ts';
import { findKnown, listRules, nextAt, quotaEnd, within } from './quota.ts';
import { ListQuota } from './listQuota.model.ts';

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
  { fingerprint, answers: { jobTitle } }: ReadOffer,
  { limits: policy, tx }: Options,
): Promise<CountedList> {
  const now = new Date();
  const quotas = await ListQuota.find({ readerKey: { $in: readerKeys } }).session(tx);
  const earlier = quotas.flatMap(({ lists }) => lists);
  const closedUntil = policy.enabled ? nextAt(earlier, listRules, now, fingerprint) : null;
  if (closedUntil) return { nextListAt: closedUntil };
  const known = quotas.find(({ lists }) => findKnown(lists, fingerprint, now));
  if (known) return { quotaId: known._id };
  const own = quotas.find((quota) => quota.readerKey === readerKey) ?? new ListQuota({ readerKey });
  const kept = within(own.lists, limits.quotaDays, now).slice(-limits.listsKept);
  own.set({ lists: [...kept, { fingerprint, jobTitle, at: now }], expiresAt: quotaEnd(now) });
  await own.save({ session: tx });
  return { quotaId: own._id };
}
