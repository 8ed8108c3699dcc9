import {
  type Asker,
  type ComparisonOutlookDto,
  asker as askerSchema,
} from '@inkognito/shared/comparison';
import { invalid, notFound } from '../../errors.ts';
import type { UnlockRecord } from '../../key/unlock.model.ts';
import { Guest } from '../../key/guest.ts';
import { Key } from '../../key/key.model.ts';
import { Job } from '../../job/job.model.ts';
import { Questionnaire } from '../../questionnaire/questionnaire.model.ts';
import { readerKeysOf } from '../../user/readerKeys.ts';
import { User, type UserDocument, type UserRecord } from '../../user/user.model.ts';
import { toRecruiterProfile } from '../../user/recruiterProfile.ts';
import type { CompareDeps } from '../matching.service.ts';
import { isBlocked } from '../blocking.ts';
import { type Scope, quotaLeft } from '../quota/quota.ts';
import { type Viewer, visibleTo } from '../../user/shield/hidden.ts';
import { openToOthers } from '../../user/visibility.ts';

const nothing = { until: null, left: 0, askerNeeded: false };

export const lockedOutlook: ComparisonOutlookDto = { state: 'locked', ...nothing };

type OutlookRequest = {
  unlock: UnlockRecord;
  candidate: UserDocument;
  jobId: string | undefined;
};

/** Shows a refusal before the form is filled in. */
export async function getComparisonOutlook(
  { limits }: Pick<CompareDeps, 'limits'>,
  { unlock, candidate, jobId }: OutlookRequest,
): Promise<ComparisonOutlookDto> {
  const { recruiterId } = unlock;
  const job = jobId ? await Job.findOne({ _id: jobId, recruiterId }).lean() : null;
  if (!(await Questionnaire.exists({ userId: candidate._id }))) {
    return { state: 'incomplete', ...nothing };
  }
  const account = await User.findById(recruiterId).lean();
  const scope = await scopeOf(unlock, account);
  const { left, until } = await quotaLeft(scope, limits, job?.fingerprint);
  const rest = {
    until: until?.toISOString() ?? null,
    left,
    askerNeeded: isAskerNeeded(account),
  };
  if (job && (await isBlocked(scope, job))) return { state: 'blocked', ...rest };
  return { state: until ? 'quota' : 'open', ...rest };
}

async function scopeOf(
  { candidateId, recruiterId, keyId }: UnlockRecord,
  account: UserRecord | null,
): Promise<Scope> {
  const key = await Key.findById(keyId).lean();
  const reader = account ?? (await Guest.findById(recruiterId).lean());
  return {
    candidateId,
    keyId: key && !key.general ? keyId : null,
    readerKeys: reader ? readerKeysOf(reader) : [recruiterId.toString()],
  };
}

/** @throws {AppError} 404 */
export async function getCandidate(publicId: string, viewer: Viewer): Promise<UserDocument> {
  return User.findOne({ publicId, ...openToOthers, ...visibleTo(viewer) }).orFail(() =>
    notFound('Kein Nutzer gefunden.'),
  );
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

function isAskerNeeded(account: UserRecord | null): boolean {
  const { name, company } = toRecruiterProfile(account?.recruiterProfile);
  return !name || !company;
}
