import { type ClientSession, Types } from 'mongoose';
import { inTransaction } from '../../database/connection.ts';
import { invalid } from '../../errors.ts';
import { networkOf } from '../../http/limit/identity.ts';
import { tokenUrl } from '../../mail/mail.template.ts';
import { queueMail } from '../../mail/mail.queue.ts';
import { User, type UserDocument } from '../../user/user.model.ts';
import { lockAccount } from '../../user/lock.ts';
import { passwordResetMail } from '../email/mailTemplates.ts';
import type { AuthDeps } from '../authDeps.ts';
import type { Mailer } from '../../mail/mailer.ts';
import { findToken, issueToken, takeToken } from '../email/mailedToken.model.ts';
import { hashSecret } from '../../user/passwordHash.ts';
import { refuseWeakPassword } from './passwordStrength.ts';
import { storePassword } from './changePassword.ts';

const resetMs = 30 * 60_000;

/** An unconfirmed address may be in several accounts; more than this is abuse. */
const accountsMax = 10;

/** For the account that confirmed the address, otherwise for each that names it. Runs after the response. */
export async function mailPasswordReset(
  { mailer }: AuthDeps,
  typedEmail: string,
  ip: string | undefined,
): Promise<void> {
  const email = typedEmail.toLowerCase();
  const mailId = new Types.ObjectId();
  await inTransaction(async (tx) => {
    const own = await findAccountsOf(email, tx);
    const [first] = own;
    if (!first) return;
    const links = [];
    for (const user of own) {
      await lockAccount(user._id, tx);
      const link = { purpose: 'reset', userId: user._id, email, mailId, lifeMs: resetMs } as const;
      const token = await issueToken(link, tx);
      const url = tokenUrl(mailer.publicUrl, 'reset-password', token);
      links.push({ username: user.username, url });
    }
    const mail = passwordResetMail(links);
    const awaited = { ownerId: first._id, to: email, mail, awaitedBy: networkOf(ip) };
    await queueMail(mailer, { _id: mailId, ...awaited }, tx);
  });
}

/** Newest first, so that earlier sign-ups with a stranger's address do not crowd out its owner. */
async function findAccountsOf(email: string, tx: ClientSession): Promise<UserDocument[]> {
  const confirmed = await User.findOne({ email, emailVerified: true }).session(tx);
  if (confirmed) return [confirmed];
  return User.find({ email }).sort({ _id: -1 }).limit(accountsMax).session(tx);
}

/** @throws {AppError} 400 for a dead token, or for a weak password, which leaves the token valid */
export async function resetPassword(
  mailer: Mailer,
  token: string,
  password: string,
): Promise<UserDocument> {
  const mailed = await findToken(['reset'], token);
  const user = mailed && (await User.findOne({ _id: mailed.userId, email: mailed.email }));
  if (!user) throw deadLink();
  refuseWeakPassword(password, user.username, user.email);
  const passwordHash = await hashSecret(password);
  await inTransaction(async (tx) => {
    if (!(await takeToken(['reset'], token, tx))) throw deadLink();
    await storePassword(mailer, { filter: { _id: user.id }, passwordHash }, tx);
  });
  return user;
}

const deadLink = () =>
  invalid({}, 'Dieser Link ist ungültig oder abgelaufen. Bitte fordern Sie einen neuen an.');
