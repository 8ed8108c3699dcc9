import { afterAnswer } from '../http/afterAnswer.ts';
import type { Handlers } from '../http/endpoints.ts';
import { toUserDto } from '../user/user.model.ts';
import type { KeepListed } from '../user/user.service.ts';
import { mailAfterSignup, verifyEmail } from './auth.email.ts';
import { rememberGrant } from './auth.grants.ts';
import { addressKey, giveTryBack, takeTry } from './auth.limits.ts';
import { mailPasswordReset, resetPassword } from './auth.reset.ts';
import {
  changeRoles,
  checkAccessPassword,
  checkLogin,
  renewAccessPassword,
  signUp,
  toSessionUser,
} from './auth.service.ts';
import { signIn, signOut } from './passport.ts';

/** What sends mail, or comes from it; its links lead to `publicUrl`. */
export const mailingRoutes = (publicUrl: string) =>
  ({
    signup: async ({ req, res, body }) => {
      await takeTry('signupByAddress', addressKey(req.ip));
      const { user, answer } = await signUp(body);
      await signIn(req, toSessionUser(user));
      afterAnswer(req, res, () => mailAfterSignup(user, publicUrl));
      return answer;
    },

    requestPasswordReset: async ({ req, res, body }) => {
      await takeTry('resetByAddress', addressKey(req.ip));
      afterAnswer(req, res, () => mailPasswordReset(body.email, publicUrl));
    },

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
  }) satisfies Partial<Handlers>;

/** Ways in by password, roles and the access password. `keepListed` comes from questionnaire, to the right of here. */
export const authRoutes = (keepListed: KeepListed) =>
  ({
    login: async ({ req, body }) => {
      const address = addressKey(req.ip);
      const account = `${body.username}|${address}`;
      await takeTry('loginByAddress', address);
      await takeTry('loginByAccount', account);
      const user = await checkLogin(body);
      await giveTryBack('loginByAddress', address);
      await giveTryBack('loginByAccount', account);
      await signIn(req, toSessionUser(user));
      return toUserDto(user);
    },

    logout: async ({ req, res }) => {
      await signOut(req);
      res.clearCookie('__Host-sid', { path: '/', secure: true, httpOnly: true, sameSite: 'lax' });
      res.set('Clear-Site-Data', '"cache", "storage"');
    },

    assignRole: async ({ req, user, body }) => {
      const startedAt = req.session.signedInAt;
      const changed = await changeRoles(user.id, body, keepListed);
      await signIn(req, toSessionUser(changed), startedAt);
      return { role: toUserDto(changed).role };
    },

    renewAccessPassword: async ({ user }) => ({
      accessPassword: await renewAccessPassword(user.id),
    }),

    checkAccessPassword: async ({ req, user, params, body }) => {
      const address = addressKey(req.ip);
      await takeTry('accessByAddress', address);
      await takeTry('accessByAccount', user.id);
      const candidate = await checkAccessPassword(params.username, body.password);
      await giveTryBack('accessByAddress', address);
      await giveTryBack('accessByAccount', user.id);
      await rememberGrant(req, candidate);
      return { access: true };
    },
  }) satisfies Partial<Handlers>;
