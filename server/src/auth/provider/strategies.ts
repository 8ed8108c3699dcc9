import type { Provider } from '@inkognito/shared/auth';
import { Strategy as GoogleStrategy } from 'passport-google-oauth20';
import { Strategy as LinkedinStrategy } from 'passport-linkedin-oauth2';
import type { VerifyCallback } from 'passport-oauth2';
import type { ProviderClient } from '../../config.ts';
import { attemptStore } from './attemptStore.ts';
import { type ProviderProfile, readProfile } from './providerProfile.ts';
import { agentWithTimeout, fetchUserinfo } from './providerRequest.ts';

type Done = (error: unknown, profile?: ProviderProfile) => void;
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

export class GoogleSignIn extends GoogleStrategy {
  // Not `#private`: Passport works on an object that inherits from this one.
  private readonly client: ProviderClient;

  constructor(client: ProviderClient, callbackURL: string) {
    const options = optionsFor('google', client, callbackURL);
    super({ ...options, pkce: true }, passOn);
    this.client = client;
    this._oauth2.setAgent(agentWithTimeout(options.tokenURL));
  }

  // A fresh sign-in, told by `auth_time`, which Google names where its session age claims are switched on.
  override authorizationParams(options: { nonce?: string }): object {
    const params = super.authorizationParams(options);
    if (options.nonce === undefined) return params;
    const claims = JSON.stringify({ id_token: { auth_time: { essential: true } } });
    return { ...params, nonce: options.nonce, max_age: '0', claims };
  }

  override userProfile(accessToken: string, done: Done): void {
    loadProfile('google', this.client, accessToken).then((profile) => done(null, profile), done);
  }
}

// The package's own scopes and profile address are closed to new apps.
export class LinkedinSignIn extends LinkedinStrategy {
  private readonly client: ProviderClient;

  constructor(client: ProviderClient, callbackURL: string) {
    const options = optionsFor('linkedin', client, callbackURL);
    // LinkedIn knows PKCE for native apps alone; the state binds the code to the browser.
    super(options, passOn);
    this.client = client;
    this._oauth2.setAgent(agentWithTimeout(options.tokenURL));
  }

  override userProfile(accessToken: string, done: Done): void {
    loadProfile('linkedin', this.client, accessToken).then((profile) => done(null, profile), done);
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

async function loadProfile(
  provider: Provider,
  client: ProviderClient,
  accessToken: string,
): Promise<ProviderProfile> {
  const { userinfoURL } = addressesOf(provider, client);
  return readProfile(issuerOf(provider, client), await fetchUserinfo(userinfoURL, accessToken));
}

// Five parameters, or the package leaves the third out.
function passOn(
  _access: string,
  _refresh: string,
  { id_token: idToken }: { id_token?: string | undefined },
  profile: unknown,
  done: VerifyCallback,
): void {
  done(null, { ...(profile as ProviderProfile), idToken } as unknown as Express.User);
}
