import type { NotificationsDto } from '@inkognito/shared/account';
import { invalid, notSignedIn } from '../errors.ts';
import { createLimiters } from '../http/limit/rateLimit.ts';
import { readSwitchOffToken } from '../mail/mail.switchOff.ts';
import { User, type UserFields } from '../user/user.model.ts';

/** A link has one right token of 256 bits, so this only limits what trying costs us. */
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

/** Tells nothing of an account that is gone. @throws {AppError} 400 for a link that is not ours */
export async function switchOffNotification(token: string): Promise<void> {
  const userId = readSwitchOffToken(token);
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
