import type { SessionUser } from '@inkognito/shared/auth';
import type { UserRecord } from '../../user/user.model.ts';
import { seesImage, showsImageAsRecruiter } from '../../user/user.visibility.ts';
import { Comparison } from '../comparison/comparison.model.ts';
import { Release } from '../release/release.model.ts';

/** Exactly where a page shows the picture to this reader. */
export async function mayReadImage(
  owner: UserRecord,
  reader: SessionUser | null,
  unlocked: boolean,
): Promise<boolean> {
  if (owner._id.toString() === reader?.id) return true;
  if (seesImage(owner, { unlocked }) && owner.role.includes('jobSeeker')) return true;
  return reader !== null && showsImageAsRecruiter(owner) && wasCompared(owner, reader);
}

async function wasCompared(recruiter: UserRecord, { id: candidateId }: SessionUser) {
  const pair = { recruiterId: recruiter._id, candidateId };
  // A release stays on record when its comparison is gone.
  return Boolean((await Comparison.exists(pair)) ?? (await Release.exists(pair)));
}
