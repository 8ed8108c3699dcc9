import type { SessionUser } from '@inkognito/shared/auth';
import { limits } from '@inkognito/shared/limits';
import type { ClientSession, Types } from 'mongoose';
import { inTransaction } from '../database/connection.ts';
import { forbidden, notSignedIn, wrongPassword } from '../errors.ts';
import { recordActivity } from '../user/activity/activity.ts';
import { Key, type KeyRecord, nameOf, validKeyFilter } from './key.model.ts';
import { Unlock, type UnlockRecord, activeUnlockFilter } from './unlock.model.ts';

const unlockMs = limits.unlockHours * 60 * 60 * 1000;

/** As the session has them. */
export type Caller = {
  readonly user: SessionUser | undefined;
  readonly guestId: string | null;
  readonly deviceId: string | undefined;
};

export const callerIdOf = ({ user, guestId }: Caller): string | null => user?.id ?? guestId;

/** For a signed-in recruiter, or for a guest whose key is one for guests. @throws {AppError} 401 */
export async function openProfile(
  caller: Caller,
  key: KeyRecord,
  recruiterId: string,
): Promise<void> {
  const isGuest = !caller.user;
  const day = new Date(Date.now() + unlockMs);
  // A named key stays with the account until it ends.
  const expiresAt = isGuest || !key.expiresAt ? earlier(day, key.expiresAt) : key.expiresAt;
  const deviceId = key.general ? (caller.deviceId ?? null) : null;
  await inTransaction(async (tx) => {
    const now = new Date();
    const own = { recruiterId, candidateId: key.userId, keyId: key._id };
    const { upsertedCount } = await Unlock.updateOne(
      own,
      { $set: { isGuest, deviceId, openedAt: now, expiresAt } },
      { upsert: true, session: tx },
    );
    // Writes the key, so that ending it concurrently either finds this unlock or makes it fail.
    const live = await Key.findOneAndUpdate(
      { _id: key._id, ...validKeyFilter(now), ...(isGuest && { guests: true }) },
      { $inc: { opened: upsertedCount }, $set: { lastUsedAt: now } },
      { session: tx },
    );
    if (!live) throw wrongPassword('Dieser Schlüssel gilt nicht mehr.');
    if (upsertedCount === 0) return;
    await recordActivity([{ candidateId: key.userId, kind: 'key_opened', key: nameOf(live) }], tx);
  });
}

const earlier = (one: Date, other: Date | null | undefined) => (other && other < one ? other : one);

type Candidate = { _id: Types.ObjectId };

/** The most recently entered key that still opens this profile. */
export async function findUnlock(
  caller: Caller,
  { _id: candidateId }: Candidate,
): Promise<UnlockRecord | null> {
  const recruiterId = callerIdOf(caller);
  if (recruiterId === null) return null;
  const open = { ...activeUnlockFilter(recruiterId, caller.deviceId), candidateId };
  return Unlock.findOne(open).sort({ openedAt: -1 }).lean();
}

type Named = { recruiterId: Types.ObjectId | string; email: string };

/** Pressed in this guest's browser, for any profile. */
export async function isMailboxProven(
  { recruiterId, email }: Named,
  tx: ClientSession | null = null,
): Promise<boolean> {
  const own = { recruiterId, provenEmails: email.toLowerCase() };
  return (await Unlock.exists(own).session(tx)) !== null;
}

export async function rememberProof(
  { recruiterId, email, candidateId }: Named & { candidateId: Types.ObjectId },
  tx: ClientSession,
): Promise<void> {
  const proven = { $addToSet: { provenEmails: email.toLowerCase() } };
  await Unlock.updateMany({ recruiterId, candidateId }, proven, { session: tx });
}

/** For form helpers. @throws {AppError} 401 for guests without a valid key */
export async function requireUserOrKey({ user, guestId, deviceId }: Caller): Promise<void> {
  if (user) return;
  const opened = guestId && (await Unlock.exists(activeUnlockFilter(guestId, deviceId)));
  if (!opened) throw notSignedIn();
}

export const locked = () =>
  forbidden('Bitte geben Sie zuerst das Zugangspasswort auf der Profilseite ein.');
