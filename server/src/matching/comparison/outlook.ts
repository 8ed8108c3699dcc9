import {
  type Asker,
  type ComparisonOutlookDto,
  asker as askerSchema,
} from '@inkognito/shared/comparison';
import { invalid } from '../../errors.ts';
import type { UnlockRecord } from '../../key/unlock.model.ts';
import { Guest } from '../../key/guest.ts';
import { Key } from '../../key/key.model.ts';
import { Job } from '../../job/job.model.ts';
import { Questionnaire } from '../../questionnaire/questionnaire.model.ts';
import { readerKeysOf } from '../../user/readerKeys.ts';
import { User } from '../../user/user.model.ts';
import { toRecruiterProfile } from '../../user/recruiterProfile.ts';
import type { CompareDeps } from '../matching.service.ts';
import { isBlocked } from '../blocking.ts';
import { quotaLeft } from '../quota/quota.ts';

const nothing = { until: null, left: 0, askerNeeded: false };

export const lockedOutlook: ComparisonOutlookDto = { state: 'locked', ...nothing };

/** Shows a refusal before the form is filled in. */
export async function getComparisonOutlook(
  { limits }: Pick<CompareDeps, 'limits'>,
  { candidateId, recruiterId, keyId }: UnlockRecord,
  jobId: string | undefined,
): Promise<ComparisonOutlookDto> {
  if (!(await Questionnaire.exists({ userId: candidateId }))) {
    return { state: 'incomplete', ...nothing };
  }
  const [job, key, account, guest] = await Promise.all([
    jobId ? Job.findOne({ _id: jobId, recruiterId }).lean() : null,
    Key.findById(keyId).lean(),
    User.findById(recruiterId).lean(),
    Guest.findById(recruiterId).lean(),
  ]);
  const reader = account ?? guest ?? { _id: recruiterId, readerKeys: [] };
  const ofKey = key && !key.general ? keyId : null;
  const scope = { candidateId, keyId: ofKey, readerKeys: readerKeysOf(reader) };
  const { left, until } = await quotaLeft(scope, limits, job?.fingerprint);
  const { name, company } = toRecruiterProfile(account?.recruiterProfile);
  const rest = { until: until?.toISOString() ?? null, left, askerNeeded: !name || !company };
  if (job && (await isBlocked(scope, job))) return { state: 'blocked', ...rest };
  return { state: until ? 'quota' : 'open', ...rest };
}

/** @throws {AppError} 400 for a guest without an identity */
export function requireAsker({ isGuest }: UnlockRecord, asker: Asker | undefined): void {
  if (!isGuest || asker?.email) return;
  const { error } = askerSchema.safeParse({ name: '', company: '', email: '', ...asker });
  throw invalid(
    Object.fromEntries(
      (error?.issues ?? []).map(({ path, message }) => [`asker.${path.join('.')}`, message]),
    ),
  );
}
