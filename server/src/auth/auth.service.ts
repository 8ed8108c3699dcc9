import type { LoginInput, NewUserDto, SessionUser, SignupInput } from '@inkognito/shared/auth';
import type { Role } from '@inkognito/shared/rules/codes';
import { isDuplicate } from '../database/isDuplicate.ts';
import { conflict, notFound, notSignedIn, wrongPassword } from '../errors.ts';
import {
  User,
  type UserDocument,
  type UserFields,
  openToOthers,
  toUserDto,
} from '../user/user.model.ts';
import { searchKeysOf } from '../user/user.search.ts';
import { countWrongTry } from './key/wrongTries.ts';
import { generateAccessPassword, normalizeAccessPassword } from './key/accessPassword.ts';
import { hashSecret, isOutdated, verifyNothing, verifySecret } from './password/passwordHash.ts';
import { refuseWeakPassword } from './password/passwordStrength.ts';

/** The date of the privacy policy that a sign-up agrees to. */
export const consentVersion = '2025-07-16';

export function toSessionUser(user: UserDocument): SessionUser {
  return { id: user._id.toString(), username: user.username, role: [...user.role] as Role[] };
}

/** Never tells that an e-mail address is in use. @throws {AppError} 409 when the username is taken */
export async function signUp(
  input: SignupInput,
): Promise<{ user: UserDocument; response: NewUserDto }> {
  const { email, username, password } = input;
  refuseWeakPassword(password, username, email);
  const [passwordHash, access] = await Promise.all([hashSecret(password), newAccessPassword()]);
  try {
    const user = await createAccount({ username, email, passwordHash, ...access.stored });
    return { user, response: { ...toUserDto(user), accessPassword: access.password } };
  } catch (error) {
    if (!isDuplicate(error)) throw error;
    throw conflict('Dieser Benutzername ist schon vergeben.', {
      username: 'Dieser Benutzername ist schon vergeben.',
    });
  }
}

export async function newAccessPassword() {
  const password = generateAccessPassword();
  const accessPasswordHash = await hashSecret(normalizeAccessPassword(password));
  return { password, stored: { accessPasswordHash } };
}

type NewAccount = Pick<UserFields, 'username' | 'email' | 'accessPasswordHash'> & {
  passwordHash?: string;
  emailVerified?: boolean;
  identities?: { issuer: string; subject: string }[];
};

/** Counts as consent to the current text. @throws the database's duplicate error (`isDuplicate`) */
export async function createAccount(account: NewAccount): Promise<UserDocument> {
  const { username, email } = account;
  const user = new User({
    ...account,
    email: email.toLowerCase(),
    contactEmail: email,
    consent: { version: consentVersion, givenAt: new Date() },
    searchKeys: searchKeysOf({ username, firstName: '', lastName: '', showName: true }),
  });
  return user.save();
}

/** @throws {AppError} 401 without saying which of the two is wrong */
export async function checkLogin({ username, password }: LoginInput): Promise<UserDocument> {
  const user = await User.findOne({ username }).select('+passwordHash');
  const right = user?.passwordHash
    ? await verifySecret(user.passwordHash, password)
    : await verifyNothing(password);
  if (!user || !right) throw wrongPassword('Benutzername oder Passwort ist falsch.');
  if (user.passwordHash && isOutdated(user.passwordHash)) {
    const { _id, passwordHash } = user;
    await User.updateOne({ _id, passwordHash }, { passwordHash: await hashSecret(password) });
  }
  return user;
}

/** Unlocks given under the old access password end at once. */
export async function renewAccessPassword(userId: string): Promise<string> {
  const accessPassword = generateAccessPassword();
  const user = await User.findByIdAndUpdate(userId, {
    $set: { accessPasswordHash: await hashSecret(normalizeAccessPassword(accessPassword)) },
    $inc: { accessPasswordGeneration: 1 },
  });
  if (!user) throw notSignedIn();
  return accessPassword;
}

export async function checkAccessPassword(username: string, typed: string): Promise<UserDocument> {
  const candidate = await User.findOne({ username, ...openToOthers }).select('+accessPasswordHash');
  if (!candidate) throw notFound('Kein Nutzer gefunden.');
  const right = await verifySecret(candidate.accessPasswordHash, normalizeAccessPassword(typed));
  if (!right) {
    await countWrongTry(candidate._id);
    throw wrongPassword('Das Zugangspasswort ist falsch.');
  }
  return candidate;
}
