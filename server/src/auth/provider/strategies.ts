import type { Provider } from '@inkognito/shared/auth';
import passport from 'passport';
import { Strategy as GoogleStrategy } from 'passport-google-oauth20';
import { Strategy as LinkedinStrategy } from 'passport-linkedin-oauth2';
import type { VerifyCallback } from 'passport-oauth2';
import type { ProviderClient } from '../../config.ts';
import { attemptStore } from './attemptStore.ts';
import { type ProviderProfile, readProfile } from './providerProfile.ts';
import { agentWithTimeout, fetchUserinfo } from './providerRequest.ts';

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

class GoogleSignIn extends GoogleStrategy {
  constructor(client: ProviderClient, callbackURL: string) {
    const options = optionsFor('google', client, callbackURL);
    super({ ...options, pkce: true }, verifyBy('google', client));
    this._oauth2.setAgent(agentWithTimeout(options.tokenURL));
  }

  // A fresh sign-in, told by `auth_time`, which Google names where its session age claims are switched on.
  override authorizationParams(options: { nonce?: string }): object {
    const params = super.authorizationParams(options);
    if (options.nonce === undefined) return params;
    const claims = JSON.stringify({ id_token: { auth_time: { essential: true } } });
    return { ...params, nonce: options.nonce, max_age: '0', claims };
  }
}

// LinkedIn knows PKCE for native apps alone; the state binds the code to the browser.
class LinkedinSignIn extends LinkedinStrategy {
  constructor(client: ProviderClient, callbackURL: string) {
    const options = optionsFor('linkedin', client, callbackURL);
    super(options, verifyBy('linkedin', client));
    this._oauth2.setAgent(agentWithTimeout(options.tokenURL));
  }
}

function optionsFor(provider: Provider, client: ProviderClient, callbackURL: string) {
  const { authorizationURL, tokenURL } = addressesOf(provider, client);
  return {
    clientID: client.clientId,
    clientSecret: client.clientSecret,
    authorizationURL,
    tokenURL,
    callbackURL,
    customHeaders: { Accept: 'application/json' },
    scope: ['openid', 'profile', 'email'],
    store: attemptStore(provider),
    // The packages ask at addresses that are closed to new apps, or name the access token in the address.
    skipUserProfile: true,
  };
}

function addressesOf(provider: Provider, { standIn }: ProviderClient): Addresses {
  if (standIn === undefined) return addresses[provider];
  return {
    authorizationURL: `${standIn}/authorize`,
    tokenURL: `${standIn}/token`,
    userinfoURL: `${standIn}/userinfo`,
  };
}

/** Whose account it is depends on what was begun, so it is found afterwards; Passport wants somebody. */
const nobodyYet: Express.User = { id: '', username: '', role: [] };

/** What Passport tells besides, with the attempt from the store as its `state`. */
export type Verified = { profile: ProviderProfile };

function verifyBy(provider: Provider, client: ProviderClient) {
  const { userinfoURL } = addressesOf(provider, client);
  return (
    accessToken: string,
    _refreshToken: string,
    { id_token: idToken }: { id_token?: string | undefined },
    _profile: unknown,
    done: VerifyCallback,
  ): void => {
    const verify = async (): Promise<Verified> => {
      const answer = await fetchUserinfo(userinfoURL, accessToken);
      return { profile: { ...readProfile(issuerOf(provider, client), answer), idToken } };
    };
    verify().then(
      (verified) => {
        done(null, nobodyYet, verified);
      },
      (error: unknown) => {
        done(error);
      },
    );
  };
}
