import type { PasswordChangeInput, SessionUser } from '@inkognito/shared/auth';
import type { ClientSession } from 'mongoose';
import { inTransaction } from '../../database/connection.ts';
import { conflict, invalid, notSignedIn, wrongPassword } from '../../errors.ts';
import { User } from '../../user/user.model.ts';
import { passwordChangedMail } from '../email/mailTemplates.ts';
import { recordAccountState } from '../accountState.ts';
import type { AuthDeps } from '../authDeps.ts';
import { findKnownBrowser } from '../knownBrowsers.ts';
import { limitLogin } from '../limitLogin.ts';
import type { Limits } from '../../http/limits.ts';
import type { Mailer } from '../../mail/mailer.ts';
import { discardTokensOf } from '../email/mailedToken.model.ts';
import { mailNotification } from '../email/accountNotification.ts';
import { hashSecret, verifySecret } from '../../user/passwordHash.ts';
import { refuseWeakPassword } from './passwordStrength.ts';
import { removeEarlyIdentities } from '../provider/provider.linking.ts';
import { endSessions } from '../session/userSessions.ts';
import type { Session } from '../session/requestSession.ts';
import { requireFreshIdentity, markIdentityConfirmed } from '../session/session.ts';

const getUser = (id: string) =>
  User.findById(id).select('+passwordHash').orFail(notSignedIn).exec();

type Origin = { session: Session; ip: string | undefined };

/** Limited like a sign-in. @throws {AppError} 401 beside the field */
async function prove(
  limits: Limits,
  { session, ip }: Origin,
  { username, passwordHash }: { username: string; passwordHash?: string | null | undefined },
  { field, password }: { field: string; password: string },
): Promise<void> {
  const browser = await findKnownBrowser(session, username);
  await limitLogin(limits, { ip, username, browser }, async () => {
    const sentence = 'Das Passwort ist falsch.';
    const isRight = passwordHash && (await verifySecret(passwordHash, password));
    if (!isRight) throw wrongPassword(sentence, { [field]: sentence });
  });
}

/** The session gets a new id. @throws {AppError} 401 for a wrong password */
export async function confirmIdentity(
  deps: AuthDeps,
  origin: Origin,
  user: SessionUser,
  password: string,
): Promise<void> {
  const proof = { field: 'password', password };
  await prove(deps.limits, origin, await getUser(user.id), proof);
  await markIdentityConfirmed(origin.session);
}

/** @throws {AppError} 401 for a wrong current one, 403 if a first one needs a recent sign-in, 400 for a weak one */
export async function changePassword(
  { limits, mailer }: AuthDeps,
  origin: Origin,
  { id }: SessionUser,
  { currentPassword, password }: PasswordChangeInput,
): Promise<void> {
  const user = await getUser(id);
  if (!user.passwordHash) requireFreshIdentity(origin.session);
  else if (!currentPassword) {
    throw invalid({ currentPassword: 'Bitte geben Sie Ihr jetziges Passwort ein.' });
  } else {
    await prove(limits, origin, user, { field: 'currentPassword', password: currentPassword });
  }
  refuseWeakPassword(password, user.username, user.email);
  const passwordHash = await hashSecret(password);
  await inTransaction(async (tx) => {
    const change = {
      filter: { _id: id, passwordHash: user.passwordHash ?? null },
      passwordHash,
      keptDeviceId: origin.session.deviceId,
      // A first password is set by a user already signed in by a provider.
      keepProviders: !user.passwordHash,
    };
    await storePassword(mailer, change, tx);
  });
  await markIdentityConfirmed(origin.session);
}

type NewPassword = {
  filter: { _id: string; passwordHash?: string | null };
  passwordHash: string;
  keptDeviceId?: string | undefined;
  keepProviders?: boolean;
};

/** Ends sessions, and removes identities that were linked before the address was proven. */
export async function storePassword(
  mailer: Mailer,
  { filter, passwordHash, keptDeviceId, keepProviders = false }: NewPassword,
  tx: ClientSession,
): Promise<void> {
  const { _id: id } = filter;
  await User.updateOne(
    filter,
    { passwordHash, $inc: { passwordGeneration: 1 } },
    { session: tx },
  ).orFail(() => conflict('Das Passwort wurde gerade schon geändert.'));
  await discardTokensOf(id, ['reset'], tx);
  await endSessions(id, tx, keptDeviceId);
  const isRemoved = !keepProviders && (await removeEarlyIdentities(id, tx));
  await mailNotification(mailer, id, passwordChangedMail(isRemoved), tx);
  await recordAccountState(id, tx);
}
