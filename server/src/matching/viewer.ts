import type { Request } from 'express';
import { Guest, type GuestRecord } from '../key/guest.ts';
import { Unlock, activeUnlockFilter } from '../key/unlock.model.ts';
import { callerIdOf } from '../key/unlock.ts';
import { notFound } from '../errors.ts';
import { type Reader, readerKeysOf } from '../user/readerKeys.ts';
import { type Viewer, anybody, existsFor } from '../user/shield/hidden.ts';
import { User, type UserRecord } from '../user/user.model.ts';
import { isOpen, openToOthers } from '../user/visibility.ts';
import { Comparison, standingMatch } from './comparison.model.ts';

/** For what is on record with the viewer, where `unlocked` and `matched` decide nothing. */
export async function identifyViewer(req: Request): Promise<Viewer> {
  const id = req.user?.id ?? null;
  const [account, guest] = await Promise.all([
    id === null ? null : User.findById(id).select({ readerKeys: 1, emailVerified: 1 }).lean(),
    findGuest(req),
  ]);
  return toViewer(id, account, guest);
}

function toViewer(
  id: string | null,
  account: (Reader & { emailVerified: boolean }) | null,
  guest: GuestRecord | null,
): Viewer {
  const readerKeys = [account, guest].flatMap((reader) => (reader ? readerKeysOf(reader) : []));
  return { ...anybody, id, readerKeys, isConfirmed: account?.emailVerified ?? false };
}

/** One query for a profile and its reader, whose keys are read where the candidate is shielded. @throws {AppError} 404 */
export async function getJobSeeker(
  req: Request,
  username: string,
): Promise<{ candidate: UserRecord; viewer: Viewer }> {
  const id = req.user?.id ?? null;
  const [people, guest] = await Promise.all([
    User.find({
      $or: [...(id === null ? [] : [{ _id: id }]), { username, ...openToOthers }],
    }).lean(),
    findGuest(req),
  ]);
  const account = people.find(({ _id }) => _id.toString() === id) ?? null;
  const candidate = people.find((person) => person.username === username && isOpen(person));
  const reader = toViewer(id, account, guest);
  const viewer = candidate?.isShielded ? { ...reader, ...(await findKeys(req)) } : reader;
  if (!candidate || !existsFor(candidate, viewer)) throw notFound('Kein Nutzer gefunden.');
  return { candidate, viewer };
}

async function findGuest(req: Request): Promise<GuestRecord | null> {
  const guestId = req.session.guestId;
  return guestId === null ? null : Guest.findById(guestId).lean();
}

/** With the candidates whose key this viewer has. */
export async function viewerOf(req: Request): Promise<Viewer> {
  const [viewer, keys] = await Promise.all([identifyViewer(req), findKeys(req)]);
  return { ...viewer, ...keys };
}

async function findKeys(req: Request): Promise<Pick<Viewer, 'unlocked' | 'matched'>> {
  const recruiterId = callerIdOf(req.session);
  const isJobSeekerOnly = req.user && !req.user.role.includes('recruiter');
  if (recruiterId === null || isJobSeekerOnly) return { unlocked: [], matched: [] };
  const [unlocks, matches] = await Promise.all([
    Unlock.find(activeUnlockFilter(recruiterId, req.session.deviceId))
      .select({ candidateId: 1 })
      .lean(),
    // A guest's match ends with the key, an account's stays.
    req.user
      ? Comparison.find({ recruiterId, ...standingMatch, 'contact.state': { $ne: 'withdrawn' } })
          .select({ candidateId: 1 })
          .lean()
      : [],
  ]);
  return {
    unlocked: unlocks.map(({ candidateId }) => candidateId),
    matched: matches.map(({ candidateId }) => candidateId),
  };
}
