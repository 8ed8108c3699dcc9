import type { ClientSession, Types } from 'mongoose';
import { conflict, notFound } from '../../errors.ts';
import { Job, isSameOffer } from '../../job/job.model.ts';
import type { Mailer } from '../../mail/mailer.ts';
import { inAccountTransaction } from '../../user/user.lock.ts';
import { User } from '../../user/user.model.ts';
import { recruiterIdentity, suspensionOf } from '../block/suspension.ts';
import {
  Comparison,
  type ComparisonDocument,
  type ComparisonFields,
  isExpired,
} from '../comparison/comparison.model.ts';
import { isGuest, publisherOf } from '../comparison/keptPublisher.ts';
import { isPending } from './hold.ts';
import { mailReleaseChanged } from '../notification/releaseChanged.ts';
import { accountsOfMatch, releaseContact } from './release.ts';
import { offerChanged, withdrawnForGood } from './releaseErrors.ts';

type Overruled = Pick<ComparisonFields, 'isMatch' | 'overruledAt'>;

/** Released by hand, though it is no match. */
export const isOverruled = ({ isMatch, overruledAt }: Overruled): boolean =>
  !isMatch && Boolean(overruledAt);

/** As the job seeker knows it: not while it waits for their word again, nor after they withdrew. */
export const isReleasedByHand = (
  offer: Overruled & Pick<ComparisonFields, 'releaseState' | 'contactWithdrawnAt'>,
): boolean => isOverruled(offer) && !isPending(offer) && !offer.contactWithdrawnAt;

/**
 * The job seeker has the last word: contact for whatever they were offered, on record like any other release. Again it
 * changes nothing.
 * @throws {AppError} 404 for others' comparisons, 409 where nobody would read it or a withdrawal stands
 */
export async function overrule(
  candidateId: string,
  comparisonId: string,
  mailer: Mailer | null,
): Promise<{ release: { matchId: string } }> {
  const own = { _id: comparisonId, candidateId };
  const seen = await Comparison.findOne(own)
    .select({ candidateId: 1, recruiterId: 1, publisher: 1, endedAt: 1, expiresAt: 1 })
    .lean();
  if (!seen || isExpired(seen)) throw offerGone();
  // Neither of whom is gone or frozen can be locked.
  if (seen.endedAt || !(await isRecruiterThere(seen, null))) throw ended();
  await inAccountTransaction(accountsOfMatch(seen), async (tx) => {
    const offer = await Comparison.findOne(own).session(tx);
    if (!offer || isExpired(offer)) throw offerGone();
    await release(offer, mailer, tx);
  });
  return { release: { matchId: comparisonId } };
}

async function release(
  offer: ComparisonDocument,
  mailer: Mailer | null,
  tx: ClientSession,
): Promise<void> {
  if (offer.contactWithdrawnAt) throw withdrawnForGood();
  if (offer.blockedAt) {
    throw conflict('Sie haben diese Stelle blockiert. Heben Sie das zuerst auf, um freizugeben.');
  }
  const job = await Job.findById(offer.jobId).session(tx).lean();
  const candidate = await User.findById(offer.candidateId).session(tx).lean();
  if (offer.endedAt || !job || !candidate || !(await isRecruiterThere(offer, tx))) throw ended();
  const recruiter = await User.findById(offer.recruiterId).session(tx).lean();
  if (suspensionOf(candidate.hiddenFrom, recruiterIdentity(offer, recruiter), offer.offer)) {
    throw conflict(
      'Für diesen Recruiter gibt es Sie gerade nicht: Er ist blockiert oder steht auf Ihrer Liste der Firmen, die Sie nicht sehen sollen.',
    );
  }
  if (!isSameOffer(job, offer.offer)) throw offerChanged();
  if (!offer.countsAsMatch || isPending(offer)) {
    if (!offer.isMatch) offer.overruledAt ??= new Date();
    offer.set({ countsAsMatch: true, releaseState: 'confirmed' });
    await offer.save({ session: tx });
    if (!isGuest(offer.publisher)) await mailReleaseChanged(mailer, offer, tx);
  }
  const publisher = await publisherOf(offer, tx);
  await releaseContact({ comparison: offer, candidate, publisher, evenIfEmpty: true }, tx);
}

async function isRecruiterThere(
  { recruiterId, publisher }: Pick<ComparisonFields, 'publisher'> & { recruiterId: Types.ObjectId },
  tx: ClientSession | null,
): Promise<boolean> {
  if (isGuest(publisher)) return true;
  const present = { _id: recruiterId, role: 'recruiter', frozenAt: null };
  return (await User.exists(present).session(tx)) !== null;
}

const offerGone = () => notFound('Dieses Angebot gibt es nicht oder nicht mehr.');

const ended = () =>
  conflict('Diese Stelle ist nicht mehr ausgeschrieben. Freigeben können Sie hier nichts mehr.');
