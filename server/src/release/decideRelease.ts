import type { HeldDecision } from '@inkognito/shared/release';
import type { ClientSession } from 'mongoose';
import { conflict, notFound } from '../errors.ts';
import { Job, isSameOffer } from '../job/job.model.ts';
import { User } from '../user/user.model.ts';
import { inAccountTransaction } from '../user/lock.ts';
import { suspensionOf } from '../recruiter/suspension.ts';
import {
  Comparison,
  type ComparisonDocument,
  isExpired,
  listed,
  standingMatch,
} from '../matching/comparison.model.ts';
import { findCurrentSnapshot } from '../recruiter/snapshot.ts';
import { type MailDeps, mailReleaseChanged } from './releaseChanged.ts';
import { isPending } from './hold.ts';
import { accountsOfMatch, releaseContact } from './release.ts';

/** Idempotent. @throws {AppError} 404, 409 where the decision is closed */
export async function decideRelease(
  candidateId: string,
  { matchId, action }: HeldDecision,
  deps: MailDeps,
): Promise<void> {
  const standing = { _id: matchId, candidateId, ...standingMatch };
  const seen = await Comparison.findOne(standing).select(listed).orFail(matchGone).lean();
  await inAccountTransaction(accountsOfMatch(seen), async (tx) => {
    const match = await Comparison.findOne(standing).session(tx).orFail(matchGone);
    if (action === 'confirm') await confirm(match, deps, tx);
    else await decline(match, tx);
  });
}

async function confirm(
  match: ComparisonDocument,
  deps: MailDeps,
  tx: ClientSession,
): Promise<void> {
  if (!isPending(match)) return;
  if (match.contactWithdrawnAt) throw withdrawnForGood();
  const parties = await findParties(match, tx);
  if (!parties) throw matchGone();
  if (!isSameOffer(parties.job, match.offer)) throw offerChanged();
  match.releaseState = 'confirmed';
  match.recruiterNews = { kind: 'release', at: new Date() };
  await match.save({ session: tx });
  await mailReleaseChanged(deps, changed(match), tx);
  await releaseContact({ ...parties, comparison: match, evenIfEmpty: true }, tx);
}

const changed = ({ _id: comparisonId, candidateId, recruiterId }: ComparisonDocument) => ({
  ...{ comparisonId, candidateId, recruiterId },
});

async function findParties(offer: ComparisonDocument, tx: ClientSession) {
  const job = await Job.findById(offer.jobId).session(tx).lean();
  const candidate = await User.findById(offer.candidateId).session(tx).lean();
  const recruiterSnapshot = await findCurrentSnapshot(offer, tx);
  return job && candidate && recruiterSnapshot ? { job, candidate, recruiterSnapshot } : null;
}

async function decline(match: ComparisonDocument, tx: ClientSession): Promise<void> {
  if (!isPending(match)) {
    throw conflict(
      'Diese Freigabe besteht schon. Zurückziehen können Sie sie im Datenbuch unter „Freigaben“.',
    );
  }
  match.releaseState = 'declined';
  await match.save({ session: tx });
}

/** Releases contact without a match, on record. Idempotent. @throws {AppError} 404, 409 if ended or withdrawn */
export async function overrule(
  candidateId: string,
  comparisonId: string,
  deps: MailDeps,
): Promise<{ release: { matchId: string } }> {
  const own = { _id: comparisonId, candidateId };
  const seen = await Comparison.findOne(own).select(listed).lean();
  if (!seen || isExpired(seen)) throw offerGone();
  // A deleted or frozen account cannot be locked.
  if (seen.endedAt || !(await findCurrentSnapshot(seen, null))) throw ended();
  await inAccountTransaction(accountsOfMatch(seen), async (tx) => {
    const offer = await Comparison.findOne(own).session(tx);
    if (!offer || isExpired(offer)) throw offerGone();
    await release(offer, deps, tx);
  });
  return { release: { matchId: comparisonId } };
}

async function release(
  offer: ComparisonDocument,
  deps: MailDeps,
  tx: ClientSession,
): Promise<void> {
  if (offer.contactWithdrawnAt) throw withdrawnForGood();
  if (offer.blockedAt) {
    throw conflict('Sie haben diese Stelle blockiert. Heben Sie das zuerst auf, um freizugeben.');
  }
  const parties = await findParties(offer, tx);
  if (offer.endedAt || !parties) throw ended();
  const { job, candidate, recruiterSnapshot } = parties;
  const recruiter = await User.findById(offer.recruiterId).session(tx).lean();
  if (suspensionOf(candidate, offer, recruiter)) {
    throw conflict('Für diesen Recruiter gibt es Sie gerade nicht: Sie haben ihn blockiert.');
  }
  if (!isSameOffer(job, offer.offer)) throw offerChanged();
  if (!offer.countsAsMatch || isPending(offer)) {
    if (!offer.isMatch) offer.overruledAt ??= new Date();
    const recruiterNews = { kind: 'release', at: new Date() } as const;
    offer.set({ countsAsMatch: true, releaseState: 'confirmed', recruiterNews });
    await offer.save({ session: tx });
    await mailReleaseChanged(deps, changed(offer), tx);
  }
  await releaseContact({ comparison: offer, candidate, recruiterSnapshot, evenIfEmpty: true }, tx);
}

const matchGone = () => notFound('Dieses Match gibt es nicht oder nicht mehr.');
const offerGone = () => notFound('Dieses Angebot gibt es nicht oder nicht mehr.');

const ended = () =>
  conflict('Diese Stelle ist nicht mehr ausgeschrieben. Freigeben können Sie hier nichts mehr.');

const withdrawnForGood = () =>
  conflict('Sie haben Ihre Freigaben an diesen Recruiter zurückgezogen; dabei bleibt es.');

const offerChanged = () =>
  conflict(
    'Die Stelle wurde geändert, seit Sie dieses Angebot gesehen haben. Freigeben können Sie, sobald der Recruiter die neue Fassung mit Ihrem Profil vergleicht.',
  );
