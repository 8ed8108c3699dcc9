import type { JobComparedDto, ProgressStatus, RecruiterMatchDto } from '@inkognito/shared/match';
import { type Page, readPage } from '../database/readPage.ts';
import { getOwnJob } from '../job/job.service.ts';
import { type Viewer, unhiddenFrom } from '../user/shield/hidden.ts';
import { toPersonDto } from '../user/user.model.ts';
import {
  Comparison,
  type ListedComparison,
  listed,
  standing,
  standingMatch,
} from '../matching/comparison.model.ts';
import { stateForReader } from '../matching/contactState.ts';
import { type Person, findPeople } from '../recruiter/people.ts';
import { statusOf } from './standingMatch.ts';

export async function listRecruiterMatches(
  recruiterId: string,
  viewer: Viewer,
  status: ProgressStatus | undefined,
  cursor: string | undefined,
): Promise<Page<RecruiterMatchDto>> {
  const wanted = { ...standingMatch, ...(status && { 'recruiterProgress.status': status }) };
  return readCompared({ recruiterId, ...wanted }, viewer, cursor, (match, candidate) => ({
    ...toComparedDto(match, candidate, viewer),
    jobPosting: { _id: match.jobId.toString(), jobTitle: match.offer.jobTitle },
  }));
}

/** Matches or not, newest first. @throws {AppError} 404 for others' postings */
export async function listJobComparisons(
  recruiterId: string,
  viewer: Viewer,
  jobId: string,
  cursor: string | undefined,
): Promise<Page<JobComparedDto>> {
  const job = await getOwnJob(recruiterId, jobId);
  const wanted = { jobId: job._id, ...standing };
  return readCompared(wanted, viewer, cursor, (comparison, candidate) =>
    toComparedDto(comparison, candidate, viewer),
  );
}

function readCompared<Shown>(
  wanted: Record<string, unknown>,
  viewer: Viewer,
  cursor: string | undefined,
  toDto: (comparison: ListedComparison, candidate: Person) => Shown,
): Promise<Page<Shown>> {
  return readPage({
    find: () => Comparison.find(wanted).select(listed).lean<ListedComparison[]>(),
    time: 'comparedAt',
    cursor,
    show: async (comparisons) => {
      const ids = comparisons.map(({ candidateId }) => candidateId);
      const candidates = await findPeople(ids, { role: 'jobSeeker', ...unhiddenFrom(viewer) });
      return comparisons.map((comparison) => {
        const candidate = candidates.get(comparison.candidateId.toString());
        return candidate ? toDto(comparison, candidate) : null;
      });
    },
  });
}

function toComparedDto(comparison: ListedComparison, candidate: Person, { isConfirmed }: Viewer) {
  return {
    _id: comparison._id.toString(),
    candidate: toPersonDto(candidate),
    matchPercentage: comparison.matchPercentage,
    isMatch: comparison.isMatch,
    contactState: stateForReader(comparison, isConfirmed),
    comparedAt: comparison.comparedAt.toISOString(),
    status: statusOf(comparison.recruiterProgress),
  };
}
