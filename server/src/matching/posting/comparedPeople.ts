import type { JobComparedDto } from '@inkognito/shared/match';
import { type Page, readPage } from '../../database/readPage.ts';
import type { CursorPosition } from '../../database/cursor.ts';
import { getOwnJob } from '../../job/job.service.ts';
import { type Viewer, isHiddenFrom, visibleTo } from '../../user/shield/hidden.ts';
import { namingCompany } from '../../user/shield/keys.ts';
import { toPersonDto } from '../../user/user.model.ts';
import { Comparison, type ListedComparison, listedFor } from '../comparison/comparison.model.ts';
import { type Person, findPeople } from '../match/people.ts';
import { statusOf } from '../match/standingMatch.ts';
import { isPending, isOverruled } from '../release/hold.ts';

/** Everybody, matches or not, newest first. @throws {AppError} 404 for others' postings */
export async function listJobComparisons(
  viewer: Viewer,
  recruiterId: string,
  jobId: string,
  after: CursorPosition | null,
): Promise<Page<JobComparedDto>> {
  const job = await getOwnJob(recruiterId, jobId);
  const reader = namingCompany(viewer, job.employer);
  return readPage({
    find: () =>
      Comparison.find({ jobId: job._id, endedAt: null, blockedAt: null })
        .select(listedFor.recruiter)
        .lean<ListedComparison[]>(),
    time: 'comparedAt',
    after,
    show: async (comparisons) => {
      const candidates = await findPeople(
        comparisons.map(({ candidateId }) => candidateId),
        { role: 'jobSeeker', ...visibleTo(reader) },
      );
      return comparisons.map((comparison) => {
        const candidate = candidates.get(comparison.candidateId.toString());
        const named = namingCompany(reader, comparison.offer.employer);
        if (!candidate || isHiddenFrom(candidate, named)) return null;
        return toJobComparedDto(comparison, candidate);
      });
    },
  });
}

function toJobComparedDto(comparison: ListedComparison, candidate: Person): JobComparedDto {
  return {
    _id: comparison._id.toString(),
    candidate: toPersonDto(candidate),
    matchPercentage: comparison.matchPercentage,
    isMatch: comparison.isMatch,
    isReleased: isOverruled(comparison),
    releasePending: comparison.countsAsMatch ? isPending(comparison) : false,
    comparedAt: comparison.comparedAt.toISOString(),
    status: statusOf(comparison.recruiterProgress),
  };
}
