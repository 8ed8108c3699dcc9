import type { Provider } from '@inkognito/shared/auth';
import type { Request, RequestHandler, Response } from 'express';
import passport from 'passport';
import type { ProviderClient } from '../config.ts';
import type { ProviderProfile } from './provider/providerProfile.ts';
import { GoogleSignIn, LinkedinSignIn } from './provider/strategies.ts';
import type { ProviderAttempt } from './session/session.model.ts';

// Not the package's global one: apps with different settings may run in one process.
export function createPassport(
  publicUrl: string,
  { google, linkedin }: Record<Provider, ProviderClient | null>,
): passport.Authenticator {
  const authenticator = new passport.Passport();
  if (google) authenticator.use(new GoogleSignIn(google, `${publicUrl}/redirect`));
  if (linkedin) {
    authenticator.use(new LinkedinSignIn(linkedin, `${publicUrl}/api/v1/auth/linkedin`));
  }
  return authenticator;
}

export type Authenticated = { profile: ProviderProfile; attempt: ProviderAttempt };

/** `null` when the provider says no. A strategy that redirects ends the response, and then this never settles. */
export function authenticate(
  authenticator: passport.Authenticator,
  provider: Provider,
  { req, res }: { req: Request; res: Response },
  options: object = {},
): Promise<Authenticated | null> {
  return new Promise((resolve, reject) => {
    const callback: passport.AuthenticateCallback = (error: unknown, profile, info) => {
      if (error instanceof Error) reject(error);
      else if (!profile) resolve(null);
      else resolve(authenticatedAs(profile, info));
    };
    const run = authenticator.authenticate(provider, options, callback) as RequestHandler;
    run(req, res, reject);
  });
}

function authenticatedAs(profile: Express.User, info: unknown): Authenticated {
  const { state } = info as { state: ProviderAttempt };
  return { profile: profile as unknown as ProviderProfile, attempt: state };
}
