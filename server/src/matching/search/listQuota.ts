import type { JobInput } from '@inkognito/shared/job';
import { limits } from '@inkognito/shared/rules/limits';
import type { ClientSession } from 'mongoose';
import type { LimitPolicy } from '../../http/limit/rateLimit.ts';
import { fingerprintOf } from '../../job/job.model.ts';
import { titleKeys } from '../../title/titleKeys.ts';
import { titleSimilarity } from '../../title/titleSimilarity.ts';
import { User } from '../../user/user.model.ts';
import { emailKey } from '../../http/limit/rateLimit.ts';
import { ListQuota } from './listQuota.model.ts';

const dayMs = 24 * 60 * 60 * 1000;
const monthMs = limits.quotaDays * dayMs;

/** From here on one person may be found by either title, so both lists may tell of the same people. */
const sameOccupationFrom = 0.5;

export type EarlierList = { fingerprint: string; jobTitle: string; at: Date };

/** The same answers again tell nothing new. */
export function isListAllowed(
  earlier: readonly EarlierList[],
  next: Pick<EarlierList, 'fingerprint' | 'jobTitle'>,
  now: Date,
): boolean {
  const recent = earlier.filter(({ at }) => now.getTime() - at.getTime() < monthMs);
  if (recent.some(({ fingerprint }) => fingerprint === next.fingerprint)) return true;
  const today = recent.filter(({ at }) => now.getTime() - at.getTime() < dayMs);
  const related = recent.filter(({ jobTitle }) => isRelated(jobTitle, next.jobTitle));
  return (
    today.length < limits.listsPerDay &&
    recent.length < limits.listsPerMonth &&
    related.length < limits.listsPerOccupation
  );
}

/** Accounts with one address count as one. Whether it is confirmed is part of it, as a stranger may have typed it. */
export async function mailboxOf(recruiterId: string, tx: ClientSession | null): Promise<string> {
  const recruiter = await User.findById(recruiterId)
    .select({ email: 1, emailVerified: 1 })
    .session(tx)
    .lean();
  if (!recruiter?.email) return recruiterId;
  return `${recruiter.emailVerified ? 'confirmed' : 'unconfirmed'} ${emailKey(recruiter.email)}`;
}

/** Words added to a title lower its similarity to another, and leave what both are read as. */
function isRelated(one: string, other: string): boolean {
  const keys = new Set(titleKeys(one));
  return (
    titleKeys(other).some((key) => keys.has(key)) ||
    titleSimilarity(one, other).value >= sameOccupationFrom
  );
}

/** Tells whether the recruiter, whose account is locked, may see a list for these answers, and counts it. */
export async function consumeList(
  recruiterId: string,
  answers: JobInput,
  { limits: policy, tx }: { limits: LimitPolicy; tx: ClientSession },
): Promise<boolean> {
  const now = new Date();
  const next = { fingerprint: fingerprintOf(answers), jobTitle: answers.jobTitle };
  const mailbox = await mailboxOf(recruiterId, tx);
  const stored = await ListQuota.findOne({ mailbox }).session(tx);
  const quota = stored ?? new ListQuota({ mailbox });
  if (policy.enabled && !isListAllowed(quota.lists, next, now)) return false;
  const kept = quota.lists.filter(({ at }) => now.getTime() - at.getTime() < monthMs);
  const isKnown = kept.some(({ fingerprint }) => fingerprint === next.fingerprint);
  if (isKnown) return true;
  quota.set({
    lists: [...kept.slice(-limits.listsKept), { ...next, at: now }],
    expiresAt: new Date(now.getTime() + monthMs),
  });
  await quota.save({ session: tx });
  return true;
}
