import { dayMs, limits as figures } from '@inkognito/shared/limits';
import { paths } from '@inkognito/shared/pages';
import { type ClientSession, Types } from 'mongoose';
import type { AuthDeps } from '../../auth/authDeps.ts';
import { releasedMail, withdrawnMail } from '../../auth/email/mailTemplates.ts';
import { issueToken } from '../../auth/email/mailedToken.model.ts';
import { queueMail } from '../../mail/mail.queue.ts';
import {
  Comparison,
  type ComparisonFields,
  type ListedComparison,
  listed,
  standing,
} from '../comparison.model.ts';
import { isGuest } from '../../recruiter/snapshot.ts';
import { suspensionOf } from '../../recruiter/suspension.ts';
import { notify } from '../../user/notify.ts';
import { User } from '../../user/user.model.ts';

/** Without a mailbox to write to: the replay of a journal. */
export type MailDeps = AuthDeps | null;

export type ReleaseChange = 'released' | 'withdrawn';

type Changed = {
  candidateId: Types.ObjectId | string;
  recruiterId: Types.ObjectId | string;
  comparisonId?: Types.ObjectId;
  change: ReleaseChange;
};

/** A release was given by hand, confirmed or withdrawn. A blocked recruiter hears nothing. */
export async function mailReleaseChanged(
  deps: MailDeps,
  { candidateId, recruiterId, comparisonId, change }: Changed,
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
    await mailGuest(deps, match, change, tx);
    return;
  }
  if (!recruiter) return;
  const link = { label: 'Match ansehen', url: paths.match(match._id.toString()) };
  const news = { kind: 'releaseChanged', sentence: sentences[change], link } as const;
  await notify(deps.mailer, match.recruiterId, news, tx);
}

const sentences: Readonly<Record<ReleaseChange, string>> = {
  released: 'für Sie wurden Kontaktdaten freigegeben.',
  withdrawn:
    'eine Freigabe für Sie wurde zurückgezogen. Bitte verwenden Sie die Kontaktdaten nicht mehr.',
};

async function mailGuest(
  { limits, mailer }: AuthDeps,
  match: ListedComparison,
  change: ReleaseChange,
  tx: ClientSession,
) {
  const { card } = match.recruiterSnapshot;
  const to = card?.workEmail;
  if (!to || !(await limits.tryConsume('resultMail', { mailbox: to }))) return;
  // A title was typed by the asker: a stranger's mailbox reads none.
  const title = card.workEmailVerified ? match.offer.jobTitle : null;
  if (change === 'withdrawn') {
    await queueMail(mailer, { ownerId: null, to, mail: withdrawnMail(title) }, tx);
    return;
  }
  const { url, _id } = await issueResultLink(mailer.publicUrl, match, tx);
  await queueMail(mailer, { _id, ownerId: null, to, mail: releasedMail(title, url) }, tx);
}

type Linked = Pick<ComparisonFields, 'recruiterId' | 'candidateId' | 'recruiterSnapshot'> & {
  _id: Types.ObjectId;
};

const linkMs = figures.resultLinkDays * dayMs;

/** With the id of its mail. For the address on record: it stops working when another one is named. */
export async function issueResultLink(
  publicUrl: string,
  { _id: comparisonId, recruiterId: userId, candidateId, recruiterSnapshot }: Linked,
  tx: ClientSession,
): Promise<{ url: string; _id: Types.ObjectId }> {
  const email = recruiterSnapshot.card?.workEmail ?? '';
  const mailId = new Types.ObjectId();
  const mailed = { purpose: 'result', email, mailId, lifeMs: linkMs } as const;
  const token = await issueToken({ ...mailed, userId, candidateId, comparisonId }, tx);
  return { url: `${publicUrl}${paths.result}#${token}`, _id: mailId };
}
