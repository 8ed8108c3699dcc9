import { Guest, type GuestRecord } from '../key/guest.ts';
import { Unlock, activeUnlockFilter } from '../key/unlock.model.ts';
import { type Caller, callerIdOf } from '../key/unlock.ts';
import { notFound } from '../errors.ts';
import { type Reader, readerKeysOf } from '../user/readerKeys.ts';
import { type Viewer, anybody, existsFor } from '../user/shield/hidden.ts';
import { User, type UserRecord } from '../user/user.model.ts';
import { isOpen, openToOthers } from '../user/visibility.ts';
import { Comparison, standingMatch } from './comparison.model.ts';

/** For what is on record with the viewer, where `unlocked` and `matched` decide nothing. */
export async function identifyViewer(caller: Caller): Promise<Viewer> {
  const id = caller.user?.id ?? null;
  const [account, guest] = await Promise.all([
    id === null ? null : User.findById(id).select({ readerKeys: 1, emailVerified: 1 }).lean(),
    findGuest(caller),
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
  caller: Caller,
  username: string,
): Promise<{ candidate: UserRecord; viewer: Viewer }> {
  const id = caller.user?.id ?? null;
  const [people, guest] = await Promise.all([
    User.find({
      $or: [...(id === null ? [] : [{ _id: id }]), { username, ...openToOthers }],
    }).lean(),
    findGuest(caller),
  ]);
  const account = people.find(({ _id }) => _id.toString() === id) ?? null;
  const candidate = people.find((person) => person.username === username && isOpen(person));
  const reader = toViewer(id, account, guest);
  const viewer = candidate?.isShielded ? { ...reader, ...(await findKeys(caller)) } : reader;
  if (!candidate || !existsFor(candidate, viewer)) throw notFound('Kein Nutzer gefunden.');
  return { candidate, viewer };
}

async function findGuest({ guestId }: Caller): Promise<GuestRecord | null> {
  return guestId === null ? null : Guest.findById(guestId).lean();
}

/** With the candidates whose key this viewer has. */
export async function viewerOf(caller: Caller): Promise<Viewer> {
  const [viewer, keys] = await Promise.all([identifyViewer(caller), findKeys(caller)]);
  return { ...viewer, ...keys };
}

async function findKeys(caller: Caller): Promise<Pick<Viewer, 'unlocked' | 'matched'>> {
  const recruiterId = callerIdOf(caller);
  const isJobSeekerOnly = caller.user && !caller.user.role.includes('recruiter');
  if (recruiterId === null || isJobSeekerOnly) return { unlocked: [], matched: [] };
  const [unlocks, matches] = await Promise.all([
    Unlock.find(activeUnlockFilter(recruiterId, caller.deviceId)).select({ candidateId: 1 }).lean(),
    // A guest's match ends with the key, an account's stays.
    caller.user
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
