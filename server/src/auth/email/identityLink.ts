import { type IdentityOccasion, identityLinkDto } from '@inkognito/shared/auth';
import { limits as figures } from '@inkognito/shared/limits';
import { type ClientSession, Types } from 'mongoose';
import { inTransaction } from '../../database/connection.ts';
import { conflict, emailUnconfirmed, notSignedIn } from '../../errors.ts';
import { networkOf } from '../../http/limit/identity.ts';
import type { CallerIdentity } from '../../http/limits.ts';
import { tokenUrl } from '../../mail/mail.template.ts';
import { queueMail } from '../../mail/mail.queue.ts';
import { lockAccount } from '../../user/lock.ts';
import { User } from '../../user/user.model.ts';
import { confirmed } from '../../user/visibility.ts';
import type { AuthDeps } from '../authDeps.ts';
import { findDevice, markDeviceConfirmed } from '../session/userSessions.ts';
import { identityMail } from './mailTemplates.ts';
import {
  type MailedTokenRecord,
  deadLink,
  discardTokensOf,
  findToken,
  issueToken,
  takeToken,
} from './mailedToken.model.ts';

const linkMs = figures.identityLinkMinutes * 60_000;

type IdentityRequest = { userId: string; deviceId: string | null; occasion: IdentityOccasion };

/** Belongs to the session that asks. @throws {AppError} 403 without a confirmed address, 409 with a password */
export async function mailIdentityLink(
  { limits, mailer }: AuthDeps,
  counted: CallerIdentity,
  { userId, deviceId, occasion }: IdentityRequest,
): Promise<void> {
  const user = await User.findById(userId).select('+passwordHash').orFail(notSignedIn);
  if (user.passwordHash)
    throw conflict('Bitte bestätigen Sie mit Ihrem Passwort, dass Sie es sind.');
  if (!user.emailVerified) throw emailUnconfirmed();
  const { _id, email, username } = user;
  await limits.consume('identityMail', { ...counted, mailbox: email });
  const mailId = new Types.ObjectId();
  await inTransaction(async (tx) => {
    await lockAccount(_id, tx).orFail(notSignedIn);
    await discardTokensOf(_id, ['identity'], tx);
    const link = {
      purpose: 'identity',
      userId: _id,
      email,
      mailId,
      lifeMs: linkMs,
      deviceId,
      occasion,
    } as const;
    const url = tokenUrl(mailer.publicUrl, 'confirm-identity', await issueToken(link, tx));
    const mail = identityMail(username, url);
    const awaited = { ownerId: _id, to: email, mail, awaitedBy: networkOf(counted.ip) };
    await queueMail(mailer, { _id: mailId, ...awaited }, tx);
  });
}

/** Changes nothing: programs open links. @throws {AppError} 400 */
export async function showIdentityLink(token: string) {
  return readLink(await findToken(['identity'], token), null);
}

/** Pressed anywhere, valid for the session that asked. @throws {AppError} 400. @returns the account's username */
export async function confirmIdentityLink(token: string): Promise<string> {
  return inTransaction(async (tx) => {
    const mailed = await takeToken(['identity'], token, tx);
    const { username } = await readLink(mailed, tx);
    const { userId, deviceId } = mailed ?? {};
    await markDeviceConfirmed(String(userId), String(deviceId), tx);
    return username;
  });
}

/** Ends with the session, and with the address it was mailed to. */
async function readLink(mailed: MailedTokenRecord | null, tx: ClientSession | null) {
  if (!mailed) throw deadLink();
  const { userId, deviceId, email, occasion } = mailed;
  const owner = { _id: userId, email, frozenAt: null, ...confirmed };
  const { username } = await User.findOne(owner).session(tx).orFail(deadLink).lean();
  const device = await findDevice(userId.toString(), deviceId ?? '', tx);
  const link = identityLinkDto.safeParse({ username, occasion, device });
  if (!link.success) throw deadLink();
  return link.data;
}
