import { pipeline } from 'node:stream/promises';
import { tellNewAccessPassword } from '../auth/provider/provider.routes.ts';
import type { ProviderSettings } from '../config.ts';
import { forbidden } from '../errors.ts';
import type { Handlers } from '../http/endpoints.ts';
import { countedBy } from '../http/limits.ts';
import { identifyViewer } from '../matching/viewer.ts';
import type { AuthDeps } from '../auth/authDeps.ts';
import type { FileStore } from '../user/file/files.ts';
import { toUserDto } from '../user/user.model.ts';
import { tokenUrl } from '../mail/mail.template.ts';
import { getOwnUser, saveMessage, saveProfileImage } from '../user/user.service.ts';
import { getAutomations, saveAutomations } from './automations.ts';
import { deleteAccount } from './deletion.ts';
import {
  changeRoles,
  getAccount,
  getAuthStatus,
  saveRecruiterProfile,
  setPaused,
  toOwnProfileDto,
} from './account.service.ts';
import { exportAccount } from './export.ts';
import { saveNotifications, switchOffNotification } from './notifications.ts';
import { getShield, previewShield, saveShield } from './shield.ts';
import { changeUsername } from './username.ts';
import { type SignInDeps, browserHash } from '../auth/knownBrowsers.ts';
import { logOut, renewSession, requireFreshIdentity } from '../auth/session/session.ts';

type Deps = AuthDeps &
  SignInDeps &
  FileStore & {
    providers: ProviderSettings;
  };

export function accountRoutes(deps: Deps) {
  const readAccount = (userId: string) => () => getAccount(userId, deps.providers);
  return {
    authStatus: async ({ req, user }) => ({
      ...(await getAuthStatus(user)),
      ...(user && (await tellNewAccessPassword(req))),
    }),

    getAccount: ({ user }) => readAccount(user.id)(),

    uploadProfileImage: ({ user, file }) => saveProfileImage(deps, user.id, file),

    saveMessage: async ({ user, body }) => ({
      copyPasteMsg: await saveMessage(user.id, body.message),
    }),

    changeUsername: async ({ req, user, body: { username } }) => {
      requireFreshIdentity(req.session);
      const change = { userId: user.id, username, browser: browserHash(req.session, username) };
      return changeUsername(change, deps.limits);
    },

    assignRole: async ({ req, user, body }) => {
      const changed = await changeRoles(user.id, body);
      await renewSession(req.session);
      await deps.claimGuestWork(req.session, changed);
      return { role: toUserDto(changed).role };
    },

    getAutomations: ({ user }) => getAutomations(user.id),

    saveAutomations: ({ user, body, file }) =>
      saveAutomations(deps, { userId: user.id, input: body, cvFile: file }),

    saveNotifications: ({ user, body }) => saveNotifications(user.id, body, readAccount(user.id)),

    switchOffNotification: ({ body }) => switchOffNotification(deps.mailer, body.token),

    unsubscribe: ({ query }) => switchOffNotification(deps.mailer, query.token),

    showUnsubscribe: ({ res, query }) => {
      res.redirect(tokenUrl(deps.mailer.publicUrl, 'notifications-off', query.token));
      return Promise.resolve();
    },

    getShield: ({ user }) => getShield(user.id),

    saveShield: ({ user, body }) => saveShield(user.id, body),

    previewShield: async ({ user, body }) => ({ releases: await previewShield(user.id, body) }),

    setPaused: ({ user, body }) => setPaused(user.id, body, readAccount(user.id)),

    getRecruiterProfile: async ({ user }) => toOwnProfileDto(await getOwnUser(user.id)),

    saveRecruiterProfile: ({ user, body }) => saveRecruiterProfile(user.id, body),

    exportAccount: async ({ req, res, user }) => {
      requireFreshIdentity(req.session);
      await deps.limits.consume('export', countedBy(req));
      const parts = await exportAccount(user.id, await identifyViewer(req.session));
      res.attachment('inkognito-export.json');
      await pipeline(parts, res);
    },

    deleteAccount: async ({ req, user, params }) => {
      const { publicId } = await getOwnUser(user.id);
      if (params.userId !== publicId) throw forbidden('Sie können nur Ihr eigenes Konto löschen.');
      requireFreshIdentity(req.session);
      await deleteAccount(user.id);
      await logOut(req.session);
      req.session.clearDeviceCookie();
    },
  } satisfies Partial<Handlers>;
}
