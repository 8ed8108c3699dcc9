import {
  type AccountDto,
  type NotificationsDto,
  type NotificationsInput,
  notificationKinds,
} from '@inkognito/shared/account';
import { nextVersion } from '../database/formVersion.ts';
import { invalid } from '../errors.ts';
import type { Mailer } from '../mail/mailer.ts';
import { changeUser } from '../user/lock.ts';
import { User, type UserFields } from '../user/user.model.ts';

export async function saveNotifications(
  userId: string,
  { version, ...changes }: NotificationsInput,
  readStored: () => Promise<AccountDto>,
): Promise<NotificationsDto & { version: number }> {
  return changeUser(userId, async (user) => {
    const { settings } = user.versions;
    user.versions.settings = await nextVersion(settings, version, readStored);
    const isOn = { ...toNotificationsDto(user), ...changes };
    user.mutedNotifications = notificationKinds.filter((kind) => !isOn[kind]);
    return { ...toNotificationsDto(user), version: user.versions.settings };
  });
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
  await User.updateOne(
    { _id: userId, mutedNotifications: { $ne: kind } },
    { $addToSet: { mutedNotifications: kind }, $inc: { 'versions.settings': 1 } },
  );
}

export function toNotificationsDto({
  mutedNotifications,
}: Pick<UserFields, 'mutedNotifications'>): NotificationsDto {
  const isOn = notificationKinds.map((kind) => [kind, !mutedNotifications.includes(kind)]);
  // Has each kind once, which Object.fromEntries cannot express.
  return Object.fromEntries(isOn) as NotificationsDto;
}
