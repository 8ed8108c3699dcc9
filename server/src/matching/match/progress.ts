import type { ProgressDto, ProgressInput, ProgressStatus } from '@inkognito/shared/match';
import { Comparison, type ComparisonFields } from '../comparison/comparison.model.ts';
import { getStandingMatch, matchNotFound } from './standingMatch.ts';

type Progress = Partial<ComparisonFields['candidateProgress']> | null | undefined;

/** Nothing is left of a recruiter's whose account is deleted. */
export const statusOf = (progress: Progress): ProgressStatus => progress?.status ?? 'new';

export const toProgressDto = (progress: Progress): ProgressDto => ({
  status: statusOf(progress),
  note: progress?.note ?? '',
});

/** @throws {AppError} 404 for anybody but the two parties */
export async function setProgress(
  userId: string,
  matchId: string,
  { status, note }: ProgressInput,
): Promise<ProgressDto> {
  const { match, isCandidate } = await getStandingMatch(userId, matchId);
  const own = isCandidate ? 'candidateProgress' : 'recruiterProgress';
  const party = isCandidate ? { candidateId: userId } : { recruiterId: userId };
  const stored = await Comparison.updateOne(
    { _id: match._id, ...party, endedAt: null },
    { $set: { [own]: { status, note } } },
  );
  if (stored.matchedCount === 0) throw matchNotFound();
  return { status, note };
}
