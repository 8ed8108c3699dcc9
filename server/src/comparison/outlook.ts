import type { ComparisonOutlookDto } from '@inkognito/shared/matching';
import type { Types } from 'mongoose';
import type { UnlockRecord } from '../key/unlock.model.ts';
import { Guest } from '../key/guest.ts';
import { Key } from '../key/key.model.ts';
import { Job } from '../job/job.model.ts';
import { Questionnaire } from '../questionnaire/questionnaire.model.ts';
import { User, type UserDocument, type UserRecord } from '../user/user.model.ts';
import { toRecruiterProfileDto } from '../user/recruiterProfile.ts';
import type { ReadOffer } from '../matching/facts.ts';
import type { CompareDeps } from './compare.ts';
import { isBlocked } from '../matching/blocking.ts';
import { Quota } from '../matching/quota.model.ts';
import { type Scope, quotaLeft, requireQuota } from '../matching/quota.ts';
import { findRecruiterIds } from '../recruiter/accounts.ts';

const nothing = { until: null, left: 0, askerNeeded: false };

export const lockedOutlook: ComparisonOutlookDto = { state: 'locked', ...nothing };

type Asked = {
  unlock: UnlockRecord;
  candidate: UserDocument;
  jobId: string | undefined;
};

/** Shows a refusal before the form is filled in, never that the posting's employer is listed. */
export async function getComparisonOutlook(
  { limits }: Pick<CompareDeps, 'limits'>,
  { unlock, candidate, jobId }: Asked,
): Promise<ComparisonOutlookDto> {
  const { recruiterId } = unlock;
  const job = jobId ? await Job.findOne({ _id: jobId, recruiterId }).lean() : null;
  if (!(await Questionnaire.exists({ userId: candidate._id }))) {
    return { state: 'incomplete', ...nothing };
  }
  const account = await User.findById(recruiterId).lean();
  const scope = await scopeOf(unlock, account);
  const { left, until } = await quotaLeft(scope, limits, job?.fingerprint);
  const askerNeeded = await isAskerNeeded(unlock, account);
  const rest = { until: until?.toISOString() ?? null, left, askerNeeded };
  if (job && (await isBlocked(scope, job))) return { state: 'blocked', ...rest };
  return { state: until ? 'quota' : 'open', ...rest };
}

async function scopeOf(
  { candidateId, recruiterId, keyId }: UnlockRecord,
  account: UserRecord | null,
): Promise<Scope> {
  const key = await Key.findById(keyId).lean();
  return {
    candidateId,
    keyId: key && !key.general ? keyId : null,
    recruiterIds: await findRecruiterIds(recruiterId, null),
    isUnconfirmed: !account?.emailVerified,
  };
}

type Naming = {
  publicId: string;
  offer: ReadOffer;
  findUnlock: (candidate: { _id: Types.ObjectId }) => Promise<UnlockRecord | null>;
};

/** Past its quota a key must not tell which employers are listed, so this comes before the shield. @throws {AppError} 429 */
export async function requireQuotaForEmployer(
  { limits }: Pick<CompareDeps, 'limits'>,
  { publicId, offer, findUnlock }: Naming,
): Promise<void> {
  if (!offer.answers.employer) return;
  const candidate = await User.exists({ publicId });
  const unlock = candidate && (await findUnlock(candidate));
  if (!unlock) return;
  const account = await User.findById(unlock.recruiterId).lean();
  const scope = await scopeOf(unlock, account);
  const { candidateId, keyId } = scope;
  requireQuota(scope, await Quota.find({ candidateId, keyId }).lean(), offer, limits);
}

async function isAskerNeeded(
  { isGuest, recruiterId }: UnlockRecord,
  account: UserRecord | null,
): Promise<boolean> {
  if (isGuest) return !(await Guest.findById(recruiterId).lean())?.email;
  const { name, company, workEmail } = toRecruiterProfileDto(account?.recruiterProfile);
  return !name || !company || !workEmail;
}
