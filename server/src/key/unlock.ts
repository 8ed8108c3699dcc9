import { limits } from '@inkognito/shared/limits';
import type { Request } from 'express';
import type { ClientSession, Types } from 'mongoose';
import { inTransaction } from '../database/connection.ts';
import { forbidden, notSignedIn, wrongPassword } from '../errors.ts';
import { recordActivity } from '../user/activity/activity.ts';
import { User } from '../user/user.model.ts';
import { Key, type KeyRecord, nameOf, validKeyFilter } from './key.model.ts';
import { Unlock, type UnlockRecord, activeUnlockFilter } from './unlock.model.ts';

const unlockMs = limits.unlockHours * 60 * 60 * 1000;

export function callerIdOf(req: Request): string | null {
  return req.user?.id ?? req.session.guestId;
}

/** For a signed-in recruiter, or for a guest whose key is one for guests. @throws {AppError} 401 */
export async function openProfile(
  req: Request,
  key: KeyRecord,
  recruiterId: string,
): Promise<void> {
  const isGuest = !req.user;
  const day = new Date(Date.now() + unlockMs);
  // A named key stays with the account until it ends.
  const expiresAt = isGuest || !key.expiresAt ? earlier(day, key.expiresAt) : key.expiresAt;
  const deviceId = key.general ? (req.session.deviceId ?? null) : null;
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
export async function findUnlock(req: Request, candidate: Candidate): Promise<UnlockRecord | null> {
  const recruiterId = callerIdOf(req);
  if (recruiterId === null) return null;
  const open = activeUnlockFilter(recruiterId, req.session.deviceId);
  return Unlock.findOne({ ...open, candidateId: candidate._id })
    .sort({ openedAt: -1 })
    .lean();
}

export async function findUnlockOf(req: Request, publicId: string): Promise<UnlockRecord | null> {
  const candidate = await User.exists({ publicId });
  return candidate && findUnlock(req, candidate);
}

export async function isUnlocked(req: Request, candidate: Candidate): Promise<boolean> {
  return (await findUnlock(req, candidate)) !== null;
}

async function hasKey(req: Request): Promise<boolean> {
  const guestId = req.session.guestId;
  if (guestId === null) return false;
  return Boolean(await Unlock.exists(activeUnlockFilter(guestId, req.session.deviceId)));
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
  const provenEmails = email.toLowerCase();
  await Unlock.updateMany(
    { recruiterId, candidateId },
    { $addToSet: { provenEmails } },
    { session: tx },
  );
}

/** For form helpers. @throws {AppError} 401 for guests without a valid key */
export async function requireUserOrKey(req: Request): Promise<void> {
  if (!req.user && !(await hasKey(req))) throw notSignedIn();
}

export const locked = () =>
  forbidden('Bitte geben Sie zuerst das Zugangspasswort auf der Profilseite ein.');
