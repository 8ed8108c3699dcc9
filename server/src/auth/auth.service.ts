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
import { generateAccessPassword, normalizeAccessPassword } from './key/accessPassword.ts';
import { hashSecret, isOutdated, verifyNothing, verifySecret } from './password/passwordHash.ts';
import { refuseWeakPassword } from './password/passwordStrength.ts';

/** Version of the consent text that a sign-up agrees to: the date of the privacy policy. */
export const consentVersion = '2025-07-16';

export function toSessionUser(user: UserDocument): SessionUser {
  return { id: user._id.toString(), username: user.username, role: [...user.role] as Role[] };
}

/**
 * Creates an account. The response is the only one that ever holds the access password.
 * @throws {AppError} 409 when the username is taken; an e-mail address in use is never told
 */
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

/** An access password for a new account, and the part of it that is stored. */
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

/**
 * Stores a new account, however the person came. Coming is taken as consent to the text of the day.
 * @throws the database's duplicate error for what somebody else has (`isDuplicate`)
 */
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

/** The person these credentials belong to. @throws {AppError} 401 without saying which of the two is wrong */
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

/** Replaces the access password; unlocks given under the old one end at once. */
export async function renewAccessPassword(userId: string): Promise<string> {
  const accessPassword = generateAccessPassword();
  const user = await User.findByIdAndUpdate(userId, {
    $set: { accessPasswordHash: await hashSecret(normalizeAccessPassword(accessPassword)) },
    $inc: { accessPasswordGeneration: 1 },
  });
  if (!user) throw notSignedIn();
  return accessPassword;
}

/**
 * The job seeker whose access password this is.
 * @throws {AppError} 404 for a missing profile, 401 for a wrong password
 */
export async function checkAccessPassword(username: string, typed: string): Promise<UserDocument> {
  const candidate = await User.findOne({ username, ...openToOthers }).select('+accessPasswordHash');
  if (!candidate) throw notFound('Kein Nutzer gefunden.');
  const right = await verifySecret(candidate.accessPasswordHash, normalizeAccessPassword(typed));
  if (!right) throw wrongPassword('Das Zugangspasswort ist falsch.');
  return candidate;
}
