import type { SessionDto } from '@inkognito/shared/auth';
import { limits } from '@inkognito/shared/rules/limits';
import { inTransaction } from '../../database/connection.ts';
import { notFound } from '../../errors.ts';
import type { StoredSession } from '../session/session.ts';
import { ofUser, sessions } from '../passport.ts';

/** More than anybody has; the latest are shown. */
const shownMax = 50;
const maxMs = limits.sessionMaxDays * 24 * 60 * 60_000;

/** The browsers somebody is signed in with, the latest sign-in first. */
export async function listSessions(
  userId: string,
  currentDeviceId?: string,
): Promise<SessionDto[]> {
  const live = {
    ...ofUser(userId),
    'session.signedInAt': { $gt: Date.now() - maxMs },
    expires: { $gt: new Date() },
  };
  const stored = await sessions()
    .find<StoredSession>(live)
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

/** Signs one browser out. @throws {AppError} 404 for an id that is none of this person's */
export async function endSession(userId: string, deviceId: string): Promise<void> {
  const one = { ...ofUser(userId), 'session.device.id': deviceId };
  // In a transaction, so that a session that changes its id at this moment does not slip through.
  const ended = await inTransaction((session) => sessions().deleteMany(one, { session }));
  if (ended.deletedCount === 0) throw notFound('Dieses Gerät ist nicht mehr angemeldet.');
}

/** Signs all browsers out but this one. */
export async function endOtherSessions(userId: string, deviceId?: string): Promise<void> {
  const others = { ...ofUser(userId), 'session.device.id': { $ne: deviceId } };
  await inTransaction((session) => sessions().deleteMany(others, { session }));
}
