import { requireRole } from '../http/currentUser.ts';
import type { Handlers } from '../http/endpoints.ts';
import { type Limits, countedBy } from '../http/limits.ts';
import { toPublicUserDto } from '../user/user.model.ts';
import { searchKeyOf, searchUsers } from '../user/search.ts';
import { getOrCreateGuest } from '../auth/guest.ts';
import { notSignedIn } from '../errors.ts';
import { guestIdOf } from '../key/guest.ts';
import { checkAccessPassword } from '../key/keys.ts';
import { isUnlocked, openProfile } from '../key/unlock.ts';
import { getJobSeeker, viewerOf } from '../auth/viewer.ts';

export const personRoutes = (limits: Limits) =>
  ({
    searchUsers: async ({ req, query }) => {
      await limits.consumeDistinct('searchesByDay', countedBy(req), searchKeyOf(query.q));
      return searchUsers(query.q, await viewerOf(req));
    },

    getPublicUser: async ({ req, params }) => {
      const candidate = await getJobSeeker(req, params.username);
      return toPublicUserDto(candidate, await isUnlocked(req, candidate));
    },

    checkAccessPassword: async ({ req, user, params, body }) => {
      if (user) requireRole(user, 'recruiter');
      const counted = countedBy(req);
      await limits.consume('access', counted);
      const viewer = await viewerOf(req);
      const key = await checkAccessPassword(viewer, params.username, body.password);
      await limits.refund('access', counted);
      if (!user && guestIdOf(req) === null)
        await limits.consume('guests', { ...counted, key: key._id.toString() });
      if (!user && !key.guests) throw notSignedIn();
      await openProfile(req, key, user?.id ?? (await getOrCreateGuest(req)));
      return { access: true };
    },
  }) satisfies Partial<Handlers>;
