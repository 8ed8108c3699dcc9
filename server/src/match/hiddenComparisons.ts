import type { Types } from 'mongoose';
import { type Viewer, isHiddenFrom } from '../user/shield/hidden.ts';
import { withEmployer } from '../user/shield/keys.ts';
import { User } from '../user/user.model.ts';
import { Comparison, type ComparisonRecord } from '../matching/comparison.model.ts';

type Named = Pick<ComparisonRecord, '_id' | 'candidateId' | 'jobId'> & {
  offer: { employer?: string };
};

const hidingSomebody = [
  { hiddenFrom: { $exists: true } },
  { 'blockedReaders.0': { $exists: true } },
];

/**
 * Of these, the ones whose candidate hides from the recruiter or from an employer: the offer's, or the posting's now.
 * Only candidates who hide at all are read, as telling an employer is costly.
 */
export async function findHiddenComparisons(
  comparisons: Record<string, unknown>,
  viewer: Viewer,
  employers: ReadonlyMap<string, string> = new Map(),
): Promise<Types.ObjectId[]> {
  const ids = await Comparison.distinct('candidateId', comparisons);
  const hiding = await User.find({ _id: { $in: ids }, $or: hidingSomebody })
    .select({ hiddenFrom: 1, blockedReaders: 1 })
    .lean();
  if (hiding.length === 0) return [];
  const byId = new Map(hiding.map((candidate) => [candidate._id.toString(), candidate]));
  const theirs = { ...comparisons, candidateId: { $in: hiding.map(({ _id }) => _id) } };
  const found = await Comparison.find(theirs)
    .select({ candidateId: 1, jobId: 1, 'offer.employer': 1 })
    .lean<Named[]>();
  const isHidden = ({ candidateId, jobId, offer }: Named) => {
    const candidate = byId.get(candidateId.toString());
    const posting = withEmployer(viewer, employers.get(jobId.toString()));
    return candidate && isHiddenFrom(candidate, withEmployer(posting, offer.employer));
  };
  return found.filter(isHidden).map(({ _id }) => _id);
}
