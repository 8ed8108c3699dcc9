import type { Handlers } from '../http/endpoints.ts';
import { logOut } from '../auth/session/session.ts';
import { endDeviceSession, endOtherSessions, listSessions } from '../auth/session/userSessions.ts';
import type { ProviderSettings } from '../auth/provider/provider.service.ts';
import { getAccount } from './overview.ts';
import { changePassword, confirmIdentity } from '../auth/password/changePassword.ts';

/** How somebody proves who they are, and where they are signed in. */
export const accountRoutes = (settings: ProviderSettings) =>
  ({
    getAccount: ({ user }) => getAccount(user.id, settings),

    confirmIdentity: ({ req, user, body }) => confirmIdentity(req, user, body.password),

    changePassword: ({ req, user, body }) => changePassword(req, user, body),

    listSessions: async ({ req, user }) => ({
      sessions: await listSessions(user.id, req.session.device?.id),
    }),

    endSession: async ({ req, res, user, params }) => {
      const isCurrent = params.id === req.session.device?.id;
      await endDeviceSession(user.id, params.id);
      if (isCurrent) await logOut(req, res);
    },

    endOtherSessions: ({ req, user }) => endOtherSessions(user.id, req.session.device?.id),
  }) satisfies Partial<Handlers>;
