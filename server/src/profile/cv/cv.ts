import type { SessionUser } from '@inkognito/shared/auth';
import type { CvDto } from '@inkognito/shared/user';
import { recordActivity } from '../../user/activity/activity.ts';
import { Activity } from '../../user/activity/activity.model.ts';
import { inAccountTransaction } from '../../user/lock.ts';
import { type UserRecord, toCvDto } from '../../user/user.model.ts';
import type { Viewer } from '../../user/shield/hidden.ts';
import {
  Comparison,
  type ComparisonRecord,
  standingMatch,
} from '../../matching/comparison.model.ts';
import { findOpenedResult, isReadable } from '../../matching/release/reading.ts';
import { happenedWith, readContact } from '../../matching/release/release.ts';

type CvReader = {
  user: SessionUser | null;
  guestId: string | null;
  /** Links of mailed results whose button was pressed in this browser. */
  openedResults: readonly string[];
  viewer: Viewer;
};

export async function findReleasedCv(
  { user, guestId, openedResults, viewer }: CvReader,
  owner: UserRecord,
): Promise<CvDto | null> {
  if (user && owner._id.equals(user.id)) return toCvDto(owner);
  const recruiterId = !user || user.role.includes('recruiter') ? (user?.id ?? guestId) : null;
  const matches = recruiterId === null ? [] : await findMatches(recruiterId, owner);
  for (const match of matches) {
    // Another match of the two may be released.
    if (!(await isReadable(match, owner, viewer))) continue;
    const cv = await readCv(match, owner);
    if (cv) return cv;
  }
  const opened = await findOpenedResult(openedResults, owner, viewer);
  return opened && readCv(opened, owner, true);
}

const findMatches = (recruiterId: string, { _id: candidateId }: UserRecord) =>
  Comparison.find({ recruiterId, candidateId, ...standingMatch }).lean<ComparisonRecord[]>();

async function readCv(
  match: ComparisonRecord,
  owner: UserRecord,
  isProvenHere = false,
): Promise<CvDto | null> {
  const { contactInfo } = await readContact(match, owner, isProvenHere);
  if (contactInfo?.cv) await recordReading(match);
  return contactInfo?.cv ?? null;
}

/** Once a day per recruiter: browsers read a file in parts. */
async function recordReading(match: ComparisonRecord): Promise<void> {
  const { candidateId, recruiterId, recruiterSnapshot } = match;
  const once = `${recruiterId.toString()} ${new Date().toISOString().slice(0, 10)}`;
  if (await Activity.exists({ candidateId, once: `cv_read ${once}` })) return;
  const read = { ...happenedWith(match, recruiterSnapshot), kind: 'cv_read', once } as const;
  await inAccountTransaction([candidateId], (tx) => recordActivity([read], tx));
}
