import type { NotificationKind } from '@inkognito/shared/account';
import { dayMs, limits } from '@inkognito/shared/limits';
import type { ClientSession, Types } from 'mongoose';
import { queueMail } from '../mail/mail.queue.ts';
import { type MailLink, switchOffUrls } from '../mail/mail.template.ts';
import type { Mailer } from '../mail/mailer.ts';
import { User } from './user.model.ts';
import { confirmed, openToOthers } from './visibility.ts';

/** After two days the user has probably signed in. */
const newsMs = 2 * dayMs;

/** Safe to read for a bystander. */
type News = { kind: NotificationKind; sentence: string; link: MailLink };

const readers = {
  newOffer: openToOthers,
  newMatch: openToOthers,
  accessRequest: openToOthers,
  requestAccepted: { role: 'recruiter', frozenAt: null },
  releaseChanged: { role: 'recruiter', frozenAt: null },
} as const satisfies Record<NotificationKind, object>;

const subjects: Record<NotificationKind, string> = {
  newOffer: 'Ihr Konto: Ein neuer Eintrag',
  newMatch: 'Ihr Konto: Ein neues Ergebnis',
  accessRequest: 'Ihr Konto: Eine neue Anfrage',
  requestAccepted: 'Ihr Konto: Eine Antwort auf Ihre Anfrage',
  releaseChanged: 'Ihr Konto: Eine Freigabe hat sich geändert',
};

/** No-op without a mailer, and for guests. */
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
  const mail = {
    subject: subjects[kind],
    parts: [sentence, { label: link.label, url: `${publicUrl}${link.url}` }],
    switchOff: switchOffUrls(publicUrl, token),
  };
  const expiresAt = new Date(Date.now() + newsMs);
  await queueMail(mailer, { ownerId: userId, to: reader.email, mail, expiresAt }, tx);
}

/** Confirmed addresses only and a few of each kind a day: none floods a mailbox, or silences another. */
function takeMail(userId: Types.ObjectId, kind: NotificationKind, tx: ClientSession) {
  const now = new Date();
  const most = limits.mailsPerDay;
  const dayAgo = new Date(now.getTime() - dayMs);
  return User.findOneAndUpdate(
    {
      _id: userId,
      ...readers[kind],
      ...confirmed,
      mutedNotifications: { $ne: kind },
      // Newest first, so this is the oldest that counts.
      [`notificationsMailedAt.${kind}.${most - 1}`]: { $not: { $gt: dayAgo } },
    },
    { $push: { [`notificationsMailedAt.${kind}`]: { $each: [now], $position: 0, $slice: most } } },
    { session: tx, timestamps: false, projection: { email: 1 } },
  ).lean();
}
