import type { ClientSession } from 'mongoose';
import type { MailTemplate } from '../../mail/mail.template.ts';
import { queueMail } from '../../mail/mail.queue.ts';
import type { Mailer } from '../../mail/mailer.ts';
import type { UserDocument } from '../../user/user.model.ts';
import { lockAccount } from '../../user/lock.ts';

/** To confirmed addresses alone: an unconfirmed one gets its link and nothing else. */
const notificationMs = 3 * 24 * 60 * 60_000;

export async function mailNotification(
  mailer: Mailer,
  userId: UserDocument['_id'] | string,
  write: (username: string) => MailTemplate,
  tx: ClientSession,
): Promise<void> {
  const user = await lockAccount(userId, tx);
  if (!user?.emailVerified) return;
  const { _id: ownerId, email: to } = user;
  const expiresAt = new Date(Date.now() + notificationMs);
  await queueMail(mailer, { ownerId, to, mail: write(user.username), expiresAt }, tx);
}
