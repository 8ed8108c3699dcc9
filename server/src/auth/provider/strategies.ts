import type { Provider } from '@inkognito/shared/auth';
import { Strategy as GoogleStrategy } from 'passport-google-oauth20';
import { Strategy as LinkedinStrategy } from 'passport-linkedin-oauth2';
import { InternalOAuthError, type StateStore, type VerifyCallback } from 'passport-oauth2';
import type { ProviderClient } from '../../config.ts';
import { type ProviderProfile, readProfile } from './providerProfile.ts';
import { requestImpatiently } from './requestImpatiently.ts';

const scope = ['openid', 'profile', 'email'];

type Options = { client: ProviderClient; callbackURL: string; store: StateStore };
type Done = (error?: unknown, profile?: ProviderProfile) => void;
type Addresses = { authorizationURL: string; tokenURL: string; userinfoURL: string };

const issuers = {
  google: 'https://accounts.google.com',
  linkedin: 'https://www.linkedin.com/oauth',
} as const;

/** By what name a provider's people are known in accounts. */
export function issuerOf(provider: Provider, client: ProviderClient | null): string {
  return client?.standIn ?? issuers[provider];
}

/** Google: authorization code with PKCE, person from the OpenID userinfo address. */
export class GoogleSignIn extends GoogleStrategy {
  // Not `#private`: a request works on a copy that inherits from this (`runStrategy`).
  private readonly issuer: string;
  private readonly userinfoURL: string;

  constructor({ client, callbackURL, store }: Options) {
    const { userinfoURL, ...addresses } = addressesOf(client, {
      authorizationURL: 'https://accounts.google.com/o/oauth2/v2/auth',
      tokenURL: 'https://oauth2.googleapis.com/token',
      userinfoURL: 'https://openidconnect.googleapis.com/v1/userinfo',
    });
    super({ ...basics(client), ...addresses, callbackURL, store, scope, pkce: true }, handOn);
    this.issuer = issuerOf('google', client);
    this.userinfoURL = userinfoURL;
    Object.assign(this._oauth2, { _request: requestImpatiently });
    this._oauth2.useAuthorizationHeaderforGET(true);
  }

  override userProfile(accessToken: string, done: Done): void {
    this._oauth2.get(this.userinfoURL, accessToken, toProfile(this.issuer, done));
  }
}

/** LinkedIn's OpenID Connect. The package asks for scopes and addresses that LinkedIn no longer gives to new apps. */
export class LinkedinSignIn extends LinkedinStrategy {
  // Not `#private`: a request works on a copy that inherits from this (`runStrategy`).
  private readonly issuer: string;
  private readonly userinfoURL: string;

  constructor({ client, callbackURL, store }: Options) {
    const { userinfoURL, ...addresses } = addressesOf(client, {
      authorizationURL: 'https://www.linkedin.com/oauth/v2/authorization',
      tokenURL: 'https://www.linkedin.com/oauth/v2/accessToken',
      userinfoURL: 'https://api.linkedin.com/v2/userinfo',
    });
    // LinkedIn knows PKCE for native apps alone; the state binds the code to the browser.
    super({ ...basics(client), ...addresses, callbackURL, store, scope }, handOn);
    this.issuer = issuerOf('linkedin', client);
    this.userinfoURL = userinfoURL;
    Object.assign(this._oauth2, { _request: requestImpatiently });
    this._oauth2.useAuthorizationHeaderforGET(true);
  }

  override userProfile(accessToken: string, done: Done): void {
    this._oauth2.get(this.userinfoURL, accessToken, toProfile(this.issuer, done));
  }
}

const basics = ({ clientId, clientSecret }: ProviderClient) => ({
  clientID: clientId,
  clientSecret,
});

function addressesOf({ standIn }: ProviderClient, real: Addresses): Addresses {
  if (standIn === undefined) return real;
  return {
    authorizationURL: `${standIn}/authorize`,
    tokenURL: `${standIn}/token`,
    userinfoURL: `${standIn}/userinfo`,
  };
}

function toProfile(issuer: string, done: Done) {
  return (error: unknown, answer?: string | Buffer) => {
    if (error || answer === undefined) {
      done(new InternalOAuthError('The provider told nothing about the person.', error));
      return;
    }
    try {
      done(null, readProfile(issuer, answer.toString()));
    } catch (unreadable) {
      done(unreadable);
    }
  };
}

function handOn(_access: string, _refresh: string, profile: unknown, done: VerifyCallback): void {
  // What a strategy calls the user is whatever it is handed here; `runStrategy` reads it as the profile it is.
  done(null, profile as Express.User);
}
