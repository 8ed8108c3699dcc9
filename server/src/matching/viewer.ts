import { Guest } from '../key/guest.ts';
import { Unlock, activeUnlockFilter } from '../key/unlock.model.ts';
import { type Caller, callerIdOf } from '../key/unlock.ts';
import { notFound } from '../errors.ts';
import { readerKeysOf } from '../user/readerKeys.ts';
import { type Viewer, anybody, visibleTo } from '../user/shield/hidden.ts';
import { User, type UserDocument } from '../user/user.model.ts';
import { openToOthers } from '../user/visibility.ts';
import { Comparison, standingMatch } from './comparison.model.ts';

/** For what is on record with the viewer, where `unlocked` and `matched` decide nothing. */
export async function identifyViewer({ user, guestId }: Caller): Promise<Viewer> {
  const [account, guest] = await Promise.all([
    user ? User.findById(user.id).select({ readerKeys: 1, emailVerified: 1 }).lean() : null,
    guestId === null ? null : Guest.findById(guestId).lean(),
  ]);
  const readerKeys = [account, guest].flatMap((reader) => (reader ? readerKeysOf(reader) : []));
  const isConfirmed = account?.emailVerified ?? false;
  return { ...anybody, id: user?.id ?? null, readerKeys, isConfirmed };
}

/** With the candidates whose key this viewer has. */
export async function viewerOf(caller: Caller): Promise<Viewer> {
  const recruiterId = callerIdOf(caller);
  const isJobSeekerOnly = caller.user && !caller.user.role.includes('recruiter');
  if (recruiterId === null || isJobSeekerOnly) return identifyViewer(caller);
  const [viewer, unlocks, matches] = await Promise.all([
    identifyViewer(caller),
    Unlock.find(activeUnlockFilter(recruiterId, caller.deviceId)).select({ candidateId: 1 }).lean(),
    // A guest's match ends with the key, an account's stays.
    caller.user
      ? Comparison.find({ recruiterId, ...standingMatch, 'contact.state': { $ne: 'withdrawn' } })
          .select({ candidateId: 1 })
          .lean()
      : [],
  ]);
  return {
    ...viewer,
    unlocked: unlocks.map(({ candidateId }) => candidateId),
    matched: matches.map(({ candidateId }) => candidateId),
  };
}

/** @throws {AppError} 404, also for one who does not exist for this viewer */
export async function getCandidate(
  named: { publicId: string } | { username: string },
  viewer: Viewer,
): Promise<UserDocument> {
  return User.findOne({ ...named, ...openToOthers, ...visibleTo(viewer) }).orFail(() =>
    notFound('Kein Nutzer gefunden.'),
  );
}
