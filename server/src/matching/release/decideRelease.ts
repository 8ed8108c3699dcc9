import type { HeldDecision } from '@inkognito/shared/release';
import type { ClientSession } from 'mongoose';
import { conflict, notFound } from '../../errors.ts';
import { Job, isSameOffer } from '../../job/job.model.ts';
import type { Mailer } from '../../mail/mailer.ts';
import { User } from '../../user/user.model.ts';
import { inAccountTransaction } from '../../user/user.lock.ts';
import { Comparison, type ComparisonDocument } from '../comparison/comparison.model.ts';
import { isGuest, publisherOf } from '../comparison/keptPublisher.ts';
import { mailReleaseChanged } from '../notification/releaseChanged.ts';
import { isPending } from './hold.ts';
import { accountsOfMatch, releaseContact } from './release.ts';
import { offerChanged, withdrawnForGood } from './releaseErrors.ts';

/** The same decision again changes nothing. @throws {AppError} 404, 409 where it cannot be made any more */
export async function decideRelease(
  candidateId: string,
  { matchId, action }: HeldDecision,
  mailer: Mailer | null,
): Promise<void> {
  const standing = {
    _id: matchId,
    candidateId,
    countsAsMatch: true,
    endedAt: null,
    blockedAt: null,
  };
  const seen = await Comparison.findOne(standing)
    .select({ candidateId: 1, recruiterId: 1, publisher: 1 })
    .lean();
  if (!seen) throw matchGone();
  await inAccountTransaction(accountsOfMatch(seen), async (tx) => {
    const match = await Comparison.findOne(standing).session(tx);
    if (!match) throw matchGone();
    if (action === 'confirm') await confirm(match, mailer, tx);
    else await decline(match, tx);
  });
}

async function confirm(
  match: ComparisonDocument,
  mailer: Mailer | null,
  tx: ClientSession,
): Promise<void> {
  if (!isPending(match)) return;
  if (match.contactWithdrawnAt) throw withdrawnForGood();
  const { candidateId, recruiterId, jobId } = match;
  const job = await Job.findById(jobId).session(tx).lean();
  const recruiter =
    isGuest(match.publisher) ||
    (await User.exists({ _id: recruiterId, role: 'recruiter' }).session(tx));
  const candidate = await User.findById(candidateId).session(tx).lean();
  if (!job || !recruiter || !candidate) throw matchGone();
  if (!isSameOffer(job, match.offer)) throw offerChanged();
  match.releaseState = 'confirmed';
  await match.save({ session: tx });
  const publisher = await publisherOf(match, tx);
  await releaseContact({ comparison: match, candidate, publisher }, tx);
  if (!isGuest(match.publisher)) await mailReleaseChanged(mailer, match, tx);
}

async function decline(match: ComparisonDocument, tx: ClientSession): Promise<void> {
  if (!isPending(match)) {
    throw conflict(
      'Diese Freigabe besteht schon. Zurückziehen können Sie sie unter „Meine Freigaben“.',
    );
  }
  match.releaseState = 'declined';
  await match.save({ session: tx });
}

const matchGone = () => notFound('Dieses Match gibt es nicht oder nicht mehr.');
