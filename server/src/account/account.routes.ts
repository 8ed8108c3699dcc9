import { tellNewAccessPassword } from '../auth/provider/provider.routes.ts';
import type { ProviderSettings } from '../auth/provider/provider.service.ts';
import { forbidden } from '../errors.ts';
import { requireFreshIdentity } from '../auth/session/freshIdentity.ts';
import type { Handlers } from '../http/endpoints.ts';
import { addressKey } from '../http/limit/rateLimit.ts';
import { toUserDto } from '../user/user.model.ts';
import { toRecruiterProfileDto } from '../user/user.recruiterProfile.ts';
import { getOwnUser } from '../user/user.service.ts';
import { getAutomations, saveAutomations } from './automations.ts';
import { deleteAccount } from './deletion.ts';
import { exportAccount } from './export.ts';
import {
  refundSwitchOff,
  saveNotifications,
  switchOffNotification,
  consumeSwitchOff,
} from './notifications.ts';
import { getAccount } from './overview.ts';
import { setPaused } from './pause.ts';
import { saveRecruiterProfile } from './recruiterProfile.ts';
import { changeRoles } from './roles.ts';
import { getAuthStatus } from './whoAmI.ts';
import { renewSession, endSession } from '../auth/session/session.ts';

type Options = {
  providers: ProviderSettings;
  publicUrl: string;
};

export const accountRoutes = ({ providers, publicUrl }: Options) =>
  ({
    authStatus: async ({ req, user }) => ({
      ...(await getAuthStatus(user)),
      ...(user && (await tellNewAccessPassword(req))),
    }),

    getAccount: ({ user }) => getAccount(user.id, providers),

    assignRole: async ({ req, user, body }) => {
      const changed = await changeRoles(user.id, body);
      await renewSession(req);
      return { role: toUserDto(changed).role };
    },

    getAutomations: ({ user }) => getAutomations(user.id),

    saveAutomations: ({ user, body, file }) => saveAutomations(user.id, body, file),

    saveNotifications: ({ user, body }) => saveNotifications(user.id, body),

    switchOffNotification: async ({ req, body }) => {
      const address = addressKey(req.ip);
      await consumeSwitchOff('switchOffByAddress', address);
      await switchOffNotification(body.token);
      await refundSwitchOff('switchOffByAddress', address);
    },

    setPaused: async ({ user, body }) => ({ paused: await setPaused(user.id, body.paused) }),

    getRecruiterProfile: async ({ user }) =>
      toRecruiterProfileDto((await getOwnUser(user.id)).recruiterProfile),

    saveRecruiterProfile: ({ req, user, body }) =>
      saveRecruiterProfile(user.id, body, { address: addressKey(req.ip), publicUrl }),

    exportAccount: async ({ res, user }) => {
      const account = await exportAccount(user);
      res.attachment('inkognito-export.json').json(account);
    },

    deleteAccount: async ({ req, user, params }) => {
      if (params.userId !== user.id) throw forbidden('Sie können nur Ihr eigenes Konto löschen.');
      requireFreshIdentity(req);
      await deleteAccount(user.id);
      await endSession(req);
    },
  }) satisfies Partial<Handlers>;
