import type { ContactInfoDto } from '@inkognito/shared/comparison';
import { reasonOf } from '@inkognito/shared/rules/explain';
import type { ClientSession } from 'mongoose';
import { type JobDocument, isSameOffer } from '../job/job.model.ts';
import { type KeyRecord, nameOf } from '../key/key.model.ts';
import { Comparison, type ComparisonDocument } from '../matching/comparison.model.ts';
import type { Judged, ReadOffer } from '../matching/facts.ts';
import { type RecruiterSnapshot, isGuest } from '../recruiter/snapshot.ts';
import { needsConfirmation, nextReleaseState } from '../release/hold.ts';
import { happenedWith, releaseContact } from '../release/release.ts';
import { type Happened, recordActivity } from '../user/activity/activity.ts';
import type { UserDocument } from '../user/user.model.ts';
import type { Standing } from './standing.ts';

type Made = Judged & {
  candidate: UserDocument;
  offer: ReadOffer;
  readerKey: string;
  recruiterSnapshot: RecruiterSnapshot;
  /** None when the candidate agreed without a key. */
  key: KeyRecord | null;
  job: JobDocument;
  standing: Pick<Standing, 'earlier' | 'withdrawn' | 'undecided'>;
};

type Stored = {
  stored: ComparisonDocument;
  /** `null` too while the reader's mailbox is not proven. */
  contact: ContactInfoDto | null;
  isFirst: boolean;
  isNewMatch: boolean;
  isNews: boolean;
};

/** Decides what is released, stores the comparison, then releases. */
export async function storeComparison(made: Made, tx: ClientSession): Promise<Stored> {
  const { candidate, offer, readerKey, recruiterSnapshot, key, job, score } = made;
  const { isMatch } = score;
  const { earlier, withdrawn } = made.standing;
  const candidateId = candidate._id;
  const now = new Date();
  const comparison =
    earlier ?? new Comparison({ jobId: job._id, candidateId, recruiterId: job.recruiterId });
  comparison.contactWithdrawnAt ??= withdrawn[0]?.withdrawnAt ?? null;
  const isNewMatch = isMatch && !comparison.isMatch;
  const before = comparison.releaseState;
  comparison.countsAsMatch = isMatch || Boolean(comparison.overruledAt);
  comparison.releaseState = releaseStateAfter(made, comparison);
  const isNewlyHeld = comparison.releaseState === 'held' && before !== 'held';
  comparison.set({
    offer: { ...offer.answers, createdAt: job.createdAt, updatedAt: job.updatedAt },
    readerKey,
    recruiterSnapshot,
    keyId: key?._id ?? null,
    keyName: key && nameOf(key),
    matchPercentage: score.matchPercentage,
    isMatch,
    breakdown: score.breakdown,
    reason: reasonOf(score),
    rulebookVersion: score.rulebookVersion,
    comparedAt: now,
    matchedAt: isMatch ? (comparison.matchedAt ?? now) : null,
  });
  // Without a key the candidate has just agreed to a request.
  if (!key) comparison.recruiterNews = { kind: 'request', at: now };
  else if (isNewMatch || isNewlyHeld) comparison.candidateNews = { kind: 'match', at: now };
  if (isGuest(recruiterSnapshot)) {
    comparison.readerProvenAt = recruiterSnapshot.card?.workEmailVerified ? now : null;
  }
  const stored = await comparison.save({ session: tx });
  const what = happenedWith(stored, recruiterSnapshot);
  const once = `${job._id.toString()} ${now.toISOString().slice(0, 10)}`;
  const happened: Happened[] = [
    { ...what, kind: 'compared', matchPercentage: score.matchPercentage, once },
  ];
  if (isNewMatch) happened.push({ ...what, kind: 'matched' });
  const released = { comparison: stored, candidate, recruiterSnapshot, happened };
  // Without a key the candidate has just agreed, also where they overruled the result before.
  const contact = isMatch || !key ? await releaseContact(released, tx) : undefined;
  if (contact === undefined) await recordActivity(happened, tx);
  return {
    stored,
    contact: contact ?? null,
    isFirst: !earlier,
    isNewMatch,
    isNews: isNewMatch || isNewlyHeld,
  };
}

function releaseStateAfter(
  { candidate, score, job, key, standing: { earlier, undecided } }: Made,
  { contactWithdrawnAt, countsAsMatch, releaseState }: ComparisonDocument,
) {
  const offerChanged = !earlier || !isSameOffer(earlier.offer, job);
  if (!score.isMatch) {
    const isHeldAgain = countsAsMatch && offerChanged && releaseState === 'confirmed';
    return isHeldAgain ? 'held' : releaseState;
  }
  // Accepting a request is the candidate's yes.
  if (!key) return 'confirmed';
  // A withdrawn recruiter gets nothing anyway, so nothing is held for them.
  const keyDistrusted = Boolean(key.distrustedAt) && !contactWithdrawnAt;
  return nextReleaseState({
    earlier,
    offerChanged,
    confirmationNeeded: keyDistrusted || needsConfirmation(candidate),
    hasUndecided: undecided.length > 0,
  });
}
