import type { JobInput } from '@inkognito/shared/job';
import {
  type Asker,
  type ComparisonDto,
  type JobComparisonResult,
  asker as askerSchema,
} from '@inkognito/shared/matching';
import type { Types } from 'mongoose';
import type { UnlockRecord } from '../key/unlock.model.ts';
import { locked } from '../key/unlock.ts';
import { AppError, invalid } from '../errors.ts';
import { answersOf } from '../job/job.model.ts';
import { getOwnJob } from '../job/job.service.ts';
import { inAccountTransaction } from '../user/user.lock.ts';
import type { Viewer } from '../user/shield/hidden.ts';
import { withEmployer } from '../user/shield/keys.ts';
import type { UserDocument } from '../user/user.model.ts';
import { requireQuotaForEmployer } from './outlook.ts';
import { type CompareDeps, compareWithCandidate, getCandidate } from './compare.ts';
import type { Comparer } from '../matching/comparer.ts';
import { findListed, makeCandidateList } from '../matching/search/candidateList.ts';
import { consumeGuestsList } from '../matching/search/listQuota.ts';

/** @throws {AppError} 400 for a guest without an identity */
export function toComparer(unlock: UnlockRecord, asker: Asker | undefined): Comparer {
  const { holderId, keyId, isGuest } = unlock;
  if (isGuest && !asker) throw invalid(missingAsker());
  return { id: holderId.toString(), isGuest, asker, keyId };
}

function missingAsker(): Record<string, string> {
  const { error } = askerSchema.safeParse({ name: '', company: '', email: '' });
  return Object.fromEntries(
    (error?.issues ?? []).map(({ path, message }) => [`asker.${path.join('.')}`, message]),
  );
}

type Asked = {
  comparer: Comparer;
  viewer: Viewer;
  candidate: UserDocument;
  answers: JobInput;
  signal: AbortSignal;
};

export async function compareAsRecruiter(
  deps: CompareDeps,
  /** No list if the candidate signed in in this browser before: they would get it for free. */
  { withList, viewer, signal, ...asked }: Asked & { withList: boolean },
): Promise<ComparisonDto> {
  const compared = await compareWithCandidate(deps, { ...asked, withList });
  const { response, list, isEmailNeeded, same } = compared;
  if (list === null) {
    const none = { similarCandidates: [], similarCount: null };
    return { ...response, ...none, ...(isEmailNeeded && { isEmailNeeded: true as const }) };
  }
  const wanted = { ...listBeside(asked), viewer, same, signal };
  return { ...response, ...(await makeCandidateList(deps, list, wanted)) };
}

const listBeside = ({
  comparer,
  candidate,
  answers,
}: Pick<Asked, 'comparer' | 'candidate' | 'answers'>) => ({
  answers,
  recruiterId: comparer.id,
  besides: candidate._id.toString(),
});

/** Guests see how many others would fit, counted like lists, and the names after sign-in. */
export async function compareAsGuest(
  deps: CompareDeps,
  { viewer, signal, ...asked }: Asked,
  mayCount: () => Promise<boolean>,
): Promise<ComparisonDto> {
  const { response, same } = await compareWithCandidate(deps, asked);
  const { candidate, answers } = asked;
  const isCounted = (await mayCount()) && (await mayCountFor(candidate._id, answers, deps));
  if (!isCounted) return { ...response, similarCandidates: [], similarCount: null };
  const similar = await findListed(deps, { ...listBeside(asked), viewer, same, signal });
  return { ...response, similarCandidates: [], similarCount: similar.length };
}

const mayCountFor = (candidateId: Types.ObjectId, answers: JobInput, { limits }: CompareDeps) =>
  inAccountTransaction([candidateId], (tx) =>
    consumeGuestsList(candidateId, answers, { limits, tx }),
  );

type Many = {
  recruiterId: string;
  viewer: Viewer;
  jobId: string;
  candidateIds: readonly string[];
  findUnlock: (candidate: { _id: Types.ObjectId }) => Promise<UnlockRecord | null>;
  signal: AbortSignal;
};

/** Sequential, in the given order; a refusal does not stop the others. */
export async function compareWithMany(
  deps: CompareDeps,
  { recruiterId, viewer, jobId, candidateIds, findUnlock, signal }: Many,
): Promise<JobComparisonResult[]> {
  const answers = answersOf(await getOwnJob(recruiterId, jobId));
  const reader = withEmployer(viewer, answers.employer);
  const results: JobComparisonResult[] = [];
  for (const candidate of candidateIds) {
    signal.throwIfAborted();
    results.push({ candidate, ...(await resultOf(candidate)) });
  }
  return results;

  async function resultOf(publicId: string) {
    try {
      await requireQuotaForEmployer(deps, { publicId, answers, findUnlock });
      const candidate = await getCandidate(publicId, reader, viewer);
      const unlock = await findUnlock(candidate);
      if (!unlock) throw locked();
      const comparer = toComparer(unlock, undefined);
      const { response } = await compareWithCandidate(deps, { comparer, candidate, answers });
      const { matchId, matchPercentage, isMatch } = response;
      return { matchId, matchPercentage, isMatch };
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      return { code: error.code, error: error.message };
    }
  }
}
