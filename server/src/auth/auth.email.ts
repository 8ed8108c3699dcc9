import { inTransaction } from '../database/connection.ts';
import { conflict, forbidden, invalid } from '../errors.ts';
import { queueMail } from '../mail/mail.queue.ts';
import { User, type UserDocument } from '../user/user.model.ts';
import { addressInUseLetter, verificationLetter } from './auth.letters.ts';
import { emailKey, hasTryLeft } from './auth.limits.ts';
import { discardTokensOf, findToken, issueToken } from './auth.model.ts';
import { isDuplicate } from './auth.service.ts';

/** How long a link that confirms an address works. */
const verifyMs = 24 * 60 * 60_000;

/**
 * Mails the address of a new account: its owner if it is somebody else's verified one, else the request to confirm
 * it. The answer to the sign-up went out before, the same in both cases.
 */
export async function mailAfterSignup(user: UserDocument, publicUrl: string): Promise<void> {
  const { email } = user;
  if (!(await hasTryLeft('signupMailByEmail', emailKey(email)))) return;
  const expiresAt = new Date(Date.now() + verifyMs);
  const owner = await User.findOne({ email, emailVerified: true });
  if (owner) {
    const letter = addressInUseLetter(owner.username, `${publicUrl}/forgot-password`);
    await queueMail({ ownerId: owner._id, to: email }, letter, expiresAt);
    return;
  }
  const url = `${publicUrl}/verify-email#token=${await issueToken('verify', user, expiresAt)}`;
  const letter = verificationLetter(user.username, url);
  await queueMail({ ownerId: user._id, to: email }, letter, expiresAt);
}

/**
 * Confirms the address of the signed-in person. They must be signed in to the account itself: otherwise a stranger
 * could sign up with somebody's address, have the owner confirm it, and get what is linked by it later.
 * @throws {AppError} 400 for a dead link, 403 for somebody else's, 409 when another account has the address verified
 */
export async function verifyEmail(userId: string, token: string): Promise<void> {
  const mailed = await findToken('verify', token);
  if (!mailed) throw invalid({}, 'Dieser Link ist ungültig oder abgelaufen.');
  if (mailed.userId.toString() !== userId) {
    throw forbidden('Dieser Link gehört zu einem anderen Konto. Bitte melden Sie sich dort an.');
  }
  try {
    await inTransaction(async (session) => {
      const own = { _id: mailed.userId, email: mailed.email };
      await User.updateOne(own, { $set: { emailVerified: true } }, { session });
      await discardTokensOf(mailed.userId, session, 'verify');
    });
  } catch (error) {
    if (!isDuplicate(error)) throw error;
    throw conflict('Diese E-Mail-Adresse gehört schon zu einem anderen Konto.');
  }
}
