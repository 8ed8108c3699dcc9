import { withAsciiDomain } from '../schema/emailDomain.ts';
import { providers } from '../codes.ts';
import { secret, text } from '../schema/text.ts';
import { z } from '../schema/zod.ts';
import { limits } from '../limits.ts';
import { byId, del, get, objectId, post, put } from '../endpoint.ts';
import { email, role, userDto, username } from './user.ts';

export const newPassword = secret()
  .min(limits.passwordMin, 'Das Passwort braucht mindestens 10 Zeichen.')
  .max(limits.passwordMax, 'Das Passwort darf höchstens 200 Zeichen haben.');

/** The form requires consent; an API call may omit it, but not refuse. */
export const signupInput = z.strictObject({
  email,
  username,
  password: newPassword,
  consent: z.literal(true, 'Bitte stimmen Sie der Nutzung zu.').optional(),
});
export type SignupInput = z.infer<typeof signupInput>;

const oldPassword = secret().min(1, 'Bitte geben Sie Ihr Passwort ein.').max(limits.passwordMax);

/** Or a confirmed address, and no format checks: users who signed up under older rules must get in. */
export const loginInput = z.strictObject({
  username: text()
    .toLowerCase()
    .overwrite(withAsciiDomain)
    .min(1, 'Bitte geben Sie Ihren Benutzernamen oder Ihre E-Mail-Adresse ein.')
    .max(limits.emailMax),
  password: oldPassword,
});

/** The access password is in the sign-up response only. */
export const newUserDto = userDto.extend({ accessPassword: z.string() });
export type NewUserDto = z.infer<typeof newUserDto>;

/** `link` adds the provider to the signed-in account. */
export const providerPurposes = ['sign-in', 'link'] as const;
export type ProviderPurpose = (typeof providerPurposes)[number];
/** A page may ask by fetch first: for `link` the error says that identity must be confirmed. */
export const providerStart = z.strictObject({ purpose: z.enum(providerPurposes).optional() });

export const providersDto = z.strictObject({ google: z.boolean(), linkedin: z.boolean() });

/** Without `state` the sign-in was not begun here. */
export const googleReturn = z.strictObject({
  code: z.string().min(1).max(2000),
  state: z.string().max(200).optional(),
});
export const googleDto = z.strictObject({
  user: userDto.extend({ accessPassword: z.string().optional() }),
  isNewUser: z.boolean(),
  purpose: z.literal('link').optional(),
});

/** Empty at the start, LinkedIn's response on return; not strict, as LinkedIn may add fields. */
export const linkedinReturn = z.object({
  code: z.string().max(2000).optional(),
  state: z.string().max(200).optional(),
  error: z.string().max(200).optional(),
  purpose: z.enum(providerPurposes).optional(),
});

export const passwordResetRequest = z.strictObject({ email });

const mailedToken = z.string().min(1).max(100);
export const passwordResetInput = z.strictObject({ token: mailedToken, password: newPassword });
export const emailVerification = z.strictObject({ token: mailedToken });
/** Whose account it is that names the mailbox as its own. */
export const emailVerificationDto = z.strictObject({ username: z.string() });

/** Kept in the session, so that a request needs no user lookup. */
export const sessionUser = z.object({
  id: z.string(),
  username: z.string(),
  role: z.array(role),
});
export type SessionUser = z.infer<typeof sessionUser>;

export const emailChangeInput = z.strictObject({ email });

/** The old password, or without one a recent sign-in. */
export const passwordChangeInput = z.strictObject({
  currentPassword: secret().max(limits.passwordMax).optional(),
  password: newPassword,
});
export type PasswordChangeInput = z.infer<typeof passwordChangeInput>;

export const passwordProof = z.strictObject({
  password: oldPassword,
});

/** The calls that ask for a fresh identity; the page of the mailed link names them. */
export const identityOccasions = [
  ...(['renewAccessPassword', 'changeUsername', 'changeEmail', 'changePassword'] as const),
  ...(['startGoogle', 'signInWithLinkedin', 'unlinkProvider'] as const),
  ...(['exportAccount', 'deleteAccount'] as const),
] as const;
export type IdentityOccasion = (typeof identityOccasions)[number];
export const identityMailInput = z.strictObject({ occasion: z.enum(identityOccasions) });
/** Whose session asked, where, and for what. */
export const identityLinkDto = z.strictObject({
  username: z.string(),
  occasion: z.enum(identityOccasions),
  device: z.string(),
});

export const sessionDto = z.strictObject({
  _id: objectId,
  isCurrent: z.boolean(),
  device: z.string(),
  signedInAt: z.string(),
  lastSeenAt: z.string(),
});
export type SessionDto = z.infer<typeof sessionDto>;
export const sessionsDto = z.strictObject({ sessions: z.array(sessionDto) });

export const providerParams = z.strictObject({ provider: z.enum(providers) });

export const authEndpoints = {
  signup: post('/auth/signup', {
    access: 'public',
    limit: 'mail',
    body: signupInput,
    status: 201,
    response: newUserDto,
  }),
  login: post('/auth/login', { access: 'public', body: loginInput, response: userDto }),
  logout: get('/auth/logout', { access: 'public', changesState: true }),
  listProviders: get('/auth/providers', { access: 'public', response: providersDto }),
  startGoogle: get('/auth/google/start', {
    access: 'public',
    query: providerStart,
    response: 'redirect',
  }),
  signInWithGoogle: get('/auth/google', {
    access: 'public',
    changesState: true,
    query: googleReturn,
    response: googleDto,
  }),
  signInWithLinkedin: get('/auth/linkedin', {
    access: 'public',
    query: linkedinReturn,
    response: 'redirect',
  }),
  requestPasswordReset: post('/auth/forgot-password', {
    access: 'public',
    limit: 'mail',
    body: passwordResetRequest,
  }),
  resetPassword: post('/auth/reset-password', { access: 'public', body: passwordResetInput }),
  showEmailVerification: post('/auth/verify-email/account', {
    access: 'public',
    body: emailVerification,
    response: emailVerificationDto,
  }),
  verifyEmail: post('/auth/verify-email', { access: 'public', body: emailVerification }),
  denyEmail: post('/auth/verify-email/deny', { access: 'public', body: emailVerification }),
  resendVerification: post('/auth/verification-mail', { access: 'user', limit: 'mail' }),
  changeEmail: put('/auth/email', { access: 'user', limit: 'mail', body: emailChangeInput }),
  changePassword: put('/auth/password', { access: 'user', body: passwordChangeInput }),
  getIdentity: get('/auth/identity', {
    access: 'user',
    response: z.strictObject({ isFresh: z.boolean() }),
  }),
  confirmIdentity: post('/auth/confirm-identity', { access: 'user', body: passwordProof }),
  /** For accounts without a password: the mailbox is their proof. */
  mailIdentityLink: post('/auth/identity-mail', {
    access: 'user',
    limit: 'mail',
    body: identityMailInput,
  }),
  showIdentityLink: post('/auth/identity-link', {
    access: 'public',
    body: emailVerification,
    response: identityLinkDto,
  }),
  confirmIdentityLink: post('/auth/identity-link/confirm', {
    access: 'public',
    body: emailVerification,
  }),
  listSessions: get('/auth/sessions', { access: 'user', response: sessionsDto }),
  endOtherSessions: del('/auth/sessions', { access: 'user' }),
  endSession: del('/auth/sessions/:id', { access: 'user', params: byId }),
  unlinkProvider: del('/auth/providers/:provider', { access: 'user', params: providerParams }),
};
