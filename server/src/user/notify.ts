import type { NotificationKind } from '@inkognito/shared/account';
import { limits } from '@inkognito/shared/limits';
import type { ClientSession, Types } from 'mongoose';
import { queueMail } from '../mail/mail.queue.ts';
import { type MailLink, tokenUrl } from '../mail/mail.template.ts';
import type { Mailer } from '../mail/mailer.ts';
import { User } from './user.model.ts';
import { openToOthers } from './user.visibility.ts';

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
