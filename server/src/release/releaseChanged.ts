import { dayMs, limits as figures } from '@inkognito/shared/limits';
import { paths } from '@inkognito/shared/pages';
import type { ClientSession, Types } from 'mongoose';
import type { AuthDeps } from '../auth/authDeps.ts';
import { releaseChangedMail } from '../auth/email/mailTemplates.ts';
import { issueToken } from '../auth/email/mailedToken.model.ts';
import { queueMail } from '../mail/mail.queue.ts';
import {
  Comparison,
  type ComparisonFields,
  type ListedComparison,
  listed,
  standing,
} from '../matching/comparison.model.ts';
import { isGuest } from '../recruiter/snapshot.ts';
import { suspensionOf } from '../recruiter/suspension.ts';
import { notify } from '../user/notify.ts';
import { User } from '../user/user.model.ts';

/** Without a mailbox to write to: the replay of a journal. */
export type MailDeps = AuthDeps | null;

type Changed = {
  candidateId: Types.ObjectId | string;
  recruiterId: Types.ObjectId | string;
  comparisonId?: Types.ObjectId;
};

/** A release was given by hand, confirmed or withdrawn. A blocked recruiter hears nothing. */
export async function mailReleaseChanged(
  deps: MailDeps,
  { candidateId, recruiterId, comparisonId }: Changed,
  tx: ClientSession,
): Promise<void> {
  if (!deps) return;
  const candidate = await User.findById(candidateId).session(tx).lean();
  const recruiter = await User.findById(recruiterId).session(tx).lean();
  const seen = { candidateId, recruiterId, ...standing };
  const match = await Comparison.findOne({ ...seen, ...(comparisonId && { _id: comparisonId }) })
    .select(listed)
    .sort({ comparedAt: -1 })
    .session(tx)
    .lean<ListedComparison | null>();
  if (!candidate || !match || candidate.frozenAt) return;
  if (suspensionOf(candidate, match, recruiter)) return;
  if (isGuest(match.recruiterSnapshot)) {
    await mailGuest(deps, match, tx);
    return;
  }
  if (!recruiter) return;
  const link = { label: 'Match ansehen', url: paths.match(match._id.toString()) };
  const sentence = 'eine Freigabe für Sie hat sich geändert.';
  await notify(deps.mailer, match.recruiterId, { kind: 'releaseChanged', sentence, link }, tx);
}

async function mailGuest({ limits, mailer }: AuthDeps, match: ListedComparison, tx: ClientSession) {
  const to = match.recruiterSnapshot.card?.workEmail;
  if (!to || !(await limits.tryConsume('resultMail', { mailbox: to }))) return;
  const mail = releaseChangedMail(await issueResultLink(mailer.publicUrl, match, tx));
  const expiresAt = new Date(Date.now() + 2 * dayMs);
  await queueMail(mailer, { ownerId: null, to, mail, expiresAt }, tx);
}

type Linked = Pick<ComparisonFields, 'recruiterId' | 'candidateId' | 'recruiterSnapshot'> & {
  _id: Types.ObjectId;
};

/** For the address on record: it stops working when another one is named. */
export async function issueResultLink(
  publicUrl: string,
  { _id: comparisonId, recruiterId: userId, candidateId, recruiterSnapshot }: Linked,
  tx: ClientSession,
): Promise<string> {
  const email = recruiterSnapshot.card?.workEmail ?? '';
  const expiresAt = new Date(Date.now() + figures.resultLinkDays * dayMs);
  const link = { purpose: 'result', userId, email, candidateId, comparisonId, expiresAt } as const;
  return `${publicUrl}${paths.result}#${await issueToken(link, tx)}`;
}
