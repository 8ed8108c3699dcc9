import { afterResponse } from '../http/afterResponse.ts';
import type { Handlers } from '../http/endpoints.ts';
import { countedBy } from '../http/limits.ts';
import { toUserDto } from '../user/user.model.ts';
import { getOwnUser } from '../user/user.service.ts';
import {
  changeEmail,
  denyEmail,
  mailVerification,
  showVerification,
  verifyEmail,
} from './email/email.ts';
import type { ConfirmDeps } from './email/confirmedAddress.ts';
import { confirmIdentityLink, mailIdentityLink, showIdentityLink } from './email/identityLink.ts';
import type { AuthDeps } from './authDeps.ts';
import { changePassword, confirmIdentity } from './password/changePassword.ts';
import { mailPasswordReset, resetPassword } from './password/resetPassword.ts';
import { limitLogin } from './limitLogin.ts';
import { checkPassword, findForSignIn, signUp } from './auth.service.ts';
import { endOtherSessions, endDeviceSession, listSessions } from './session/userSessions.ts';
import { type SignInDeps, enter, mailNewSignIn, forgetOtherBrowsers } from './knownBrowsers.ts';
import { isIdentityFresh, logOut, requireFreshIdentity } from './session/session.ts';

type Deps = AuthDeps & SignInDeps & ConfirmDeps;

export const authRoutes = (deps: Deps) => ({
  ...mailedRoutes(deps),
  ...sessionRoutes(deps),
});

function mailedRoutes(deps: Deps) {
  const { limits, mailer } = deps;
  return {
    signup: async ({ req, res, body }) => {
      req.namedAccount = body.username;
      const { user, response } = await signUp(body, { isTrusted: deps.showsMailLinks });
      await enter(deps, req.session, user);
      const mailbox = { ...countedBy(req), mailbox: body.email };
      afterResponse(req, res, async () => {
        if (await limits.tryConsume('confirmMail', mailbox))
          await mailVerification(deps, user, req.ip);
      });
      return response;
    },

    requestPasswordReset: async ({ req, res, body: { email } }) => {
      await limits.consume('resetMail', { ...countedBy(req), mailbox: email });
      afterResponse(req, res, () => mailPasswordReset(deps, email, req.ip));
    },

    resetPassword: async ({ req, body }) => {
      const user = await resetPassword(mailer, body.token, body.password);
      req.namedAccount = user.username;
      await forgetOtherBrowsers(req.session, user);
    },

    showEmailVerification: ({ body }) => showVerification(body.token),

    verifyEmail: async ({ req, body }) => {
      req.namedAccount = await verifyEmail(deps, body.token, req.user?.id);
    },

    denyEmail: async ({ req, body }) => {
      req.namedAccount = await denyEmail(body.token);
    },

    resendVerification: async ({ req, res, user }) => {
      const own = await getOwnUser(user.id);
      if (own.emailVerified || own.email === '') return;
      await limits.consume('confirmMail', { ...countedBy(req), mailbox: own.email });
      afterResponse(req, res, () => mailVerification(deps, own, req.ip));
    },

    mailIdentityLink: ({ req, user, body: { occasion } }) => {
      const deviceId = req.session.deviceId ?? null;
      return mailIdentityLink(deps, countedBy(req), { userId: user.id, deviceId, occasion });
    },

    showIdentityLink: ({ body }) => showIdentityLink(body.token),

    confirmIdentityLink: async ({ req, body }) => {
      req.namedAccount = await confirmIdentityLink(body.token);
    },

    changeEmail: async ({ req, res, user, body }) => {
      requireFreshIdentity(req.session);
      const counted = countedBy(req);
      await limits.consume('emailChange', counted);
      await limits.consume('confirmMail', { ...counted, mailbox: body.email });
      afterResponse(req, res, await changeEmail(deps, { userId: user.id, ip: req.ip }, body.email));
    },
  } satisfies Partial<Handlers>;
}

function sessionRoutes(deps: AuthDeps & SignInDeps & ConfirmDeps) {
  const { limits, mailer } = deps;
  return {
    login: async ({ req, res, body, knownBrowser: browser }) => {
      const { username, password } = body;
      const found = await findForSignIn(username);
      req.namedAccount = found?.username ?? username;
      const user = await limitLogin(limits, { ip: req.ip, username, browser }, () =>
        checkPassword(found, password),
      );
      const { isNewBrowser } = await enter(deps, req.session, user);
      if (isNewBrowser) afterResponse(req, res, () => mailNewSignIn(mailer, req.session, user));
      return toUserDto(user);
    },

    logout: ({ req }) => logOut(req.session),

    getIdentity: ({ req }) => Promise.resolve({ isFresh: isIdentityFresh(req.session) }),

    confirmIdentity: ({ req: { session, ip }, user, body }) =>
      confirmIdentity(deps, { session, ip }, user, body.password),

    changePassword: async ({ req: { session, ip }, user, body }) => {
      await changePassword(deps, { session, ip }, user, body);
      await forgetOtherBrowsers(session, user);
    },

    listSessions: async ({ req, user }) => ({
      sessions: await listSessions(user.id, req.session.deviceId),
    }),

    endSession: async ({ req, user, params }) => {
      const isCurrent = params.id === req.session.deviceId;
      await endDeviceSession(user.id, params.id);
      if (isCurrent) await logOut(req.session);
    },

    endOtherSessions: async ({ req, user }) => {
      await endOtherSessions(user.id, req.session.deviceId);
      await forgetOtherBrowsers(req.session, user);
    },
  } satisfies Partial<Handlers>;
}
