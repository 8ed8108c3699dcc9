import type { SessionDto, SessionUser } from '@inkognito/shared/auth';
import type { ClientSession } from 'mongoose';
import { inTransaction } from '../../database/connection.ts';
import { notFound } from '../../errors.ts';
import { User } from '../../user/user.model.ts';
import { sessionMaxMs, sessions } from './session.model.ts';

const shownMax = 50;

const ofUser = (userId: string) => ({ 'session.passport.user.id': userId });

export async function listSessions(
  userId: string,
  currentDeviceId?: string,
): Promise<SessionDto[]> {
  const live = {
    ...ofUser(userId),
    'session.signedInAt': { $gt: Date.now() - sessionMaxMs },
    expires: { $gt: new Date() },
  };
  const stored = await sessions()
    .find(live)
    .sort({ 'session.signedInAt': -1 })
    .limit(shownMax)
    .toArray();
  return stored.flatMap(({ session: { device, signedInAt }, lastModified }) =>
    device && signedInAt !== undefined
      ? [
          {
            _id: device.id,
            isCurrent: device.id === currentDeviceId,
            device: device.name,
            signedInAt: new Date(signedInAt).toISOString(),
            lastSeenAt: lastModified.toISOString(),
          },
        ]
      : [],
  );
}

const deviceOf = (userId: string, deviceId: string) => ({
  ...ofUser(userId),
  'session.device.id': deviceId,
  expires: { $gt: new Date() },
});

/** @returns its name */
export async function findDevice(userId: string, deviceId: string, tx: ClientSession | null) {
  const options = tx ? { session: tx } : {};
  const found = await sessions().findOne(deviceOf(userId, deviceId), options);
  return found?.session.device?.name;
}

export async function markDeviceConfirmed(
  userId: string,
  deviceId: string,
  tx: ClientSession,
): Promise<void> {
  const set = { $set: { 'session.confirmedAt': Date.now() } };
  await sessions().updateOne(deviceOf(userId, deviceId), set, { session: tx });
}

/** @throws {AppError} 404 for another user's session */
export async function endDeviceSession(userId: string, deviceId: string): Promise<void> {
  const one = { ...ofUser(userId), 'session.device.id': deviceId };
  // In a transaction, so that a session that is changing its id is not missed.
  const ended = await inTransaction((tx) => sessions().deleteMany(one, { session: tx }));
  if (ended.deletedCount === 0) throw notFound('Dieses Gerät ist nicht mehr angemeldet.');
}

export async function endOtherSessions(userId: string, deviceId?: string): Promise<void> {
  const others = { ...ofUser(userId), 'session.device.id': { $ne: deviceId } };
  await inTransaction((tx) => sessions().deleteMany(others, { session: tx }));
}

/** Also fails a sign-in in progress. */
export async function endSessions(
  userId: string,
  tx: ClientSession,
  keptDeviceId?: string,
): Promise<void> {
  const others = keptDeviceId === undefined ? {} : { 'session.device.id': { $ne: keptDeviceId } };
  await sessions().deleteMany({ ...ofUser(userId), ...others }, { session: tx });
  await User.updateOne({ _id: userId }, { $set: { sessionsEndedAt: new Date() } }, { session: tx });
}

export async function changeSessionUser(
  userId: string,
  change: Partial<Pick<SessionUser, 'role' | 'username'>>,
  tx: ClientSession,
): Promise<void> {
  const set = Object.fromEntries(
    Object.entries(change).map(([name, value]) => [`session.passport.user.${name}`, value]),
  );
  await sessions().updateMany(ofUser(userId), { $set: set }, { session: tx });
}
