import type { SessionUser } from '@inkognito/shared/auth';
import type { CvDto } from '@inkognito/shared/user';
import { recordActivity } from '../user/activity/activity.ts';
import { Activity } from '../user/activity/activity.model.ts';
import { inAccountTransaction } from '../user/lock.ts';
import { type UserRecord, toCvDto } from '../user/user.model.ts';
import { isHiddenFrom } from '../user/shield/hidden.ts';
import { withEmployer } from '../user/shield/keys.ts';
import { Comparison, type ComparisonRecord, standingMatch } from '../matching/comparison.model.ts';
import { pendingStates } from './hold.ts';
import { releaseAgain } from './release.ts';

export async function findReleasedCv(
  user: SessionUser | null,
  guestId: string | null,
  owner: UserRecord,
): Promise<CvDto | null> {
  if (user && owner._id.equals(user.id)) return toCvDto(owner);
  if (user && !user.role.includes('recruiter')) return null;
  const recruiterId = user?.id ?? guestId;
  if (recruiterId === null) return null;
  const matches = await Comparison.find({
    recruiterId,
    candidateId: owner._id,
    ...standingMatch,
    // Another match of the two may be released.
    releaseState: { $nin: pendingStates },
  }).lean<ComparisonRecord[]>();
  // Allowed unless the owner hides from the employer the posting names.
  const match = matches.find(
    ({ offer }) => !isHiddenFrom(owner, withEmployer({ id: null, keys: [] }, offer.employer)),
  );
  const cv = match ? (await releaseAgain(match, owner)).cv : null;
  if (match && cv) await recordReading(match);
  return cv;
}

/** Once a day per recruiter: browsers read a file in parts. */
async function recordReading(match: ComparisonRecord): Promise<void> {
  const { candidateId, recruiterId, recruiterSnapshot, keyName, offer } = match;
  const once = `${recruiterId.toString()} ${new Date().toISOString().slice(0, 10)}`;
  if (await Activity.exists({ candidateId, once: `cv_read ${once}` })) return;
  const read = {
    candidateId,
    key: keyName,
    recruiter: recruiterSnapshot,
    jobTitle: offer.jobTitle,
    once,
  };
  await inAccountTransaction([candidateId], (tx) =>
    recordActivity([{ ...read, kind: 'cv_read' }], tx),
  );
}
