import type { PublicUserDto } from '@inkognito/shared/user';
import type { Request } from 'express';
import { afterResponse } from '../../http/afterResponse.ts';
import { requireRole } from '../../http/currentUser.ts';
import type { Handlers } from '../../http/endpoints.ts';
import { type Limits, countedBy } from '../../http/limits.ts';
import { type UserRecord, toPublicUserDto } from '../../user/user.model.ts';
import { searchKeyOf, searchUsers } from '../../user/search.ts';
import { getOrCreateGuest } from '../../auth/guest.ts';
import { notFound, notSignedIn } from '../../errors.ts';
import { guestIdOf } from '../../key/guest.ts';
import { checkAccessPassword } from '../../key/keys.ts';
import { callerIdOf, isUnlocked, openProfile } from '../../key/unlock.ts';
import { countTurnedAway } from '../../matching/turnedAway.ts';
import { stateForReader } from '../../matching/contactState.ts';
import { isReaderProven } from '../../release/release.ts';
import { findNewestComparison } from '../../release/reading.ts';
import type { Viewer } from '../../user/shield/hidden.ts';
import { seeOwnProfile } from './seenAs.ts';
import { findJobSeeker, viewerOf } from '../../matching/viewer.ts';

export const personRoutes = (limits: Limits) =>
  ({
    searchUsers: async ({ req, query }) => {
      await limits.consumeDistinct('searchesByDay', countedBy(req), searchKeyOf(query.q));
      return searchUsers(query.q, await viewerOf(req));
    },

    getPublicUser: async ({ req, res, user, params: { username } }) => {
      const { candidate, viewer } = await findJobSeeker(req, username);
      if (!candidate) {
        countTurnedAway(req, res, { person: { username }, viewer });
        throw notFound('Kein Nutzer gefunden.');
      }
      const unlocked = await isUnlocked(req, candidate);
      const comparison = await findShownComparison(req, candidate, viewer);
      return toPublicUserDto(candidate, { isGuest: user === null, unlocked, comparison });
    },

    seeOwnProfile: ({ user, params: { as } }) => seeOwnProfile(user.id, as),

    checkAccessPassword: async ({ req, res, user, params: { username }, body: { password } }) => {
      if (user) requireRole(user, 'recruiter');
      const counted = countedBy(req);
      await limits.consume('access', counted);
      const viewer = await viewerOf(req);
      const later = (work: () => Promise<void>) => afterResponse(req, res, work);
      const key = await checkAccessPassword({ viewer, later }, username, password).catch(
        (error: unknown) => {
          countTurnedAway(req, res, { person: { username }, viewer });
          throw error;
        },
      );
      await limits.refund('access', counted);
      if (!user && !key.guests) throw notSignedIn();
      if (!user && guestIdOf(req) === null)
        await limits.consume('guests', { ...counted, key: key._id.toString() });
      await openProfile(req, key, user?.id ?? (await getOrCreateGuest(req)));
      return { access: true };
    },
  }) satisfies Partial<Handlers>;

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
