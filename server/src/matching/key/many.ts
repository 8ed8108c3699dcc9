import type { JobComparisonResult } from '@inkognito/shared/matching';
import type { UnlockRecord } from '../../auth/key/unlock.model.ts';
import { locked } from '../../auth/key/unlock.ts';
import { AppError } from '../../errors.ts';
import { answersOf } from '../../job/job.model.ts';
import { getOwnJob } from '../../job/job.service.ts';
import type { Viewer } from '../../user/shield/hidden.ts';
import { namingCompany } from '../../user/shield/keys.ts';
import type { UserDocument } from '../../user/user.model.ts';
import { type CompareDeps, compareWithCandidate, getCandidate } from '../comparison/compare.ts';
import { toComparer } from './compareByKey.ts';

type Many = {
  recruiterId: string;
  viewer: Viewer;
  jobId: string;
  candidateIds: readonly string[];
  findUnlock: (candidate: UserDocument) => Promise<UnlockRecord | null>;
  signal: AbortSignal;
};

/** One after the other, in the order asked for; one that is refused stops none of the others. */
export async function compareWithMany(
  deps: CompareDeps,
  { recruiterId, viewer, jobId, candidateIds, findUnlock, signal }: Many,
): Promise<JobComparisonResult[]> {
  const answers = answersOf(await getOwnJob(recruiterId, jobId));
  const reader = namingCompany(viewer, answers.employer);
  const results: JobComparisonResult[] = [];
  for (const candidate of candidateIds) {
    signal.throwIfAborted();
    results.push({ candidate, ...(await resultOf(candidate)) });
  }
  return results;

  async function resultOf(publicId: string) {
    try {
      const candidate = await getCandidate(publicId, reader);
      const unlock = await findUnlock(candidate);
      if (!unlock) throw locked();
      const comparer = toComparer(unlock, undefined);
      const { response } = await compareWithCandidate(deps, comparer, candidate, answers);
      const { matchId, matchPercentage, isMatch } = response;
      return { matchId, matchPercentage, isMatch };
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      return { code: error.code, error: error.message };
    }
  }
}
