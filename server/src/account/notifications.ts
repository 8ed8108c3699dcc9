import {
  type NotificationsDto,
  type NotificationsInput,
  notificationKinds,
} from '@inkognito/shared/account';
import { invalid, notSignedIn } from '../errors.ts';
import type { Mailer } from '../mail/mailer.ts';
import { User, type UserFields } from '../user/user.model.ts';

export async function saveNotifications(
  userId: string,
  changes: NotificationsInput,
): Promise<NotificationsDto> {
  const on = notificationKinds.filter((kind) => changes[kind] === true);
  const off = notificationKinds.filter((kind) => changes[kind] === false);
  await User.updateOne({ _id: userId }, { $pull: { mutedNotifications: { $in: on } } });
  const user = await User.findByIdAndUpdate(
    userId,
    { $addToSet: { mutedNotifications: { $each: off } } },
    { returnDocument: 'after' },
  ).orFail(notSignedIn);
  return toNotificationsDto(user);
}

/** Works without a sign-in, and for a deleted account. @throws {AppError} 400 for an invalid link */
export async function switchOffNotification(
  { switchOffTokens }: Mailer,
  token: string,
): Promise<void> {
  const off = switchOffTokens.read(token);
  if (off === null) {
    throw invalid({}, 'Dieser Link ist ungültig. Bitte kopieren Sie ihn vollständig aus der Mail.');
  }
  const { userId, kind } = off;
  await User.updateOne({ _id: userId }, { $addToSet: { mutedNotifications: kind } });
}

export function toNotificationsDto({
  mutedNotifications,
}: Pick<UserFields, 'mutedNotifications'>): NotificationsDto {
  const isOn = notificationKinds.map((kind) => [kind, !mutedNotifications.includes(kind)]);
  // Has each kind once, which Object.fromEntries cannot express.
  return Object.fromEntries(isOn) as NotificationsDto;
}
