import type { SessionUser } from '@inkognito/shared/auth';
import { limits as figures } from '@inkognito/shared/limits';
import type { Request } from 'express';
import { inTransaction } from '../../database/connection.ts';
import { conflict, emailUnconfirmed, notSignedIn, wrongPassword } from '../../errors.ts';
import { countedBy } from '../../http/limits.ts';
import { queueMail } from '../../mail/mail.queue.ts';
import { lockAccount } from '../../user/lock.ts';
import { User } from '../../user/user.model.ts';
import type { AuthDeps } from '../authDeps.ts';
import { generateAccessPassword, normalizeAccessPassword } from '../../key/accessPassword.ts';
import { markIdentityConfirmed } from '../session/session.ts';
import { identityCodeMail } from './mailTemplates.ts';
import { discardTokensOf, issueToken, takeToken } from './mailedToken.model.ts';

const codeMs = figures.identityCodeMinutes * 60_000;

/** Bound to the requesting session, so a code obtained elsewhere is useless here. */
const tokenOf = (req: Request, code: string) =>
  `${req.session.device?.id ?? ''} ${normalizeAccessPassword(code)}`;

/** For accounts without a password. @throws {AppError} 403 without a confirmed address, 409 with a password */
export async function mailIdentityCode(
  { limits, mailer }: AuthDeps,
  req: Request,
  sessionUser: SessionUser,
): Promise<void> {
  const user = await User.findById(sessionUser.id).select('+passwordHash').orFail(notSignedIn);
  if (user.passwordHash)
    throw conflict('Bitte bestätigen Sie mit Ihrem Passwort, dass Sie es sind.');
  if (!user.emailVerified) throw emailUnconfirmed();
  const { _id: userId, email } = user;
  await limits.consume('identityMail', countedBy(req));
  const code = generateAccessPassword();
  const expiresAt = new Date(Date.now() + codeMs);
  await inTransaction(async (tx) => {
    await lockAccount(userId, tx).orFail(notSignedIn);
    await discardTokensOf(userId, ['identity'], tx);
    const token = tokenOf(req, code);
    await issueToken({ purpose: 'identity', userId, email, expiresAt, token }, tx);
    const mail = identityCodeMail(user.username, code);
    await queueMail(mailer, { ownerId: userId, to: email, mail, expiresAt, isAwaited: true }, tx);
  });
}

/** @throws {AppError} 401 beside the field for a wrong, used or expired code */
export async function confirmByCode(
  { limits }: AuthDeps,
  req: Request,
  { id }: SessionUser,
  code: string,
): Promise<void> {
  await limits.consume('mailedToken', countedBy(req));
  const mailed = await inTransaction((tx) => takeToken(['identity'], tokenOf(req, code), tx));
  // The address may have changed meanwhile.
  const own = mailed && { _id: id, email: mailed.email, emailVerified: true };
  if (!own || mailed.userId.toString() !== id || !(await User.exists(own))) {
    const sentence = 'Dieser Code ist falsch oder abgelaufen.';
    throw wrongPassword(sentence, { code: sentence });
  }
  await limits.refund('mailedToken', countedBy(req));
  await markIdentityConfirmed(req);
}
