import type { ComparisonDto, JobComparisonResult } from '@inkognito/shared/comparison';
import { AppError } from '../../errors.ts';
import { answersOf } from '../../job/job.model.ts';
import { getOpenJob } from '../../job/job.service.ts';
import { type Caller, findUnlock, locked } from '../../key/unlock.ts';
import { readOffer } from '../facts.ts';
import { type Wanted, findListed, makeCandidateList } from '../search/candidateList.ts';
import { consumeList, guestsOf } from '../quota/quota.ts';
import type { Viewer } from '../../user/shield/hidden.ts';
import { inAccountTransaction } from '../../user/lock.ts';
import {
  type ComparisonRequest,
  type CompareDeps,
  compareWithCandidate,
} from '../matching.service.ts';
import { getCandidate } from '../viewer.ts';

type Listing = ComparisonRequest & Pick<Wanted, 'viewer' | 'signal'>;

/** A confirmed account reads who else fits, others how many, counted as a list of the candidate's guests. */
export async function compareByKey(deps: CompareDeps, asked: Listing): Promise<ComparisonDto> {
  const { unlock, candidate, offer, viewer, signal } = asked;
  const { isConfirmed } = viewer;
  const compared = await compareWithCandidate(deps, { ...asked, withList: isConfirmed });
  const { response, list, readerKeys } = compared;
  const recruiterId = unlock.recruiterId.toString();
  const besides = candidate._id.toString();
  const wanted = { offer, recruiterId, viewer, readerKeys, besides, signal };
  if (isConfirmed) {
    return list === null ? response : { ...response, ...(await makeCandidateList(list, wanted)) };
  }
  const counted = await inAccountTransaction([candidate._id], (tx) =>
    consumeList([guestsOf(candidate._id)], offer, { limits: deps.limits, tx }),
  );
  if ('nextListAt' in counted) return response;
  return { ...response, similarCount: (await findListed(wanted)).length };
}

type Many = {
  recruiterId: string;
  viewer: Viewer;
  jobId: string;
  candidateIds: readonly string[];
  counted: ComparisonRequest['counted'];
  caller: Caller;
  signal: AbortSignal;
};

/** Sequential, in the given order; a refusal does not stop the others. */
export async function compareWithMany(
  deps: CompareDeps,
  { recruiterId, viewer, jobId, candidateIds, counted, caller, signal }: Many,
): Promise<JobComparisonResult[]> {
  const offer = readOffer(answersOf(await getOpenJob(recruiterId, jobId)));
  const results: JobComparisonResult[] = [];
  for (const candidate of candidateIds) {
    signal.throwIfAborted();
    results.push({ candidate, ...(await resultOf(candidate)) });
  }
  return results;

  async function resultOf(publicId: string) {
    try {
      const candidate = await getCandidate({ publicId }, viewer);
      const unlock = await findUnlock(caller, candidate);
      if (!unlock) throw locked();
      const { response } = await compareWithCandidate(deps, { unlock, candidate, offer, counted });
      const { matchId, matchPercentage, isMatch } = response;
      return { matchId, matchPercentage, isMatch };
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      return { code: error.code, error: error.message };
    }
  }
}
