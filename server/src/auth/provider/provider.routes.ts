import type { AuthStatusDto } from '@inkognito/shared/account';
import type { Provider, ProviderPurpose } from '@inkognito/shared/auth';
import type { Request, Response } from 'express';
import { AppError, forbidden, notSignedIn } from '../../errors.ts';
import { afterResponse } from '../../http/afterResponse.ts';
import { requireFreshIdentity } from '../../http/currentUser.ts';
import type { Handlers } from '../../http/endpoints.ts';
import { addressKey } from '../../http/limit/rateLimit.ts';
import { refuseForeignNavigation } from '../../http/sameOrigin.ts';
import { type UserDocument, toUserDto } from '../../user/user.model.ts';
import { getOwnUser } from '../../user/user.service.ts';
import { consume } from '../auth.limits.ts';
import { enter, mailNewSignIn } from '../device/knownBrowsers.ts';
import { accountOf } from './provider.accounts.ts';
import {
  identityTaken,
  linkProvider,
  requireOwnIdentity,
  unlinkProvider,
} from './provider.linking.ts';
import {
  type ProviderSettings,
  type Return,
  type Strategies,
  beginSignIn,
  createStrategies,
  finishSignIn,
} from './provider.service.ts';

/** Sign-in by Google, which our own page finishes, and by LinkedIn, which comes back to the server itself. */
export function providerRoutes(publicUrl: string, settings: ProviderSettings) {
  const strategies = createStrategies(publicUrl, settings);
  return {
    listProviders: () =>
      Promise.resolve({ google: settings.google !== null, linkedin: settings.linkedin !== null }),

    startGoogle: ({ req, query }) => start(strategies, 'google', req, query.purpose),

    signInWithGoogle: async ({ req, res }) => {
      const received = await receive('google', await finishSignIn(strategies, 'google', req), req);
      if (received === 'identity_taken') throw identityTaken('google');
      const { purpose, user, accessPassword } = received;
      tellOwner(received, { req, res });
      const isNewUser = accessPassword !== null;
      return {
        user: { ...toUserDto(user), ...(isNewUser && { accessPassword }) },
        isNewUser,
        ...(purpose !== 'sign-in' && { purpose }),
      };
    },

    signInWithLinkedin: async ({ req, res, query: { code, state, error, purpose } }) => {
      const returns = [code, state, error].some((value) => value !== undefined);
      if (!returns) return start(strategies, 'linkedin', req, purpose);
      // For where a failure leads; what counts is the attempt as it is taken.
      const begun = req.session.linkedinAttempt?.purpose ?? 'sign-in';
      return orFailurePage('linkedin', begun, () => receiveFromLinkedin(strategies, req, res));
    },

    unlinkProvider: async ({ req, user, params }) => {
      requireFreshIdentity(req);
      await unlinkProvider(params.provider, user.id, settings);
    },
  } satisfies Partial<Handlers>;
}

async function start(
  strategies: Strategies,
  provider: Provider,
  req: Request,
  purpose: ProviderPurpose = 'sign-in',
): Promise<string> {
  refuseForeignNavigation(req);
  // A page that asks first, by a call, learns that a proof is due; a navigation ends on the page itself.
  const isCall = (req.get('sec-fetch-mode') ?? 'navigate') !== 'navigate';
  if (purpose === 'link' && isCall && req.user) requireFreshIdentity(req);
  return orFailurePage(provider, purpose, async () => {
    await consume('providerByAddress', addressKey(req.ip));
    if (purpose !== 'sign-in' && !req.user) throw notSignedIn();
    if (purpose === 'link') requireFreshIdentity(req);
    return beginSignIn(strategies, provider, req, purpose);
  });
}

type Received = {
  purpose: ProviderPurpose;
  user: UserDocument;
  /** Of a new account alone. */
  accessPassword: string | null;
  isNewBrowser: boolean;
};

/**
 * Does what the browser went to the provider for. The purpose is the one it began with, never one it brings back.
 * @throws {AppError} 403 when somebody else is signed in by now, or the identity is not this account's
 */
async function receive(
  provider: Provider,
  returned: Return,
  req: Request,
): Promise<Received | 'identity_taken'> {
  const { purpose, userId } = returned.attempt;
  if (purpose === 'sign-in') {
    const account = await accountOf(provider, returned.profile);
    return { purpose, ...account, ...(await enter(req, account.user)) };
  }
  if (userId === null || req.user?.id !== userId) {
    throw forbidden('Inzwischen ist hier jemand anderes angemeldet.');
  }
  if (purpose === 'confirm') {
    await requireOwnIdentity(userId, returned);
    await req.session.renew({ confirmedAt: Date.now() });
  } else if (!(await linkProvider(provider, userId, returned))) {
    return 'identity_taken';
  }
  const user = await getOwnUser(userId);
  return { purpose, user, accessPassword: null, isNewBrowser: false };
}

/** Tells somebody who was here before of a browser that is new. */
function tellOwner(
  { user, accessPassword, isNewBrowser }: Received,
  { req, res }: { req: Request; res: Response },
): void {
  if (isNewBrowser && accessPassword === null)
    afterResponse(req, res, () => mailNewSignIn(req, user));
}

async function receiveFromLinkedin(
  strategies: Strategies,
  req: Request,
  res: Response,
): Promise<string> {
  const received = await receive('linkedin', await finishSignIn(strategies, 'linkedin', req), req);
  if (received === 'identity_taken') return '/user/account?error=identity_taken';
  const { purpose, accessPassword } = received;
  if (purpose === 'link') return '/user/account?linked=linkedin';
  if (purpose === 'confirm') return '/user/account?confirmed=linkedin';
  tellOwner(received, { req, res });
  if (accessPassword !== null) {
    // Addresses stay in histories, so it waits here for the page that shows it.
    req.session.newAccessPassword = accessPassword;
    await req.session.store();
  }
  return `/linkedin-callback?isNew=${accessPassword !== null}`;
}

/** A person sees where these calls lead, so their failure is a page as well. */
async function orFailurePage(
  provider: Provider,
  purpose: ProviderPurpose,
  work: () => Promise<string>,
): Promise<string> {
  try {
    return await work();
  } catch (failure) {
    if (!(failure instanceof AppError)) throw failure;
    if (purpose === 'sign-in') return `/login?error=${provider}_auth_failed`;
    return `/user/account?error=${purpose}_failed`;
  }
}

/** The access password of somebody new from LinkedIn: the first call of our own page gets it. */
export async function tellNewAccessPassword(
  req: Request,
): Promise<Pick<AuthStatusDto, 'accessPassword'>> {
  // A link from elsewhere opens this address as a page and must not use it up.
  if (req.get('sec-fetch-mode') === 'navigate') return {};
  const accessPassword = await req.session.take('newAccessPassword');
  return accessPassword === undefined ? {} : { accessPassword };
}
