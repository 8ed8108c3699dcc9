import { reasonOf } from '@inkognito/shared/rules/explain';
import type { ClientSession } from 'mongoose';
import { type JobDocument, isSameOffer } from '../../job/job.model.ts';
import { type KeyRecord, nameOf } from '../../key/key.model.ts';
import { Comparison } from '../comparison.model.ts';
import { type Contact, contactAfter } from '../contactState.ts';
import type { Judgement, ReadOffer } from '../facts.ts';
import { type RecruiterSnapshot, isGuest } from '../../recruiter/snapshot.ts';
import { needsConfirmation } from '../release/hold.ts';
import { happenedWith, releaseContact } from '../release/release.ts';
import type { Happened } from '../../user/activity/activity.ts';
import { proofOf } from '../../user/recruiterProfile.ts';
import type { UserDocument } from '../../user/user.model.ts';
import type { Standing } from './standing.ts';

type Made = Judgement & {
  candidate: UserDocument;
  offer: ReadOffer;
  readerKey: string;
  recruiterSnapshot: RecruiterSnapshot;
  /** Of an account, or of a guest in this browser. */
  isProven: boolean;
  /** None when the candidate agreed without a key. */
  key: KeyRecord | null;
  job: JobDocument;
  standing: Pick<Standing, 'earlier' | 'withdrawn' | 'undecided'>;
};

/** Decides what is released, stores the comparison, then releases. */
export async function storeComparison(made: Made, tx: ClientSession) {
  const { candidate, offer, key, job, score } = made;
  const { isMatch } = score;
  const { earlier } = made.standing;
  const candidateId = candidate._id;
  const now = new Date();
  const comparison =
    earlier ?? new Comparison({ jobId: job._id, candidateId, recruiterId: job.recruiterId });
  const isNewMatch = isMatch && !comparison.isMatch;
  const before = comparison.contact.state;
  const kept = made.isProven ? null : keptProof(made, earlier);
  const { readerKey, recruiterSnapshot } = kept ?? made;
  const isProven = made.isProven || kept !== null;
  comparison.contact = contactOf({ ...made, isProven }, comparison.contact, now);
  const { state, byHand } = comparison.contact;
  const isAsked = state === 'awaitsCandidate' && before !== 'awaitsCandidate';
  comparison.set({
    readerKey,
    recruiterSnapshot,
    countsAsMatch: isMatch || byHand,
    offer: { ...offer.answers, createdAt: job.createdAt, updatedAt: job.updatedAt },
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
  else if (isNewMatch || isAsked) comparison.candidateNews = { kind: 'match', at: now };
  const stored = await comparison.save({ session: tx });
  const what = happenedWith(stored, recruiterSnapshot);
  const once = `${job._id.toString()} ${now.toISOString().slice(0, 10)}`;
  const happened: Happened[] = [
    { ...what, kind: 'compared', matchPercentage: score.matchPercentage, once },
  ];
  if (isNewMatch) happened.push({ ...what, kind: 'matched' });
  const releasing = { comparison: stored, candidate, recruiterSnapshot, happened };
  const contactInfo = await releaseContact(releasing, tx);
  return { stored, contactInfo, isFirst: !earlier, isNewMatch, isNews: isNewMatch || isAsked };
}

/** An address that was confirmed for this comparison elsewhere stays confirmed for it. */
function keptProof(
  { recruiterSnapshot: { card } }: Pick<Made, 'recruiterSnapshot'>,
  earlier: Standing['earlier'],
): Pick<Made, 'readerKey' | 'recruiterSnapshot'> | null {
  const before = earlier?.recruiterSnapshot;
  if (!earlier || !before?.card?.workEmailVerified || !isGuest(before)) return null;
  const { workEmail } = before.card;
  if (card?.workEmail !== workEmail) return null;
  const kept = { ...card, ...proofOf(workEmail, true) };
  return { readerKey: earlier.readerKey, recruiterSnapshot: { username: null, card: kept } };
}

function contactOf(
  { candidate, score, job, key, isProven, standing }: Made,
  stored: Contact,
  now: Date,
): Contact {
  const { earlier, undecided, withdrawn } = standing;
  const { isMatch } = score;
  const isChanged = earlier !== null && !isSameOffer(earlier.offer, job);
  // A yes lifted the withdrawal for the offer as it was.
  const isLifted = stored.byHand && !isChanged;
  const isWithdrawn = !isLifted && withdrawn.length > 0;
  const before = isWithdrawn ? contactAfter(stored, { kind: 'withdrawn' }, now) : stored;
  // Accepting the request of a match is the candidate's yes.
  if (!key && isMatch) return contactAfter(before, { kind: 'agreed', isProven }, now);
  const mustWait =
    Boolean(key?.distrustedAt) || needsConfirmation(candidate) || undecided.length > 0;
  return contactAfter(before, { kind: 'compared', isMatch, isProven, mustWait, isChanged }, now);
}
