import { inTransaction } from '../../database/connection.ts';
import { invalid } from '../../errors.ts';
import { tokenUrl } from '../../mail/mail.link.ts';
import { queueMail } from '../../mail/mail.queue.ts';
import { User } from '../../user/user.model.ts';
import { lockAccount } from '../../user/user.lock.ts';
import { passwordChangedMail, passwordResetMail } from '../email/mailTemplates.ts';
import { emailKey, tryConsume } from '../auth.limits.ts';
import { discardTokensOf, findToken, issueToken, takeToken } from '../email/mailedToken.model.ts';
import { isOwnAddress, mailNotification } from '../email/accountNotification.ts';
import { hashSecret } from './passwordHash.ts';
import { refuseWeakPassword } from './passwordStrength.ts';
import { endSessions } from '../session/userSessions.ts';

const resetMs = 30 * 60_000;

/** One address may stand in several accounts; more than these is nobody's forgotten password. */
const accountsMax = 10;

// The caller already has its response: whether an account has this address must show nowhere else.
export async function mailPasswordReset(typedEmail: string, publicUrl: string): Promise<void> {
  const email = typedEmail.toLowerCase();
  if (!(await tryConsume('resetByEmail', emailKey(email)))) return;
  const expiresAt = new Date(Date.now() + resetMs);
  await inTransaction(async (tx) => {
    const users = await User.find({ email }).select('+passwordHash').limit(accountsMax).session(tx);
    const own = users.filter(isOwnAddress);
    const [first] = own;
    if (!first) return;
    const links = [];
    for (const user of own) {
      await lockAccount(user._id, tx);
      const token = await issueToken('reset', user, expiresAt, tx);
      const url = tokenUrl(publicUrl, 'reset-password', token);
      links.push({ username: user.username, url });
    }
    const mail = passwordResetMail(links);
    await queueMail({ ownerId: first._id, to: email }, mail, expiresAt, tx);
  });
}

/** @throws {AppError} 400 for an unknown, used or late token, and for a weak password, which leaves the token good */
export async function resetPassword(token: string, password: string): Promise<void> {
  const mailed = await findToken(['reset'], token);
  const user = mailed && (await User.findOne({ _id: mailed.userId, email: mailed.email }));
  if (!user) throw deadLink();
  refuseWeakPassword(password, user.username, user.email);
  const passwordHash = await hashSecret(password);
  await inTransaction(async (tx) => {
    if (!(await takeToken('reset', token, tx))) throw deadLink();
    await User.updateOne({ _id: user._id }, { $set: { passwordHash } }, { session: tx });
    await discardTokensOf(user._id, tx, 'reset');
    await endSessions(user._id.toString(), tx);
    await mailNotification(user._id, passwordChangedMail, tx);
  });
}

const deadLink = () =>
  invalid({}, 'Dieser Link ist ungültig oder abgelaufen. Bitte fordern Sie einen neuen an.');
