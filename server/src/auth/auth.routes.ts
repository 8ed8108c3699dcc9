import { afterAnswer } from '../http/afterAnswer.ts';
import type { Handlers } from '../http/endpoints.ts';
import { addressKey } from '../http/limit/rateLimit.ts';
import { toUserDto } from '../user/user.model.ts';
import { type KeepListed, getOwnUser } from '../user/user.service.ts';
import { changeEmail, mailVerification, verifyEmail } from './email/email.ts';
import { rememberUnlock } from './key/unlock.ts';
import { giveTryBack, takeLoginTry, takeTry } from './auth.limits.ts';
import { mailPasswordReset, resetPassword } from './password/resetPassword.ts';
import {
  changeRoles,
  checkAccessPassword,
  checkLogin,
  renewAccessPassword,
  signUp,
} from './auth.service.ts';
import { saveRecruiterProfile } from './email/workEmail.ts';
import { enter, mailNewSignIn } from './device/knownBrowsers.ts';
import { requireFreshIdentity } from './session/freshIdentity.ts';
import { logOut, renewSession } from './session/session.ts';

/** What sends mail, or comes from it; its links lead to `publicUrl`. */
export const mailingRoutes = (publicUrl: string) =>
  ({
    signup: async ({ req, res, body }) => {
      await takeTry('signupByAddress', addressKey(req.ip));
      const { user, answer } = await signUp(body);
      await enter(req, user);
      afterAnswer(req, res, () => mailVerification(user, publicUrl));
      return answer;
    },

    requestPasswordReset: async ({ req, res, body }) => {
      await takeTry('resetByAddress', addressKey(req.ip));
      afterAnswer(req, res, () => mailPasswordReset(body.email, publicUrl));
    },

    saveRecruiterProfile: ({ req, user, body }) =>
      saveRecruiterProfile(user.id, body, { address: addressKey(req.ip), publicUrl }),

    resetPassword: async ({ req, body }) => {
      const address = addressKey(req.ip);
      await takeTry('mailedTokenByAddress', address);
      await resetPassword(body.token, body.password);
      await giveTryBack('mailedTokenByAddress', address);
    },

    verifyEmail: async ({ req, user, body }) => {
      const address = addressKey(req.ip);
      await takeTry('mailedTokenByAddress', address);
      await verifyEmail(user.id, body.token);
      await giveTryBack('mailedTokenByAddress', address);
    },

    resendVerification: async ({ req, res, user }) => {
      await takeTry('verificationByAccount', user.id);
      const own = await getOwnUser(user.id);
      afterAnswer(req, res, () => mailVerification(own, publicUrl));
    },

    changeEmail: async ({ req, res, user, body }) => {
      requireFreshIdentity(req);
      await takeTry('emailChangeByAccount', user.id);
      afterAnswer(req, res, await changeEmail(user.id, body.email, publicUrl));
    },
  }) satisfies Partial<Handlers>;

/** Ways in by password, roles and the access password. `keepListed` comes from questionnaire, to the right of here. */
export const authRoutes = (keepListed: KeepListed) =>
  ({
    login: async ({ req, res, body }) => {
      const giveLoginTryBack = await takeLoginTry(req, body.username);
      const user = await checkLogin(body);
      await giveLoginTryBack();
      const { isNewBrowser } = await enter(req, user);
      if (isNewBrowser) afterAnswer(req, res, () => mailNewSignIn(req, user));
      return toUserDto(user);
    },

    logout: ({ req, res }) => logOut(req, res),

    assignRole: async ({ req, user, body }) => {
      const changed = await changeRoles(user.id, body, keepListed);
      await renewSession(req);
      return { role: toUserDto(changed).role };
    },

    renewAccessPassword: async ({ req, user }) => {
      requireFreshIdentity(req);
      return { accessPassword: await renewAccessPassword(user.id) };
    },

    checkAccessPassword: async ({ req, user, params, body }) => {
      const address = addressKey(req.ip);
      await takeTry('accessByAddress', address);
      await takeTry('accessByAccount', user.id);
      const candidate = await checkAccessPassword(params.username, body.password);
      await giveTryBack('accessByAddress', address);
      await giveTryBack('accessByAccount', user.id);
      await rememberUnlock(req, candidate);
      return { access: true };
    },
  }) satisfies Partial<Handlers>;
