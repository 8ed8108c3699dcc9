import type { NotificationsDto } from '@inkognito/shared/account';
import { invalid, notSignedIn } from '../errors.ts';
import { type LimitPolicy, createLimiters } from '../http/limit/rateLimit.ts';
import type { Mailer } from '../mail/mailer.ts';
import { User, type UserFields } from '../user/user.model.ts';

/** A link has one right answer of 256 bits, so this only keeps the trying from costing us anything. */
const rules = {
  switchOffByAddress: { points: 20, duration: 15 * 60 },
};

export const createNotificationLimiters = (policy: LimitPolicy) => createLimiters(rules, policy);

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

/**
 * Switches off what the link belongs to; without a sign-in, as often as it is opened. Of an account that is gone
 * nothing is told.
 * @throws {AppError} 400 for a link that is not ours
 */
export async function switchOffNotification(
  { switchOffTokens }: Mailer,
  token: string,
): Promise<void> {
  const userId = switchOffTokens.read(token);
  if (userId === null) {
    throw invalid({}, 'Dieser Link ist ungültig. Bitte kopieren Sie ihn vollständig aus der Mail.');
  }
  await User.updateOne({ _id: userId }, { $set: { newMatchMuted: true } });
}

export function toNotificationsDto({
  newMatchMuted,
}: Pick<UserFields, 'newMatchMuted'>): NotificationsDto {
  return { newMatch: !newMatchMuted };
}
