import { renewAccessPassword } from '../../auth/auth.service.ts';
import type { AuthDeps } from '../../auth/authDeps.ts';
import { getOrCreateGuest, requireFreshIdentity } from '../../auth/session/session.ts';
import { notSignedIn } from '../../errors.ts';
import { requireRole } from '../../http/currentUser.ts';
import type { Handlers } from '../../http/endpoints.ts';
import { countedBy } from '../../http/limits.ts';
import { changeKey, checkAccessPassword, createKey, listKeys } from '../../key/keys.ts';
import { openProfile } from '../../key/unlock.ts';
import { endKeyOf } from '../../matching/release/withdraw.ts';
import { viewerOf } from '../../matching/viewer.ts';
import { requireConfirmedEmail } from '../../user/user.service.ts';

export const keyRoutes = (deps: AuthDeps) =>
  ({
    listKeys: ({ user }) => listKeys(user.id),

    createKey: async ({ user, body }) => {
      await requireConfirmedEmail(user.id);
      return createKey(deps.mailer.publicUrl, user.id, body);
    },

    changeKey: async ({ user, params, body }) => ({
      key: await changeKey(user.id, params.id, body),
    }),

    revokeKey: ({ user, params, query }) =>
      endKeyOf(user.id, params.id, { withdraw: query.withdraw === 'true', deps }),

    renewAccessPassword: async ({ req, user }) => {
      requireFreshIdentity(req.session);
      return { accessPassword: await renewAccessPassword(user.id) };
    },

    checkAccessPassword: async ({ req, user, params: { username }, body: { password } }) => {
      if (user) requireRole(user, 'recruiter');
      const counted = countedBy(req);
      await deps.limits.consume('access', counted);
      const key = await checkAccessPassword(await viewerOf(req.session), username, password);
      await deps.limits.refund('access', counted);
      // Every key opens for a confirmed account, for others one for guests.
      if (!user && !key.guests) throw notSignedIn();
      if (user && !key.guests) await requireConfirmedEmail(user.id);
      if (!user && req.session.guestId === null) await deps.limits.consume('guests', counted);
      await openProfile(req.session, key, user?.id ?? (await getOrCreateGuest(req.session)));
      return { access: true };
    },
  }) satisfies Partial<Handlers>;
