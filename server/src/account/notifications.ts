import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { NotificationsDto } from '@inkognito/shared/account';
import { invalid, notSignedIn } from '../errors.ts';
import { createLimiters } from '../http/limit/rateLimit.ts';
import { User, toNotificationsDto } from '../user/user.model.ts';

/** A link has one right answer of 256 bits, so this only keeps the trying from costing us anything. */
export const { consume: consumeSwitchOff, refund: refundSwitchOff } = createLimiters({
  switchOffByAddress: { points: 20, duration: 15 * 60 },
});

export async function saveNotifications(
  userId: string,
  { newMatch }: NotificationsDto,
): Promise<NotificationsDto> {
  const user = await User.findByIdAndUpdate(
    userId,
    { $set: { newMatchMuted: !newMatch } },
    { returnDocument: 'after' },
  );
  if (!user) throw notSignedIn();
  return toNotificationsDto(user);
}

let key: Buffer | null = null;

/** Says from which secret the key is derived; all instances share it. */
export function setNotificationSecret(secret: string): void {
  key = Buffer.from(hkdfSync('sha256', secret, '', 'inkognito notification links', 32));
}

/**
 * For the link in a mail that switches its kind off. It proves itself, so that it works for as long as the mail is
 * kept, and can do nothing else.
 */
export function switchOffToken(userId: string): string {
  return `${userId}.${signatureOf(userId).toString('base64url')}`;
}

/**
 * Switches off what the link belongs to; without a sign-in, as often as it is opened. Of an account that is gone
 * nothing is told.
 * @throws {AppError} 400 for a link that is not ours
 */
export async function switchOffNotification(token: string): Promise<void> {
  const [userId = '', given = ''] = token.split('.');
  const [expected, shown] = [signatureOf(userId), Buffer.from(given, 'base64url')];
  if (shown.length !== expected.length || !timingSafeEqual(shown, expected)) {
    throw invalid({}, 'Dieser Link ist ungültig. Bitte kopieren Sie ihn vollständig aus der Mail.');
  }
  await User.updateOne({ _id: userId }, { $set: { newMatchMuted: true } });
}

function signatureOf(userId: string): Buffer {
  if (!key) throw new Error('The notification secret is not set.');
  return createHmac('sha256', key).update(`newMatch|${userId}`).digest();
}
