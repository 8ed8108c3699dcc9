import { dayMs, limits } from '@inkognito/shared/limits';
import type { ClientSession, Types } from 'mongoose';
import { mailboxKey } from '../../http/limit/identity.ts';
import type { Limits } from '../../http/limits.ts';
import type { ReadOffer } from '../facts.ts';
import { monthMs, waitUntilFewer, within } from '../quota.ts';
import { titleKeys } from '../../../language/title/titleKeys.ts';
import { titleSimilarity } from '../../../language/title/titleSimilarity.ts';
import type { UserFields } from '../../user/user.model.ts';
import { ListQuota } from './listQuota.model.ts';

/** From this similarity on, two lists may show the same candidates. */
const sameOccupationFrom = 0.5;

export type EarlierList = { fingerprint: string; jobTitle: string; at: Date };

/** `null` means now. Equal answers reveal nothing new. */
export function nextListAt(
  earlier: readonly EarlierList[],
  next: Pick<EarlierList, 'fingerprint' | 'jobTitle'>,
  now: Date,
): Date | null {
  const recent = within(earlier, monthMs, now);
  if (recent.some(({ fingerprint }) => fingerprint === next.fingerprint)) return null;
  const related = recent.filter(({ jobTitle }) => isRelated(jobTitle, next.jobTitle));
  const waitMs = Math.max(
    waitUntilFewer(recent, limits.listsPerDay, dayMs, now),
    waitUntilFewer(recent, limits.listsPerMonth, monthMs, now),
    waitUntilFewer(related, limits.listsPerOccupation, monthMs, now),
  );
  return waitMs > 0 ? new Date(now.getTime() + waitMs) : null;
}

/** Extra words lower a title's similarity but not its reading. */
function isRelated(one: string, other: string): boolean {
  const keys = new Set(titleKeys(one));
  return (
    titleKeys(other).some((key) => keys.has(key)) ||
    titleSimilarity(one, other).value >= sameOccupationFrom
  );
}

type Recruiter = Pick<UserFields, 'email' | 'emailVerified'> & { _id: Types.ObjectId };

/** Includes whether it is confirmed, as a stranger may have typed it. */
function mailboxOf({ _id, email, emailVerified }: Recruiter): string {
  if (email === '') return _id.toString();
  return `${emailVerified ? 'confirmed' : 'unconfirmed'} ${mailboxKey(email)}`;
}

/** A candidate could act as their own guest from any number of addresses. */
const guestsOf = (candidateId: Types.ObjectId): string => `guests of ${candidateId.toString()}`;

/** The mailbox's counts stay after deletion, without the account. */
export async function forgetInLists(userId: Types.ObjectId, tx: ClientSession): Promise<void> {
  await ListQuota.updateMany(
    { recruiterIds: userId },
    { $pull: { recruiterIds: userId } },
    { session: tx },
  );
  await ListQuota.deleteOne({ mailbox: guestsOf(userId) }, { session: tx });
  await ListQuota.updateMany(
    { 'lists.listed': userId },
    { $pull: { 'lists.$[].listed': userId } },
    { session: tx },
  );
}

export type CountedList = { quotaId: Types.ObjectId } | { nextListAt: Date };

type Options = { limits: Limits; tx: ClientSession };

/** Counted against the account and all accounts of its address. Needs the account lock. */
export const consumeList = (
  recruiter: Recruiter,
  offer: ReadOffer,
  options: Options,
): Promise<CountedList> =>
  consume({ mailbox: mailboxOf(recruiter), recruiterId: recruiter._id }, offer, options);

/** Counted against the candidate, whose account is locked. `false` before the next is due. */
export async function consumeGuestsList(
  candidateId: Types.ObjectId,
  offer: ReadOffer,
  options: Options,
): Promise<boolean> {
  const counted = { mailbox: guestsOf(candidateId), recruiterId: null };
  return 'quotaId' in (await consume(counted, offer, options));
}

type Counted = { mailbox: string; recruiterId: Types.ObjectId | null };

async function consume(
  { mailbox, recruiterId }: Counted,
  offer: ReadOffer,
  { limits: policy, tx }: Options,
): Promise<CountedList> {
  const now = new Date();
  const next = { fingerprint: offer.fingerprint, jobTitle: offer.answers.jobTitle };
  const ofMailbox = recruiterId
    ? { $or: [{ mailbox }, { recruiterIds: recruiterId }] }
    : { mailbox };
  const quotas = await ListQuota.find(ofMailbox).session(tx);
  const earlier = quotas.flatMap(({ lists }) => lists);
  const closedUntil = policy.enabled ? nextListAt(earlier, next, now) : null;
  if (closedUntil) return { nextListAt: closedUntil };
  const holdsNext = ({ lists }: (typeof quotas)[number]) =>
    within(lists, monthMs, now).some(({ fingerprint }) => fingerprint === next.fingerprint);
  const known = quotas.find(holdsNext);
  if (known) return { quotaId: known._id };
  const own = quotas.find((quota) => quota.mailbox === mailbox) ?? new ListQuota({ mailbox });
  const others = own.recruiterIds.filter((id) => !id.equals(recruiterId));
  own.set({
    recruiterIds: [...others, ...(recruiterId ? [recruiterId] : [])],
    lists: [...within(own.lists, monthMs, now).slice(-limits.listsKept), { ...next, at: now }],
    expiresAt: new Date(now.getTime() + monthMs),
  });
  await own.save({ session: tx });
  return { quotaId: own._id };
}
