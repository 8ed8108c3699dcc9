import type { AuthStatusDto } from '@inkognito/shared/auth';
import type { Request } from 'express';
import { AppError } from '../../errors.ts';
import type { Handlers } from '../../http/endpoints.ts';
import { refuseForeignNavigation } from '../../http/sameOrigin.ts';
import { takeFromSession } from '../../http/session.ts';
import { toUserDto } from '../../user/user.model.ts';
import { addressKey, takeTry } from '../auth.limits.ts';
import { toSessionUser } from '../auth.service.ts';
import { saveSession, signIn } from '../passport.ts';
import { accountOf } from './provider.accounts.ts';
import {
  type ProviderSettings,
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

    startGoogle: async ({ req }) => {
      refuseForeignNavigation(req);
      return orLoginPage('google_auth_failed', async () => {
        await takeTry('providerByAddress', addressKey(req.ip));
        return beginSignIn(strategies, 'google', req);
      });
    },

    signInWithGoogle: async ({ req }) => {
      const profile = await finishSignIn(strategies, 'google', req);
      const { user, accessPassword } = await accountOf(profile);
      await signIn(req, toSessionUser(user));
      const isNewUser = accessPassword !== null;
      return { user: { ...toUserDto(user), ...(isNewUser && { accessPassword }) }, isNewUser };
    },

    signInWithLinkedin: async ({ req, query }) => {
      const returns = Object.values(query).some((value) => value !== undefined);
      if (!returns) refuseForeignNavigation(req);
      return orLoginPage('linkedin_auth_failed', () =>
        returns ? receiveFromLinkedin(strategies, req) : startLinkedin(strategies, req),
      );
    },
  } satisfies Partial<Handlers>;
}

async function startLinkedin(strategies: Strategies, req: Request): Promise<string> {
  await takeTry('providerByAddress', addressKey(req.ip));
  return beginSignIn(strategies, 'linkedin', req);
}

async function receiveFromLinkedin(strategies: Strategies, req: Request): Promise<string> {
  const profile = await finishSignIn(strategies, 'linkedin', req);
  const { user, accessPassword } = await accountOf(profile);
  await signIn(req, toSessionUser(user));
  if (accessPassword !== null) {
    // Addresses stay in histories, so it waits here for the page that shows it.
    req.session.newAccessPassword = accessPassword;
    await saveSession(req);
  }
  return `/linkedin-callback?isNew=${accessPassword !== null}`;
}

/** A person sees where these calls lead, so their failure is a page as well. */
async function orLoginPage(error: string, work: () => Promise<string>): Promise<string> {
  try {
    return await work();
  } catch (failure) {
    if (failure instanceof AppError) return `/login?error=${error}`;
    throw failure;
  }
}

/** The access password of somebody new from LinkedIn: the first call of our own page gets it. */
export async function tellNewAccessPassword(
  req: Request,
): Promise<Pick<AuthStatusDto, 'accessPassword'>> {
  // A link from elsewhere opens this address as a page and must not use it up.
  if (req.get('sec-fetch-mode') === 'navigate') return {};
  const accessPassword = await takeFromSession(req, 'newAccessPassword');
  return accessPassword === undefined ? {} : { accessPassword };
}
