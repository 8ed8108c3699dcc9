import { type Listed, listedBy } from '../user/shield/listedNames.ts';
import { User } from '../user/user.model.ts';
import type { Blocking } from './suspension.ts';

export type Own = { candidate: Blocking; listed: Listed };

/** The blocked recruiters and the shield of a candidate, for their own lists. */
export async function findOwn(candidateId: string): Promise<Own> {
  const candidate = await User.findById(candidateId)
    .select({ blockedReaders: 1, shield: 1 })
    .lean();
  return { candidate, listed: listedBy(candidate?.shield ?? { companies: [], domains: [] }) };
}
