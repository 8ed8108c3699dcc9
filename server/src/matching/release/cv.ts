import type { SessionUser } from '@inkognito/shared/auth';
import type { CvDto } from '@inkognito/shared/user';
import type { Types } from 'mongoose';
import { User, toCvDto } from '../../user/user.model.ts';
import { Comparison } from '../comparison/comparison.model.ts';
import { pendingStates } from './hold.ts';
import { releaseAgain } from './release.ts';

export async function findReleasedCv(
  reader: SessionUser,
  file: { id: Types.ObjectId; ownerId: Types.ObjectId },
): Promise<CvDto | null> {
  const owner = await User.findById(file.ownerId).lean();
  if (!owner?.cv?.fileId.equals(file.id)) return null;
  if (owner._id.equals(reader.id)) return toCvDto(owner);
  if (!reader.role.includes('recruiter')) return null;
  const match = await Comparison.findOne({
    recruiterId: reader.id,
    candidateId: owner._id,
    isMatch: true,
    blockedAt: null,
    endedAt: null,
    // Another match of the two may be released.
    releaseState: { $nin: pendingStates },
  }).lean();
  return match && (await releaseAgain(match, owner)).cv;
}
