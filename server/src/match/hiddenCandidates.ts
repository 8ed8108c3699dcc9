import type { Types } from 'mongoose';
import { type Viewer, isHiddenFrom } from '../user/shield/hidden.ts';
import { withEmployer } from '../user/shield/keys.ts';
import { User } from '../user/user.model.ts';
import { Comparison } from '../matching/comparison.model.ts';

type Hiding = { _id: Types.ObjectId; hiddenFrom?: string[] };

/** Few: what an employer is recognised by is costly to tell, so it is asked for their offers alone. */
export async function findHidingCandidates(comparisons: Record<string, unknown>) {
  const ids = await Comparison.distinct('candidateId', comparisons);
  return User.find({ _id: { $in: ids }, hiddenFrom: { $exists: true } })
    .select({ hiddenFrom: 1 })
    .lean<Hiding[]>();
}

/** Those hidden from the recruiter, or from the employer that an offer named. */
export function hiddenFrom(
  candidates: readonly Hiding[],
  viewer: Viewer,
  employer: string,
): Types.ObjectId[] {
  if (candidates.length === 0) return [];
  const named = withEmployer(viewer, employer);
  return candidates.filter((each) => isHiddenFrom(each, named)).map(({ _id }) => _id);
}
