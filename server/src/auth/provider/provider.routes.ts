import type { AuthStatusDto } from '@inkognito/shared/account';
import type { ProviderPurpose } from '@inkognito/shared/auth';
import type { Provider } from '@inkognito/shared/codes';
import type { Request, RequestHandler, Response } from 'express';
import type passport from 'passport';
import { InternalOAuthError } from 'passport-oauth2';
import type { ProviderSettings } from '../../config.ts';
import { AppError, forbidden, notSignedIn } from '../../errors.ts';
import { afterResponse } from '../../http/afterResponse.ts';
import type { Handlers } from '../../http/endpoints.ts';
import { countedBy } from '../../http/limits.ts';
import { refuseForeignNavigation } from '../../http/sameOrigin.ts';
import { toUserDto } from '../../user/user.model.ts';
import { getOwnUser, requireConfirmedEmail } from '../../user/user.service.ts';
import type { AuthDeps } from '../authDeps.ts';
import { type SignInDeps, enter, mailNewSignIn } from '../knownBrowsers.ts';
import type { ProviderAttempt } from '../session/session.model.ts';
import { requireFreshIdentity, takeFromSession, updateSession } from '../session/session.ts';
import { accountOf } from './provider.accounts.ts';
import {
  canProveWithoutProvider,
  identityTaken,
  linkProvider,
  unlinkProvider,
} from './provider.linking.ts';
import { type ProviderProfile, createPassport } from './strategies.ts';
import { attemptPurpose } from './attempts.ts';
import { type Authenticated, finishSignIn, requireProvider } from './provider.service.ts';

type Exchange = { req: Request; res: Response };
type Providers = { passport: passport.Authenticator; settings: ProviderSettings };
type SignIns = Providers & AuthDeps & SignInDeps;

/** Google returns to our page, LinkedIn to the server. */
export function providerRoutes(deps: AuthDeps & SignInDeps, settings: ProviderSettings) {
  const passport = createPassport(deps.mailer.publicUrl, settings);
  const providers: SignIns = { ...deps, passport, settings };
  return {
    listProviders: () =>
      Promise.resolve({ google: settings.google !== null, linkedin: settings.linkedin !== null }),

    startGoogle: (call) => start(providers, 'google', call, call.query.purpose),

    signInWithGoogle: async (call) => {
      const received = await receive(providers, 'google', call);
      if (received === 'identity_taken') throw identityTaken('google');
      const { purpose, user, accessPassword } = received;
      const isNewUser = accessPassword !== null;
      return {
        user: { ...toUserDto(user), ...(isNewUser && { accessPassword }) },
        isNewUser,
        ...(purpose !== 'sign-in' && { purpose }),
      };
    },

    signInWithLinkedin: async (call) => {
      const { code, state, error, purpose } = call.query;
      const returns = [code, state, error].some((value) => value !== undefined);
      if (!returns) return start(providers, 'linkedin', call, purpose);
      // Only picks the failure page; the attempt is verified later.
      const begun = attemptPurpose(call.req.session, 'linkedin');
      const isCancelled = error !== undefined && cancellations.has(error);
      return orFailurePage(
        { provider: 'linkedin', purpose: begun, res: call.res, isCancelled },
        async () => call.res.redirect(await receiveFromLinkedin(providers, call)),
      );
    },

    unlinkProvider: async ({ req, user, params }) => {
      requireFreshIdentity(req.session);
      await unlinkProvider(deps.mailer, params.provider, user.id, settings);
    },
  } satisfies Partial<Handlers>;
}

async function start(
  providers: SignIns,
  provider: Provider,
  { req, res }: Exchange,
  purpose: ProviderPurpose = 'sign-in',
): Promise<void> {
  refuseForeignNavigation(req);
  // A fetch needs the status before it navigates; a navigation ends on our page anyway.
  const isCall = (req.get('sec-fetch-mode') ?? 'navigate') !== 'navigate';
  const redirect = async () => {
    await providers.limits.consume('provider', countedBy(req));
    if (purpose !== 'sign-in' && !req.user) throw notSignedIn();
    if (purpose === 'link' && req.user) await requireMayLink(req, req.user.id);
    requireProvider(providers.settings, provider);
    // Linking forces a choice of account, which LinkedIn cannot.
    const prompt = purpose === 'link' && { prompt: 'select_account' };
    // The types take text alone; an object is handed to the store.
    const options: object = { state: { purpose }, ...prompt };
    const navigate = providers.passport.authenticate(provider, options) as RequestHandler;
    await new Promise<unknown>((resolve, reject) => {
      res.once('close', resolve);
      void navigate(req, res, reject);
    });
  };
  await (isCall ? redirect() : orFailurePage({ provider, purpose, res }, redirect));
}

/** @throws {AppError} 403: a provider linked before the address is proven would outlive the owner's own sign-in */
async function requireMayLink(req: Request, userId: string): Promise<void> {
  await requireConfirmedEmail(userId);
  requireFreshIdentity(req.session);
}

/** A sign-in must be answered within five seconds. */
const signInTimeoutMs = 4_500;

/** @throws {AppError} 403 when another user is signed in */
async function receive(providers: SignIns, provider: Provider, { req, res }: Exchange) {
  const { mailer, passport, settings } = providers;
  const returned = await finishSignIn(settings, provider, req, () =>
    authenticate(passport, provider, { req, res }),
  );
  const { purpose, userId } = returned.attempt;
  if (purpose === 'sign-in') {
    const account = await accountOf(mailer, provider, returned.profile);
    const isNew = account.accessPassword !== null;
    const isFresh = isNew || !(await canProveWithoutProvider(account.user.id));
    const { isNewBrowser } = await enter(providers, req.session, account.user, { isFresh });
    if (isNewBrowser && !isNew) {
      afterResponse(req, res, () => mailNewSignIn(mailer, req.session, account.user));
    }
    return { purpose, ...account };
  }
  if (userId === null || req.user?.id !== userId) {
    throw forbidden('Inzwischen ist hier jemand anderes angemeldet.');
  }
  if (!(await linkProvider(mailer, provider, userId, returned))) return 'identity_taken';
  return { purpose, user: await getOwnUser(userId), accessPassword: null };
}

function authenticate(
  passport: passport.Authenticator,
  provider: Provider,
  { req, res }: Exchange,
): Promise<Authenticated | null> {
  return new Promise((resolve, reject) => {
    // The OAuth library waits for ever.
    const timeout = new InternalOAuthError('The provider does not answer.', new Error('timeout'));
    setTimeout(reject, signInTimeoutMs, timeout).unref();
    const returned: passport.AuthenticateCallback = (error, user, info) => {
      if (error instanceof Error) reject(error);
      else if (!user) resolve(null);
      else {
        const { state: attempt, ...profile } = info as ProviderProfile & { state: ProviderAttempt };
        resolve({ profile, attempt });
      }
    };
    void (passport.authenticate(provider, returned) as RequestHandler)(req, res, reject);
  });
}

async function receiveFromLinkedin(providers: SignIns, exchange: Exchange): Promise<string> {
  const received = await receive(providers, 'linkedin', exchange);
  if (received === 'identity_taken') return '/user/account?error=identity_taken';
  const { purpose, accessPassword } = received;
  if (purpose === 'link') return '/user/account?linked=linkedin';
  const isNew = accessPassword !== null;
  // URLs stay in histories, so it waits in the session for the page.
  if (isNew) await updateSession(exchange.req.session, { newAccessPassword: accessPassword });
  return `/linkedin-callback?isNew=${isNew}`;
}

/** As LinkedIn words it. */
const cancellations = new Set(['user_cancelled_login', 'user_cancelled_authorize']);

async function orFailurePage(
  {
    provider,
    purpose,
    res,
    isCancelled = false,
  }: { provider: Provider; purpose: ProviderPurpose; res: Response; isCancelled?: boolean },
  work: () => Promise<void>,
): Promise<void> {
  try {
    await work();
  } catch (failure) {
    if (!(failure instanceof AppError)) throw failure;
    if (purpose === 'link') res.redirect('/user/account?error=link_failed');
    // URLs stay in histories, so the reason is left out.
    else if (failure.code === 'frozen') res.redirect('/login?error=frozen');
    else
      res.redirect(`/login?error=${provider}_auth_failed${isCancelled ? '&reason=cancelled' : ''}`);
  }
}

export async function tellNewAccessPassword(
  req: Request,
): Promise<Pick<AuthStatusDto, 'accessPassword'>> {
  // A link from elsewhere must not use up the access password.
  if (req.get('sec-fetch-mode') === 'navigate') return {};
  const accessPassword = await takeFromSession(req.session, 'newAccessPassword');
  return accessPassword === undefined ? {} : { accessPassword };
}
