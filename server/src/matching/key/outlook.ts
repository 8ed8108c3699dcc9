import type { ComparisonOutlookDto } from '@inkognito/shared/matching';
import type { UnlockRecord } from '../../auth/key/unlock.model.ts';
import { Guest } from '../../auth/key/guest.ts';
import { notFound } from '../../errors.ts';
import { Job } from '../../job/job.model.ts';
import { Questionnaire } from '../../questionnaire/questionnaire.model.ts';
import { type Viewer, isHiddenFrom } from '../../user/shield/hidden.ts';
import { namingCompany } from '../../user/shield/keys.ts';
import { User, type UserDocument } from '../../user/user.model.ts';
import { toRecruiterProfileDto } from '../../user/user.recruiterProfile.ts';
import { type CompareDeps, scopeOf } from '../comparison/compare.ts';
import { isBlocked } from '../comparison/blocking.ts';
import { quotaLeft } from '../comparison/quota.ts';
import { sameRecruiters } from '../recruiter/sameRecruiter.ts';

const nothing = { until: null, left: 0, askerNeeded: false };

export const lockedOutlook: ComparisonOutlookDto = { state: 'locked', ...nothing };

type Asked = {
  unlock: UnlockRecord;
  candidate: UserDocument;
  viewer: Viewer;
  jobId: string | undefined;
};

/** What would be refused is said before anybody fills in a form. @throws {AppError} 404 */
export async function getComparisonOutlook(
  { limits }: Pick<CompareDeps, 'limits'>,
  { unlock, candidate, viewer, jobId }: Asked,
): Promise<ComparisonOutlookDto> {
  const comparer = { id: unlock.holderId.toString(), keyId: unlock.keyId };
  const job = jobId ? await Job.findOne({ _id: jobId, recruiterId: unlock.holderId }).lean() : null;
  if (job && isHiddenFrom(candidate, namingCompany(viewer, job.employer))) {
    throw notFound('Kein Nutzer gefunden.');
  }
  if (!(await Questionnaire.exists({ userId: candidate._id }))) {
    return { state: 'incomplete', ...nothing };
  }
  const scope = await scopeOf(comparer, candidate);
  const { left, until } = await quotaLeft(scope, limits, job?.fingerprint);
  const askerNeeded = await isAskerNeeded(unlock);
  const rest = { until: until?.toISOString() ?? null, left, askerNeeded };
  if (job) {
    const same = await sameRecruiters(unlock.holderId, null);
    if (await isBlocked({ candidateId: candidate._id, same }, job)) {
      return { state: 'blocked', ...rest };
    }
  }
  return { state: until ? 'quota' : 'open', ...rest };
}

async function isAskerNeeded({ isGuest, holderId }: UnlockRecord): Promise<boolean> {
  if (isGuest) {
    const guest = await Guest.findById(holderId).lean();
    return !guest?.email;
  }
  const user = await User.findById(holderId).lean();
  const { name, company, workEmail } = toRecruiterProfileDto(user?.recruiterProfile);
  return !name || !company || !workEmail;
}
