import type { NewUserDto, SessionUser, SignupInput } from '@inkognito/shared/auth';
import type { Role } from '@inkognito/shared/codes';
import { legalTextsDate } from '@inkognito/shared/texts/legal';
import { inTransaction } from '../database/connection.ts';
import { isDuplicate } from '../database/isDuplicate.ts';
import { conflict, notSignedIn, wrongPassword } from '../errors.ts';
import { User, type UserDocument, type UserFields, toUserDto } from '../user/user.model.ts';
import { isResting } from '../user/restingNames.ts';
import { searchKeysOf } from '../user/search.ts';
import { confirmed } from '../user/visibility.ts';
import { recordAccountState } from './accountState.ts';
import { settleAddress } from './email/confirmedAddress.ts';
import { renewGeneralKey } from '../key/keys.ts';
import { generateAccessPassword, normalizeAccessPassword } from '../key/accessPassword.ts';
import { hashSecret, isOutdated, verifyNothing, verifySecret } from '../user/passwordHash.ts';
import { refuseWeakPassword } from './password/passwordStrength.ts';

export function toSessionUser(user: UserDocument): SessionUser {
  return { id: user._id.toString(), username: user.username, role: [...user.role] as Role[] };
}

/** `isTrusted`: without a mail server no address can be confirmed. Never reveals that one is in use. @throws {AppError} 409 when the username is taken */
export async function signUp(
  input: SignupInput,
  { isTrusted = false } = {},
): Promise<{ user: UserDocument; response: NewUserDto }> {
  const { email, username, password } = input;
  refuseWeakPassword(password, username, email);
  const [passwordHash, access] = await Promise.all([hashSecret(password), newAccessPassword()]);
  try {
    const isConfirmed = isTrusted && (await isUnclaimed(email));
    const user = await createAccount({
      ...{ username, email, passwordHash, ...access.stored },
      ...(isConfirmed && { emailVerified: true, emailVerifiedAt: new Date() }),
    });
    return { user, response: { ...toUserDto(user), accessPassword: access.password } };
  } catch (error) {
    throw isDuplicate(error) ? usernameTaken() : error;
  }
}

/** An address that another account confirmed stays there. */
export const isUnclaimed = async (email: string): Promise<boolean> =>
  !(await User.exists({ email: email.toLowerCase(), ...confirmed }));

export const usernameTaken = () =>
  conflict('Dieser Benutzername ist schon vergeben.', {
    username: 'Dieser Benutzername ist schon vergeben.',
  });

export async function newAccessPassword() {
  const password = generateAccessPassword();
  const accessPasswordHash = await hashSecret(normalizeAccessPassword(password));
  return { password, stored: { accessPasswordHash } };
}

type Optional = 'passwordHash' | 'emailVerified' | 'emailVerifiedAt';
type NewAccount = Pick<UserFields, 'username' | 'email' | 'accessPasswordHash'> &
  Partial<Pick<UserFields, Optional>> & {
    identities?: { issuer: string; subject: string; linkedAt: Date }[];
  };

/** @throws the database's duplicate error (`isDuplicate`), or 409 for a name that was given up */
export async function createAccount(account: NewAccount): Promise<UserDocument> {
  const { username, email } = account;
  return inTransaction(async (tx) => {
    if (await isResting(username, tx)) throw usernameTaken();
    const user = new User({
      ...account,
      email: email.toLowerCase(),
      contactEmail: email,
      consent: { version: legalTextsDate, givenAt: new Date() },
      searchKeys: searchKeysOf({ username, firstName: '', lastName: '', showName: false }),
    });
    await user.save({ session: tx });
    if (user.emailVerified) {
      await settleAddress({ userId: user._id, email: user.email }, tx);
    }
    return user;
  });
}

/** A username, or an address that its mailbox confirmed; no username has an `@`. */
export const accountNamed = (name: string) =>
  name.includes('@') ? { email: name, emailVerified: true } : { username: name };

export const findForSignIn = (name: string): Promise<UserDocument | null> =>
  User.findOne(accountNamed(name)).select('+passwordHash').exec();

/** @throws {AppError} 401 without saying what is wrong */
export async function checkPassword(
  user: UserDocument | null,
  password: string,
): Promise<UserDocument> {
  const right = user?.passwordHash
    ? await verifySecret(user.passwordHash, password)
    : await verifyNothing(password);
  if (!user || !right) {
    throw wrongPassword('Benutzername, E-Mail-Adresse oder Passwort ist falsch.');
  }
  if (user.passwordHash && isOutdated(user.passwordHash)) {
    const { _id, passwordHash } = user;
    await User.updateOne({ _id, passwordHash }, { passwordHash: await hashSecret(password) });
  }
  return user;
}

export async function renewAccessPassword(userId: string): Promise<string> {
  const password = generateAccessPassword();
  await inTransaction(async (tx) => {
    const user = await User.findById(userId)
      .select('+accessPasswordHash')
      .session(tx)
      .orFail(notSignedIn);
    await renewGeneralKey(user, password, tx);
    await recordAccountState(userId, tx);
  });
  return password;
}
