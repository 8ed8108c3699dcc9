import { randomBytes } from 'node:crypto';
import type { Provider, ProviderPurpose } from '@inkognito/shared/auth';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import type passport from 'passport';
import { AuthorizationError, InternalOAuthError, TokenError } from 'passport-oauth2';
import type { ProviderClient } from '../../config.ts';
import { AppError, forbidden, notFound } from '../../errors.ts';
import { logFailure } from '../../http/requestLog.ts';
import type { ProviderAttempt } from '../session/session.model.ts';
import type { ProviderProfile } from './providerProfile.ts';
import { isProviderDown, signInTimeoutMs } from './providerRequest.ts';
import type { Verified } from './strategies.ts';

export type ProviderSettings = Record<Provider, ProviderClient | null>;
export type Providers = { passport: passport.Authenticator; settings: ProviderSettings };
type Exchange = { req: Request; res: Response };
export type Authenticated = { profile: ProviderProfile; attempt: ProviderAttempt };

export const providerNames = { google: 'Google', linkedin: 'LinkedIn' } as const;

export async function redirectToProvider(
  { passport, settings }: Providers,
  provider: Provider,
  { req, res }: Exchange,
  purpose: ProviderPurpose,
): Promise<void> {
  requireProvider(settings, provider);
  // Who links must see whose account it is there, who confirms signs in there anew; a sign-in may pass unasked.
  const nonce = randomBytes(32).toString('base64url');
  // The package takes an object as `state` for its store, which the types leave out.
  const options: object = {
    'sign-in': { state: { purpose } },
    link: { state: { purpose }, prompt: 'select_account' },
    confirm: { state: { purpose, nonce }, nonce, prompt: 'login' },
  }[purpose];
  await new Promise<void>((redirected, refuse) => {
    res.once('close', redirected);
    const sent: passport.AuthenticateCallback = (error) => {
      refuse(error instanceof Error ? error : notBegunHere());
    };
    run(passport.authenticate(provider, options, sent), { req, res }, refuse);
  });
}

// Passport's types leave open what kind of framework calls it.
const run = (authenticate: unknown, { req, res }: Exchange, next: NextFunction): void => {
  (authenticate as RequestHandler)(req, res, next);
};

/** @throws {AppError} 403 when it began in another browser, 401 when the provider says no, 503 when it is down */
export async function finishSignIn(
  { passport, settings }: Providers,
  provider: Provider,
  exchange: Exchange,
): Promise<Authenticated> {
  requireProvider(settings, provider);
  try {
    const outcome = await authenticate(passport, provider, exchange);
    if (!outcome) throw notBegunHere();
    return outcome;
  } catch (error) {
    if (error instanceof AppError) throw error;
    // Anybody can bring these about, and their code and message are words of the provider or of the caller.
    const isRefusal = error instanceof AuthorizationError || error instanceof TokenError;
    if (isRefusal) logSignInRefused(exchange.req, provider, error.name);
    else logFailure(exchange.req, error);
    throw isProviderDown(error) ? unavailable(provider) : refused(provider);
  }
}

/** `null` when the provider says no. */
function authenticate(
  passport: passport.Authenticator,
  provider: Provider,
  exchange: Exchange,
): Promise<Authenticated | null> {
  return new Promise((resolve, reject) => {
    const timeout = new InternalOAuthError('The provider broke off.', new Error('timeout'));
    setTimeout(reject, signInTimeoutMs, timeout).unref();
    const returned: passport.AuthenticateCallback = (error, user, info) => {
      if (error instanceof Error) reject(error);
      else resolve(user ? authenticatedAs(info as Returned) : null);
    };
    run(passport.authenticate(provider, returned), exchange, reject);
  });
}

type Returned = Verified & { state: ProviderAttempt };

const authenticatedAs = ({ profile, state }: Returned): Authenticated => ({
  profile,
  attempt: state,
});

function logSignInRefused({ log, id }: Request, provider: Provider, failure: string): void {
  log.info({ reqId: id, provider, failure }, 'provider refused a sign-in');
}

function requireProvider(settings: ProviderSettings, provider: Provider): void {
  if (settings[provider]) return;
  throw notFound(
    `Die Anmeldung mit ${providerNames[provider]} ist auf diesem Server nicht eingerichtet.`,
  );
}

const notBegunHere = () =>
  forbidden('Diese Anmeldung wurde nicht in diesem Browser begonnen, oder sie ist abgelaufen.');

const refused = (provider: Provider) =>
  new AppError('not_signed_in', `${providerNames[provider]} hat die Anmeldung nicht bestätigt.`);

const unavailable = (provider: Provider) =>
  new AppError('unavailable', `${providerNames[provider]} antwortet gerade nicht.`, {
    retryAfter: 10,
  });
