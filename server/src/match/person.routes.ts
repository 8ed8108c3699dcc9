import { limits } from '@inkognito/shared/limits';
import { callerKey, requireRole, limitIdentityOf } from '../http/currentUser.ts';
import type { Handlers } from '../http/endpoints.ts';
import { createDistinctLimit } from '../http/limit/distinctLimit.ts';
import { type LimitPolicy, addressKey } from '../http/limit/rateLimit.ts';
import { toPublicUserDto } from '../user/user.model.ts';
import { searchKeyOf, searchUsers } from '../user/user.search.ts';
import type { AuthDeps } from '../auth/auth.limits.ts';
import { getOrCreateGuest } from '../auth/guest.ts';
import { notSignedIn } from '../errors.ts';
import { guestIdOf } from '../key/guest.ts';
import { checkAccessPassword } from '../key/keys.ts';
import { isUnlocked, openProfile } from '../key/unlock.ts';
import { getJobSeeker, viewerOf } from '../auth/viewer.ts';

const searchesByDay = {
  name: 'searchesByDay',
  max: limits.searchesPerDay,
  duration: limits.counterHours * 60 * 60,
};

export function personRoutes({
  limiters,
  policy,
}: Pick<AuthDeps, 'limiters'> & { policy: LimitPolicy }) {
  const searches = createDistinctLimit(searchesByDay, policy);
  return {
    searchUsers: async ({ req, query }) => {
      await searches.consume(callerKey(req), searchKeyOf(query.q));
      return searchUsers(query.q, await viewerOf(req));
    },

    getPublicUser: async ({ req, params }) => {
      const candidate = await getJobSeeker(req, params.username);
      return toPublicUserDto(candidate, await isUnlocked(req, candidate));
    },

    checkAccessPassword: async ({ req, user, params, body }) => {
      if (user) requireRole(user, 'recruiter');
      const address = addressKey(req.ip);
      await limiters.consume('accessByAddress', address);
      if (user) await limiters.consume('accessByAccount', limitIdentityOf(user));
      const viewer = await viewerOf(req);
      const key = await checkAccessPassword(viewer, params.username, body.password);
      await limiters.refund('accessByAddress', address);
      if (user) await limiters.refund('accessByAccount', limitIdentityOf(user));
      else if (guestIdOf(req) === null) await limiters.consume('guestByAddress', address);
      if (!user && !key.guests) throw notSignedIn();
      await openProfile(req, key, user?.id ?? (await getOrCreateGuest(req)));
      return { access: true };
    },
  } satisfies Partial<Handlers>;
}
