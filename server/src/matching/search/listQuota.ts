import type { JobInput } from '@inkognito/shared/job';
import { limits } from '@inkognito/shared/limits';
import type { ClientSession, Types } from 'mongoose';
import { type LimitPolicy, emailKey } from '../../http/limit/rateLimit.ts';
import { fingerprintOf } from '../../job/job.model.ts';
import { titleKeys } from '../../../language/title/titleKeys.ts';
import { titleSimilarity } from '../../../language/title/titleSimilarity.ts';
import type { UserFields } from '../../user/user.model.ts';
import { ListQuota } from './listQuota.model.ts';

const dayMs = 24 * 60 * 60 * 1000;
const monthMs = limits.quotaDays * dayMs;

/** From here on one person may be found by either title, so both lists may tell of the same people. */
const sameOccupationFrom = 0.5;

export type EarlierList = { fingerprint: string; jobTitle: string; at: Date };

const recentAmong = <List extends EarlierList>(lists: readonly List[], now: Date): List[] =>
  lists.filter(({ at }) => now.getTime() - at.getTime() < monthMs);

/** `null` for now. The same answers again tell nothing new. */
export function nextListAt(
  earlier: readonly EarlierList[],
  next: Pick<EarlierList, 'fingerprint' | 'jobTitle'>,
  now: Date,
): Date | null {
  const recent = recentAmong(earlier, now);
  if (recent.some(({ fingerprint }) => fingerprint === next.fingerprint)) return null;
  const related = recent.filter(({ jobTitle }) => isRelated(jobTitle, next.jobTitle));
  const openAt = Math.max(
    roomAt(recent, limits.listsPerDay, dayMs),
    roomAt(recent, limits.listsPerMonth, monthMs),
    roomAt(related, limits.listsPerOccupation, monthMs),
  );
  return openAt > now.getTime() ? new Date(openAt) : null;
}

/** When fewer than so many are younger than the period; in milliseconds since 1970. */
function roomAt(lists: readonly EarlierList[], max: number, periodMs: number): number {
  const times = lists.map(({ at }) => at.getTime()).sort((a, b) => b - a);
  const filling = times[max - 1];
  return filling === undefined ? 0 : filling + periodMs;
}

/** Words added to a title lower its similarity to another, and leave what both are read as. */
function isRelated(one: string, other: string): boolean {
  const keys = new Set(titleKeys(one));
  return (
    titleKeys(other).some((key) => keys.has(key)) ||
    titleSimilarity(one, other).value >= sameOccupationFrom
  );
}

type Recruiter = Pick<UserFields, 'email' | 'emailVerified'> & { _id: Types.ObjectId };

/** Whether it is confirmed is part of it, as a stranger may have typed it. */
function mailboxOf({ _id, email, emailVerified }: Recruiter): string {
  if (email === '') return _id.toString();
  return `${emailVerified ? 'confirmed' : 'unconfirmed'} ${emailKey(email)}`;
}

/** Whoever makes keys may be their own guest, as often as there are addresses to come from. */
const guestsOf = (candidateId: Types.ObjectId): string => `guests of ${candidateId.toString()}`;

/** Of a deleted account: what was counted goes on for the mailbox, without a trace of who it was. */
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

/** Where a list is counted, or the time before which there may be none. */
export type CountedList = { quotaId: Types.ObjectId } | { nextListAt: Date };

type Options = { limits: LimitPolicy; tx: ClientSession };

/**
 * Counts a list for these answers against the account, whatever address it had, and against all accounts of its
 * address. The account is locked.
 */
export const consumeList = (
  recruiter: Recruiter,
  answers: JobInput,
  options: Options,
): Promise<CountedList> =>
  consume({ mailbox: mailboxOf(recruiter), recruiterId: recruiter._id }, answers, options);

/** Counts a guest's list against the candidate, who is locked. `false` before there may be another. */
export async function consumeGuestsList(
  candidateId: Types.ObjectId,
  answers: JobInput,
  options: Options,
): Promise<boolean> {
  const counted = { mailbox: guestsOf(candidateId), recruiterId: null };
  return 'quotaId' in (await consume(counted, answers, options));
}

type Counted = { mailbox: string; recruiterId: Types.ObjectId | null };

async function consume(
  { mailbox, recruiterId }: Counted,
  answers: JobInput,
  { limits: policy, tx }: Options,
): Promise<CountedList> {
  const now = new Date();
  const next = { fingerprint: fingerprintOf(answers), jobTitle: answers.jobTitle };
  const same = recruiterId ? { $or: [{ mailbox }, { recruiterIds: recruiterId }] } : { mailbox };
  const quotas = await ListQuota.find(same).session(tx);
  const earlier = quotas.flatMap(({ lists }) => lists);
  const closedUntil = policy.enabled ? nextListAt(earlier, next, now) : null;
  if (closedUntil) return { nextListAt: closedUntil };
  const holdsNext = ({ lists }: (typeof quotas)[number]) =>
    recentAmong(lists, now).some(({ fingerprint }) => fingerprint === next.fingerprint);
  const known = quotas.find(holdsNext);
  if (known) return { quotaId: known._id };
  const own = quotas.find((quota) => quota.mailbox === mailbox) ?? new ListQuota({ mailbox });
  const others = own.recruiterIds.filter((id) => !id.equals(recruiterId));
  own.set({
    recruiterIds: [...others, ...(recruiterId ? [recruiterId] : [])],
    lists: [...recentAmong(own.lists, now).slice(-limits.listsKept), { ...next, at: now }],
    expiresAt: new Date(now.getTime() + monthMs),
  });
  await own.save({ session: tx });
  return { quotaId: own._id };
}
