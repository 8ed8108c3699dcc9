import {
  type Asker,
  type ComparisonOutlookDto,
  asker as askerSchema,
} from '@inkognito/shared/comparison';
import { invalid, notFound, notSignedIn } from '../errors.ts';
import { locked } from '../key/unlock.ts';
import type { UnlockRecord } from '../key/unlock.model.ts';
import { Guest } from '../key/guest.ts';
import { Key } from '../key/key.model.ts';
import { Job } from '../job/job.model.ts';
import { Questionnaire } from '../questionnaire/questionnaire.model.ts';
import { readerKeysOf } from '../user/readerKeys.ts';
import { User, type UserDocument, type UserRecord } from '../user/user.model.ts';
import { toRecruiterProfileDto } from '../user/recruiterProfile.ts';
import type { ReadOffer } from '../matching/facts.ts';
import type { CompareDeps } from './compare.ts';
import { isBlocked } from '../matching/blocking.ts';
import { Quota } from '../matching/quota.model.ts';
import { type Scope, quotaFilter, quotaLeft, requireQuota } from '../matching/quota.ts';
import { withoutKey } from '../matching/viewer.ts';
import { type Viewer, visibleTo } from '../user/shield/hidden.ts';
import { openToOthers } from '../user/visibility.ts';

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

/** Past its quota a key must not tell which employers are listed, so this comes before the shield. @throws {AppError} 429 */
export async function requireQuotaForEmployer(
  { limits }: Pick<CompareDeps, 'limits'>,
  unlock: UnlockRecord | null,
  offer: ReadOffer,
): Promise<void> {
  if (!offer.answers.employer || !unlock) return;
  const account = await User.findById(unlock.recruiterId).lean();
  const scope = await scopeOf(unlock, account);
  requireQuota(scope, await Quota.find(quotaFilter(scope)).lean(), offer, limits);
}

/**
 * `unnamed` is the viewer without the company that this call names: a listed one is answered like a revoked key.
 * @throws {AppError} 404, or for a listed company 403, and 401 for guests
 */
export async function getCandidate(
  publicId: string,
  viewer: Viewer,
  unnamed: Viewer = viewer,
): Promise<UserDocument> {
  const find = (by: Viewer) => User.findOne({ publicId, ...openToOthers, ...visibleTo(by) });
  const candidate = await find(viewer);
  if (candidate) return candidate;
  if (unnamed !== viewer && (await find(withoutKey(unnamed)))) {
    throw viewer.id === null ? notSignedIn() : locked();
  }
  throw notFound('Kein Nutzer gefunden.');
}

/** @throws {AppError} 400 for a guest without an identity */
export function requireAsker({ isGuest }: UnlockRecord, asker: Asker | undefined): void {
  if (!isGuest || asker) return;
  const { error } = askerSchema.safeParse({ name: '', company: '', email: '' });
  throw invalid(
    Object.fromEntries(
      (error?.issues ?? []).map(({ path, message }) => [`asker.${path.join('.')}`, message]),
    ),
  );
}

function isAskerNeeded(account: UserRecord | null): boolean {
  const { name, company, workEmail } = toRecruiterProfileDto(account?.recruiterProfile);
  return !name || !company || !workEmail;
}
