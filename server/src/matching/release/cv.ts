import type { SessionUser } from '@inkognito/shared/auth';
import type { CvDto } from '@inkognito/shared/user';
import { type UserRecord, toCvDto } from '../../user/user.model.ts';
import { Comparison } from '../comparison/comparison.model.ts';
import { pendingStates } from './hold.ts';
import { releaseAgain } from './release.ts';

export async function findReleasedCv(
  reader: SessionUser | null,
  guestId: string | null,
  owner: UserRecord,
): Promise<CvDto | null> {
  if (reader && owner._id.equals(reader.id)) return toCvDto(owner);
  if (reader && !reader.role.includes('recruiter')) return null;
  const recruiterId = reader?.id ?? guestId;
  if (recruiterId === null) return null;
  const match = await Comparison.findOne({
    recruiterId,
    candidateId: owner._id,
    isMatch: true,
    blockedAt: null,
    endedAt: null,
    // Another match of the two may be released.
    releaseState: { $nin: pendingStates },
  }).lean();
  return match && (await releaseAgain(match, owner)).cv;
}
