import type { ClientSession, Types } from 'mongoose';
import { type JobDocument, answersOf, isSameOffer } from '../job/job.model.ts';
import type { Happened } from '../user/activity/activity.ts';
import { nextReleaseState } from '../release/hold.ts';
import { withdrawalFrom } from '../release/release.model.ts';
import { reasonOf } from '@inkognito/shared/rules/explain';
import type { MatchScore } from '@inkognito/shared/rules/types';
import { Comparison, type ComparisonDocument } from '../matching/comparison.model.ts';
import type { RecruiterSnapshot } from '../recruiter/snapshot.ts';
import type { Standing } from './standing.ts';

type Made = {
  candidateId: Types.ObjectId;
  recruiterIds: readonly Types.ObjectId[];
  /** None when the candidate agreed without a key. */
  key: { keyId: Types.ObjectId | null; keyName: string | null };
  job: JobDocument;
  score: MatchScore;
  recruiterSnapshot: RecruiterSnapshot;
  confirmationNeeded: boolean;
  /** A recruiter whose release was withdrawn may be using it. */
  keyDistrusted: boolean;
  standing: Pick<Standing, 'earlier' | 'withdrawn' | 'undecided'>;
};

type Stored = {
  stored: ComparisonDocument;
  isFirst: boolean;
  isNewMatch: boolean;
  isNews: boolean;
  happened: Happened[];
};

export async function storeComparison(
  { candidateId, recruiterIds, key, job, score, recruiterSnapshot, ...made }: Made,
  tx: ClientSession,
): Promise<Stored> {
  const pair = { jobId: job._id, candidateId };
  const { earlier, withdrawn, undecided } = made.standing;
  const now = new Date();
  const comparison = earlier ?? new Comparison({ ...pair, recruiterId: job.recruiterId });
  comparison.contactWithdrawnAt ??= withdrawalFrom({ recruiterIds, recruiterSnapshot }, withdrawn);
  const isNewMatch = score.isMatch && !comparison.isMatch;
  const before = comparison.releaseState;
  const offerChanged = !earlier || !isSameOffer(earlier.offer, job);
  comparison.countsAsMatch = score.isMatch || Boolean(comparison.overruledAt);
  if (score.isMatch) {
    // A withdrawn recruiter gets nothing anyway, so nothing is held for them.
    const keyDistrusted = made.keyDistrusted && !comparison.contactWithdrawnAt;
    const confirmationNeeded = made.confirmationNeeded || keyDistrusted;
    const isOwn = ({ recruiterId }: { recruiterId: Types.ObjectId }) =>
      recruiterIds.some((id) => id.equals(recruiterId));
    const hasUndecided = undecided.some(isOwn);
    const judged = { earlier, offerChanged, confirmationNeeded, hasUndecided };
    comparison.releaseState = nextReleaseState(judged);
  } else if (comparison.countsAsMatch && offerChanged && before === 'confirmed') {
    comparison.releaseState = 'held';
  }
  const isNewlyHeld = comparison.releaseState === 'held' && before !== 'held';
  comparison.set({
    offer: { ...answersOf(job), createdAt: job.createdAt, updatedAt: job.updatedAt },
    recruiterSnapshot,
    ...key,
    matchPercentage: score.matchPercentage,
    isMatch: score.isMatch,
    breakdown: score.breakdown,
    reason: reasonOf(score),
    rulebookVersion: score.rulebookVersion,
    comparedAt: now,
    matchedAt: score.isMatch ? (comparison.matchedAt ?? now) : null,
  });
  const stored = await comparison.save({ session: tx });
  const what = {
    candidateId,
    key: key.keyName,
    recruiter: recruiterSnapshot,
    jobTitle: job.jobTitle,
  };
  const once = `${job._id.toString()} ${now.toISOString().slice(0, 10)}`;
  const happened: Happened[] = [{ ...what, kind: 'compared', once }];
  if (isNewMatch) happened.push({ ...what, kind: 'matched' });
  return { stored, isFirst: !earlier, isNewMatch, isNews: isNewMatch || isNewlyHeld, happened };
}
