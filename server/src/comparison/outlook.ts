import type { ComparisonOutlookDto } from '@inkognito/shared/matching';
import type { UnlockRecord } from '../key/unlock.model.ts';
import { Guest } from '../key/guest.ts';
import { Key } from '../key/key.model.ts';
import { notFound } from '../errors.ts';
import { Job } from '../job/job.model.ts';
import { Questionnaire } from '../questionnaire/questionnaire.model.ts';
import { type Viewer, existsFor } from '../user/shield/hidden.ts';
import { withEmployer } from '../user/shield/keys.ts';
import { withoutKey } from '../matching/viewer.ts';
import { User, type UserDocument, type UserRecord } from '../user/user.model.ts';
import { toRecruiterProfileDto } from '../user/user.recruiterProfile.ts';
import type { CompareDeps } from './compare.ts';
import { isBlocked } from '../matching/blocking.ts';
import { quotaLeft } from '../matching/quota.ts';
import { sameRecruiters } from '../recruiter/sameRecruiter.ts';

const nothing = { until: null, left: 0, askerNeeded: false };

export const lockedOutlook: ComparisonOutlookDto = { state: 'locked', ...nothing };

type Asked = {
  unlock: UnlockRecord;
  candidate: UserDocument;
  viewer: Viewer;
  jobId: string | undefined;
};

/** Shows a refusal before the form is filled in. @throws {AppError} 404 */
export async function getComparisonOutlook(
  { limits }: Pick<CompareDeps, 'limits'>,
  { unlock, candidate, viewer, jobId }: Asked,
): Promise<ComparisonOutlookDto> {
  const { holderId, keyId } = unlock;
  const job = jobId ? await Job.findOne({ _id: jobId, recruiterId: holderId }).lean() : null;
  if (job && !existsFor(candidate, withEmployer(viewer, job.employer))) {
    if (existsFor(candidate, withoutKey(viewer))) return lockedOutlook;
    throw notFound('Kein Nutzer gefunden.');
  }
  if (!(await Questionnaire.exists({ userId: candidate._id }))) {
    return { state: 'incomplete', ...nothing };
  }
  const key = await Key.findById(keyId).lean();
  const account = await User.findById(holderId).lean();
  const scope = {
    candidateId: candidate._id,
    keyId: key && !key.general ? keyId : null,
    same: await sameRecruiters(holderId, null),
    isUnconfirmed: !account?.emailVerified,
  };
  const { left, until } = await quotaLeft(scope, limits, job?.fingerprint);
  const askerNeeded = await isAskerNeeded(unlock, account);
  const rest = { until: until?.toISOString() ?? null, left, askerNeeded };
  if (job && (await isBlocked(scope, job))) return { state: 'blocked', ...rest };
  return { state: until ? 'quota' : 'open', ...rest };
}

async function isAskerNeeded(
  { isGuest, holderId }: UnlockRecord,
  account: UserRecord | null,
): Promise<boolean> {
  if (isGuest) return !(await Guest.findById(holderId).lean())?.email;
  const { name, company, workEmail } = toRecruiterProfileDto(account?.recruiterProfile);
  return !name || !company || !workEmail;
}
