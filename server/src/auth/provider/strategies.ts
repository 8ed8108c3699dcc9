import { promisify } from 'node:util';
import type { Provider } from '@inkognito/shared/codes';
import { z } from '@inkognito/shared/schema/zod';
import { email } from '@inkognito/shared/user';
import passport from 'passport';
import { Strategy as GoogleStrategy } from 'passport-google-oauth20';
import { Strategy as LinkedinStrategy } from 'passport-linkedin-oauth2';
import { InternalOAuthError, type VerifyCallback } from 'passport-oauth2';
import type { ProviderClient, ProviderSettings } from '../../config.ts';
import { attemptStore } from './attempts.ts';

type Addresses = { authorizationURL: string; tokenURL: string; userinfoURL: string };

const issuers = {
  google: 'https://accounts.google.com',
  linkedin: 'https://www.linkedin.com/oauth',
} as const;

const addresses: Record<Provider, Addresses> = {
  google: {
    authorizationURL: 'https://accounts.google.com/o/oauth2/v2/auth',
    tokenURL: 'https://oauth2.googleapis.com/token',
    userinfoURL: 'https://openidconnect.googleapis.com/v1/userinfo',
  },
  linkedin: {
    authorizationURL: 'https://www.linkedin.com/oauth/v2/authorization',
    tokenURL: 'https://www.linkedin.com/oauth/v2/accessToken',
    userinfoURL: 'https://api.linkedin.com/v2/userinfo',
  },
};

export function issuerOf(provider: Provider, client: ProviderClient | null): string {
  return client?.standIn ?? issuers[provider];
}

function addressesOf(provider: Provider, { standIn }: ProviderClient): Addresses {
  if (standIn === undefined) return addresses[provider];
  return {
    authorizationURL: `${standIn}/authorize`,
    tokenURL: `${standIn}/token`,
    userinfoURL: `${standIn}/userinfo`,
  };
}

// Not the global one: apps with different settings may share a process.
export function createPassport(
  publicUrl: string,
  { google, linkedin }: ProviderSettings,
): passport.Authenticator {
  const authenticator = new passport.Passport();
  if (google) authenticator.use(createStrategy('google', google, `${publicUrl}/redirect`));
  if (linkedin) {
    const callbackURL = `${publicUrl}/api/v1/auth/linkedin`;
    authenticator.use(createStrategy('linkedin', linkedin, callbackURL));
  }
  return authenticator;
}

type Profiled = (error: unknown, profile?: ProviderProfile) => void;

function createStrategy(provider: Provider, client: ProviderClient, callbackURL: string) {
  const { userinfoURL, ...urls } = addressesOf(provider, client);
  const options = {
    ...urls,
    callbackURL,
    clientID: client.clientId,
    clientSecret: client.clientSecret,
    customHeaders: { Accept: 'application/json' },
    scope: ['openid', 'profile', 'email'],
    // LinkedIn knows no PKCE for web applications.
    pkce: provider === 'google',
    store: attemptStore(provider),
  };
  const strategy =
    provider === 'google'
      ? new GoogleStrategy(options, passOn)
      : new LinkedinStrategy(options, passOn);
  const oauth2 = strategy['_oauth2'];
  oauth2.useAuthorizationHeaderforGET(true);
  const ask = promisify(oauth2.get.bind(oauth2));
  // The packages use endpoints closed to new apps, or put the access token in the URL.
  strategy.userProfile = (accessToken: string, done: Profiled) => {
    ask(userinfoURL, accessToken)
      .catch((failure: unknown) => {
        throw new InternalOAuthError('The provider told nothing of the person.', failure);
      })
      .then((answer) => readUserinfo(issuerOf(provider, client), String(answer)))
      .then((profile) => {
        done(null, profile);
      }, done);
  };
  return strategy;
}

// OpenID Connect Core, section 5.1.
const userinfo = z.object({
  sub: z.string().min(1).max(255),
  email: email.catch(''),
  // LinkedIn has sent text here; anything unexpected counts as not verified.
  email_verified: z.union([z.boolean(), z.literal('true').transform(() => true)]).catch(false),
});

export type ProviderProfile = {
  issuer: string;
  subject: string;
  email: string;
  emailVerified: boolean;
};

function readUserinfo(issuer: string, answer: string): ProviderProfile {
  const { sub, email: told, email_verified } = userinfo.parse(JSON.parse(answer));
  return {
    issuer,
    subject: sub,
    email: told.toLowerCase(),
    emailVerified: told !== '' && email_verified,
  };
}

/** The account is resolved later, but Passport requires a user. */
const nobodyYet: Express.User = { id: '', username: '', role: [] };

function passOn(
  _accessToken: string,
  _refreshToken: string,
  _results: unknown,
  userinfo: unknown,
  done: VerifyCallback,
): void {
  done(null, nobodyYet, userinfo as ProviderProfile);
}
