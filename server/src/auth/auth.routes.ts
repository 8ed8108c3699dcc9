import { afterResponse } from '../http/afterResponse.ts';
import type { Handlers } from '../http/endpoints.ts';
import { addressKey } from '../http/limit/rateLimit.ts';
import { toUserDto } from '../user/user.model.ts';
import { getOwnUser } from '../user/user.service.ts';
import { changeEmail, mailVerification, verifyEmail } from './email/email.ts';
import { rememberUnlock } from './key/unlock.ts';
import { refund, consumeLogin, consume } from './auth.limits.ts';
import { changePassword, confirmIdentity } from './password/changePassword.ts';
import { mailPasswordReset, resetPassword } from './password/resetPassword.ts';
import { checkAccessPassword, checkLogin, renewAccessPassword, signUp } from './auth.service.ts';
import { endOtherSessions, endDeviceSession, listSessions } from './session/userSessions.ts';
import { enter, mailNewSignIn } from './device/knownBrowsers.ts';
import { requireFreshIdentity } from './session/freshIdentity.ts';
import { logOut } from './session/session.ts';

export const mailingRoutes = (publicUrl: string) =>
  ({
    signup: async ({ req, res, body }) => {
      await consume('signupByAddress', addressKey(req.ip));
      const { user, response } = await signUp(body);
      await enter(req, user);
      afterResponse(req, res, () => mailVerification(user, publicUrl));
      return response;
    },

    requestPasswordReset: async ({ req, res, body }) => {
      await consume('resetByAddress', addressKey(req.ip));
      afterResponse(req, res, () => mailPasswordReset(body.email, publicUrl));
    },

    resetPassword: async ({ req, body }) => {
      const address = addressKey(req.ip);
      await consume('mailedTokenByAddress', address);
      await resetPassword(body.token, body.password);
      await refund('mailedTokenByAddress', address);
    },

    verifyEmail: async ({ req, user, body }) => {
      const address = addressKey(req.ip);
      await consume('mailedTokenByAddress', address);
      await verifyEmail(user.id, body.token);
      await refund('mailedTokenByAddress', address);
    },

    resendVerification: async ({ req, res, user }) => {
      await consume('verificationByAccount', user.id);
      const own = await getOwnUser(user.id);
      afterResponse(req, res, () => mailVerification(own, publicUrl));
    },

    changeEmail: async ({ req, res, user, body }) => {
      requireFreshIdentity(req);
      await consume('emailChangeByAccount', user.id);
      afterResponse(req, res, await changeEmail(user.id, body.email, publicUrl));
    },
  }) satisfies Partial<Handlers>;

export const authRoutes = {
  login: async ({ req, res, body }) => {
    const refundLogin = await consumeLogin(req, body.username);
    const user = await checkLogin(body);
    await refundLogin();
    const { isNewBrowser } = await enter(req, user);
    if (isNewBrowser) afterResponse(req, res, () => mailNewSignIn(req, user));
    return toUserDto(user);
  },

  logout: ({ req, res }) => logOut(req, res),

  renewAccessPassword: async ({ req, user }) => {
    requireFreshIdentity(req);
    return { accessPassword: await renewAccessPassword(user.id) };
  },

  checkAccessPassword: async ({ req, user, params, body }) => {
    const address = addressKey(req.ip);
    await consume('accessByAddress', address);
    await consume('accessByAccount', user.id);
    const candidate = await checkAccessPassword(params.username, body.password);
    await refund('accessByAddress', address);
    await refund('accessByAccount', user.id);
    await rememberUnlock(req, candidate);
    return { access: true };
  },

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
} satisfies Partial<Handlers>;
