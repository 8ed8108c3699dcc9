import type { SessionUser } from '@inkognito/shared/auth';
import type { PublicUserDto } from '@inkognito/shared/user';
import type { Request } from 'express';
import { requireRole } from '../http/currentUser.ts';
import type { Handlers } from '../http/endpoints.ts';
import { type Limits, countedBy } from '../http/limits.ts';
import { type UserRecord, toPublicUserDto } from '../user/user.model.ts';
import { searchKeyOf, searchUsers } from '../user/search.ts';
import { requireConfirmedEmail } from '../user/user.service.ts';
import { getOrCreateGuest } from '../auth/guest.ts';
import { notSignedIn } from '../errors.ts';
import { guestIdOf } from '../key/guest.ts';
import { checkAccessPassword } from '../key/keys.ts';
import { callerIdOf, isUnlocked, openProfile } from '../key/unlock.ts';
import { stateForReader } from '../matching/contactState.ts';
import { isReaderProven } from '../matching/release/release.ts';
import { findNewestComparison } from '../matching/release/reading.ts';
import type { Viewer } from '../user/shield/hidden.ts';
import { seeOwnProfile } from './seenAs.ts';
import { getJobSeeker, identifyViewer, viewerOf } from '../matching/viewer.ts';

export const personRoutes = (limits: Limits) =>
  ({
    searchUsers: async ({ req, query }) => {
      await limits.consumeDistinct('searchesByDay', countedBy(req), searchKeyOf(query.q));
      return searchUsers(query.q, await identifyViewer(req));
    },

    getPublicUser: async ({ req, params: { username } }) => {
      const { candidate, viewer } = await getJobSeeker(req, username);
      const unlocked = await isUnlocked(req, candidate);
      const comparison = await findShownComparison(req, candidate, viewer);
      return toPublicUserDto(candidate, { isConfirmed: viewer.isConfirmed, unlocked, comparison });
    },

    seeOwnProfile: ({ user, params: { as } }) => seeOwnProfile(user.id, as),

    checkAccessPassword: async ({ req, user, params: { username }, body: { password } }) => {
      if (user) requireRole(user, 'recruiter');
      const counted = countedBy(req);
      await limits.consume('access', counted);
      const key = await checkAccessPassword(await viewerOf(req), username, password);
      await limits.refund('access', counted);
      if (!key.guests) await requireMayUse(user);
      if (!user && guestIdOf(req) === null) await limits.consume('guests', counted);
      await openProfile(req, key, user?.id ?? (await getOrCreateGuest(req)));
      return { access: true };
    },
  }) satisfies Partial<Handlers>;

/** Every key opens for a confirmed account, for others one for guests. @throws {AppError} 401, 403 */
async function requireMayUse(user: SessionUser | null): Promise<void> {
  if (!user) throw notSignedIn();
  await requireConfirmedEmail(user.id);
}

async function findShownComparison(
  req: Request,
  candidate: UserRecord,
  viewer: Viewer,
): Promise<PublicUserDto['comparison']> {
  const recruiterId = callerIdOf(req);
  if (recruiterId === null || (req.user && !req.user.role.includes('recruiter'))) return null;
  const newest = await findNewestComparison({ recruiterId, viewer }, candidate);
  return (
    newest && {
      matchId: newest._id.toString(),
      matchPercentage: newest.matchPercentage,
      isMatch: newest.isMatch,
      contactState: stateForReader(newest, await isReaderProven(newest)),
      jobTitle: newest.offer.jobTitle,
    }
  );
}
