import type { ProgressDto, ProgressInput, ProgressStatus } from '@inkognito/shared/match';
import { notFound } from '../errors.ts';
import { Job } from '../job/job.model.ts';
import { isHiddenFrom } from '../user/shield/hidden.ts';
import { readerKeysOf } from '../user/readerKeys.ts';
import { User } from '../user/user.model.ts';
import {
  Comparison,
  type ComparisonFields,
  type ComparisonRecord,
  standingMatch,
  standing,
} from '../matching/comparison.model.ts';
import { isGuest } from '../recruiter/snapshot.ts';

export const matchNotFound = () => notFound('Match not found.');

/** @throws {AppError} 404 for anyone but the two parties, and for a recruiter the candidate hides from */
export async function getStandingMatch(userId: string, matchId: string) {
  const match = await Comparison.findOne({
    _id: matchId,
    ...standingMatch,
    $or: [{ candidateId: userId }, { recruiterId: userId }],
  }).lean<ComparisonRecord>();
  if (!match) throw matchNotFound();
  const [candidate, recruiter, job] = await Promise.all([
    User.findOne({ _id: match.candidateId, role: 'jobSeeker' }).lean(),
    User.findOne({ _id: match.recruiterId, role: 'recruiter', frozenAt: null }).lean(),
    Job.findById(match.jobId).select({ updatedAt: 1 }).lean(),
  ]);
  // A guest's posting may be deleted.
  const isByGuest = isGuest(match.recruiterSnapshot);
  if (!candidate || (!isByGuest && !(recruiter && job))) throw matchNotFound();
  const isCandidate = match.candidateId.equals(userId);
  const readerKeys = recruiter ? readerKeysOf(recruiter) : [];
  if (!isCandidate && isHiddenFrom(candidate, { id: userId, readerKeys })) throw matchNotFound();
  return { match, candidate, recruiter, job, isCandidate };
}

type Progress = Partial<ComparisonFields['candidateProgress']> | null | undefined;

/** A deleted recruiter's progress is gone. */
export const statusOf = (progress: Progress): ProgressStatus => progress?.status ?? 'open';

export const toProgressDto = (progress: Progress): ProgressDto => ({
  status: statusOf(progress),
  note: progress?.note ?? '',
});

/** Absent fields keep their value. @throws {AppError} 404 for anyone but the two parties */
export async function setProgress(
  userId: string,
  matchId: string,
  changes: ProgressInput,
): Promise<ProgressDto> {
  const { match, isCandidate } = await getStandingMatch(userId, matchId);
  const own = isCandidate ? 'candidateProgress' : 'recruiterProgress';
  const party = isCandidate ? { candidateId: userId } : { recruiterId: userId };
  const named = Object.entries(changes).map(([name, value]) => [`${own}.${name}`, value] as const);
  const stored = await Comparison.findOneAndUpdate(
    { _id: match._id, ...party, ...standing },
    { $set: Object.fromEntries<string | undefined>(named) },
    { returnDocument: 'after' },
  )
    .select({ [own]: 1 })
    .orFail(matchNotFound)
    .lean<ComparisonRecord>();
  return toProgressDto(stored[own]);
}
