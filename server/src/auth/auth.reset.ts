import { inTransaction } from '../database/connection.ts';
import { invalid } from '../errors.ts';
import { queueMail } from '../mail/mail.queue.ts';
import { User } from '../user/user.model.ts';
import { passwordResetLetter } from './auth.letters.ts';
import { emailKey, hasTryLeft } from './auth.limits.ts';
import { discardTokensOf, findToken, issueToken, takeToken } from './auth.model.ts';
import { hashSecret, refuseWeakPassword } from './auth.passwords.ts';
import { endSessions } from './passport.ts';

/** How long a link to a new password works. */
const resetMs = 30 * 60_000;

/** One address may stand in several accounts; more than these is nobody's forgotten password. */
const accountsMax = 10;

/**
 * Mails the owner of an address a link for each of their accounts. Whether there is one shows nowhere else: the
 * caller has answered before.
 */
export async function mailPasswordReset(typedEmail: string, publicUrl: string): Promise<void> {
  const email = typedEmail.toLowerCase();
  if (!(await hasTryLeft('resetByEmail', emailKey(email)))) return;
  const users = await User.find({ email }).select('+passwordHash').limit(accountsMax);
  // An unverified address that only a provider told was never chosen by the person: its owner may be a stranger.
  const own = users.filter((user) => user.emailVerified || user.passwordHash);
  const [first] = own;
  if (!first) return;
  const expiresAt = new Date(Date.now() + resetMs);
  const links = await Promise.all(
    own.map(async (user) => ({
      username: user.username,
      // In the fragment, which browsers send nowhere: the token reaches no log.
      url: `${publicUrl}/reset-password#token=${await issueToken('reset', user, expiresAt)}`,
    })),
  );
  await queueMail({ ownerId: first._id, to: email }, passwordResetLetter(links), expiresAt);
}

/**
 * Sets a new password and signs the person out everywhere.
 * @throws {AppError} 400 for an unknown, used or late token, and for a weak password, which leaves the token good
 */
export async function resetPassword(token: string, password: string): Promise<void> {
  const mailed = await findToken('reset', token);
  const user = mailed && (await User.findOne({ _id: mailed.userId, email: mailed.email }));
  if (!user) throw deadLink();
  refuseWeakPassword(password, user.username, user.email);
  const passwordHash = await hashSecret(password);
  await inTransaction(async (session) => {
    if (!(await takeToken('reset', token, session))) throw deadLink();
    await User.updateOne({ _id: user._id }, { $set: { passwordHash } }, { session });
    await discardTokensOf(user._id, session, 'reset');
    await endSessions(user._id.toString(), session);
  });
}

const deadLink = () =>
  invalid({}, 'Dieser Link ist ungültig oder abgelaufen. Bitte fordern Sie einen neuen an.');
