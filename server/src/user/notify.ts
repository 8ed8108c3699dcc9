import type { NotificationKind } from '@inkognito/shared/account';
import { limits } from '@inkognito/shared/limits';
import type { ClientSession, Types } from 'mongoose';
import { queueMail } from '../mail/mail.queue.ts';
import { type MailLink, tokenUrl } from '../mail/mail.template.ts';
import type { Mailer } from '../mail/mailer.ts';
import { isHiddenFrom } from './shield/hidden.ts';
import { identityOf, viewerFor } from './shield/keys.ts';
import { User } from './user.model.ts';
import { openToOthers } from './user.visibility.ts';
import { Comparison, type ComparisonDocument } from '../matching/comparison.model.ts';
import { isPending } from '../release/hold.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** After two days it is no news, and the person has probably signed in since. */
const newsMs = 2 * dayMs;

/** Says no more than somebody who sees it by chance may know. */
type News = { kind: NotificationKind; sentence: string; link: MailLink };

const readers = {
  newOffer: openToOthers,
  newMatch: openToOthers,
  accessRequest: openToOthers,
  requestAccepted: { role: 'recruiter', frozenAt: null },
  releaseChanged: { role: 'recruiter', frozenAt: null },
} as const satisfies Record<NotificationKind, object>;

/** Without a mailer nobody is told; a guest has no account and is not either. */
export async function notify(
  mailer: Mailer | null,
  userId: Types.ObjectId,
  { kind, sentence, link }: News,
  tx: ClientSession,
): Promise<void> {
  const reader = mailer && (await takeMail(userId, kind, tx));
  if (!reader) return;
  const { publicUrl, switchOffTokens } = mailer;
  const token = switchOffTokens.create(kind, userId.toString());
  const switchOffUrl = tokenUrl(publicUrl, 'notifications-off', token);
  const template = {
    subject: 'Ihr Konto: Es gibt Neuigkeiten',
    parts: [
      sentence,
      { label: link.label, url: `${publicUrl}${link.url}` },
      'Sie möchten solche Mails nicht mehr bekommen? Ein Klick genügt:',
      { label: 'Benachrichtigungen abschalten', url: switchOffUrl },
    ],
    switchOffUrl,
  };
  const recipient = { ownerId: userId, to: reader.email };
  await queueMail(mailer, recipient, template, new Date(Date.now() + newsMs), tx);
}

/** Only to a confirmed address and a few a day of all kinds, so that nobody can flood a mailbox through us. */
function takeMail(userId: Types.ObjectId, kind: NotificationKind, tx: ClientSession) {
  const now = new Date();
  const most = limits.notificationMailsPerDay;
  const dayAgo = new Date(now.getTime() - dayMs);
  return User.findOneAndUpdate(
    {
      _id: userId,
      ...readers[kind],
      emailVerified: true,
      mutedNotifications: { $ne: kind },
      // Newest first, so this is the oldest that counts.
      [`notificationsMailedAt.${most - 1}`]: { $not: { $gt: dayAgo } },
    },
    { $push: { notificationsMailedAt: { $each: [now], $position: 0, $slice: most } } },
    { session: tx, timestamps: false, projection: { email: 1 } },
  ).lean();
}

export function mailNewMatch(mailer: Mailer | null, match: ComparisonDocument, tx: ClientSession) {
  const sentence = isPending(match)
    ? 'für eine Ihrer Anfragen gibt es ein neues Ergebnis. Es wartet auf Ihre Bestätigung.'
    : 'für eine Ihrer Anfragen gibt es ein neues Ergebnis.';
  const link = { label: 'Ergebnis ansehen', url: `/matches/${match._id.toString()}` };
  return notify(mailer, match.candidateId, { kind: 'newMatch', sentence, link }, tx);
}

export function mailNewOffer(
  mailer: Mailer | null,
  { candidateId, jobId }: ComparisonDocument,
  tx: ClientSession,
) {
  const sentence = 'in Ihrem Konto gibt es einen neuen Eintrag.';
  const link = { label: 'Eintrag ansehen', url: `/jobs/${jobId.toString()}` };
  return notify(mailer, candidateId, { kind: 'newOffer', sentence, link }, tx);
}

type Pair = Record<'candidateId' | 'recruiterId', Types.ObjectId | string>;

/** A release was given by hand, confirmed or withdrawn. Of a person hidden from them the recruiter hears nothing. */
export async function mailReleaseChanged(
  mailer: Mailer | null,
  { candidateId, recruiterId }: Pair,
  tx: ClientSession,
): Promise<void> {
  if (!mailer) return;
  const candidate = await User.findById(candidateId).session(tx).lean();
  const recruiter = await User.findById(recruiterId).session(tx).lean();
  if (!candidate || !recruiter) return;
  if (isHiddenFrom(candidate, viewerFor([identityOf(recruiter)], null))) return;
  const seen = { candidateId, recruiterId, endedAt: null, blockedAt: null };
  if (!(await Comparison.exists(seen).session(tx))) return;
  const link = { label: 'Matches ansehen', url: '/user/matches' };
  const sentence = 'eine Freigabe für Sie hat sich geändert.';
  await notify(mailer, recruiter._id, { kind: 'releaseChanged', sentence, link }, tx);
}
