import type { ReleaseDecision, ReleaseMadeDto } from '@inkognito/shared/release';
import type { ClientSession } from 'mongoose';
import { conflict, notFound } from '../../errors.ts';
import { Job, isSameOffer } from '../../job/job.model.ts';
import { Comparison, type ComparisonDocument, isExpired, listed } from '../comparison.model.ts';
import { contactAfter, stateForCandidate } from '../contactState.ts';
import { findCurrentSnapshot } from '../../recruiter/snapshot.ts';
import { suspensionOf } from '../../recruiter/suspension.ts';
import { inAccountTransaction } from '../../user/lock.ts';
import { User } from '../../user/user.model.ts';
import { accountsOfMatch, isMailboxConfirmed, releaseContact } from './release.ts';
import { type MailDeps, mailReleaseChanged } from './releaseChanged.ts';

/** Idempotent. @throws {AppError} 404, 409 where there is nothing to decide */
export async function decideRelease(
  candidateId: string,
  { comparisonId, answer }: ReleaseDecision,
  deps: MailDeps,
): Promise<ReleaseMadeDto> {
  const own = { _id: comparisonId, candidateId };
  const seen = await Comparison.findOne(own).select(listed).lean();
  if (!seen || isExpired(seen)) throw offerGone();
  // A deleted or frozen account cannot be locked.
  if (seen.contact.state === 'ended' || !(await findCurrentSnapshot(seen, null))) throw ended();
  return inAccountTransaction(accountsOfMatch(seen), async (tx) => {
    const offer = await Comparison.findOne(own).session(tx);
    if (!offer || isExpired(offer)) throw offerGone();
    if (answer === 'yes') await agree(offer, deps, tx);
    else await decline(offer, tx);
    return { release: { matchId: comparisonId, contactState: stateForCandidate(offer) } };
  });
}

/** Also without a match, and after a refusal or a withdrawal; only for the offer as it was shown. */
async function agree(offer: ComparisonDocument, deps: MailDeps, tx: ClientSession): Promise<void> {
  if (offer.suspendedBy !== null) {
    throw conflict('Sie haben diese Stelle blockiert. Heben Sie das zuerst auf, um freizugeben.');
  }
  const job = await Job.findById(offer.jobId).session(tx).lean();
  const candidate = await User.findById(offer.candidateId).session(tx).lean();
  const recruiterSnapshot = await findCurrentSnapshot(offer, tx);
  if (!job || !candidate || !recruiterSnapshot) throw ended();
  const recruiter = await User.findById(offer.recruiterId).session(tx).lean();
  if (suspensionOf(candidate, offer, recruiter)) {
    throw conflict('Diesen Recruiter haben Sie blockiert. Heben Sie das zuerst auf.');
  }
  if (!isSameOffer(job, offer.offer)) throw offerChanged();
  const isProven = await isMailboxConfirmed(offer, tx);
  const now = new Date();
  const contact = contactAfter(offer.contact, { kind: 'agreed', isProven }, now);
  if (contact.state !== offer.contact.state) {
    offer.set({ contact, countsAsMatch: true, recruiterNews: { kind: 'release', at: now } });
    await offer.save({ session: tx });
    const { _id: comparisonId, candidateId, recruiterId } = offer;
    const changed = { comparisonId, candidateId, recruiterId, change: 'released' } as const;
    await mailReleaseChanged(deps, changed, tx);
  }
  await releaseContact({ comparison: offer, candidate, recruiterSnapshot, evenIfEmpty: true }, tx);
}

async function decline(match: ComparisonDocument, tx: ClientSession): Promise<void> {
  if (!match.countsAsMatch) throw offerGone();
  match.contact = contactAfter(match.contact, { kind: 'declined' }, new Date());
  if (match.contact.state === 'released') {
    throw conflict(
      'Diese Freigabe besteht schon. Zurückziehen können Sie sie im Datenbuch unter „Freigaben“.',
    );
  }
  await match.save({ session: tx });
}

const offerGone = () => notFound('Dieses Angebot gibt es nicht oder nicht mehr.');

const ended = () =>
  conflict('Diese Stelle ist nicht mehr ausgeschrieben. Freigeben können Sie hier nichts mehr.');

const offerChanged = () =>
  conflict(
    'Die Stelle wurde geändert, seit Sie dieses Angebot gesehen haben. Freigeben können Sie, sobald der Recruiter die neue Fassung mit Ihrem Profil vergleicht.',
  );
