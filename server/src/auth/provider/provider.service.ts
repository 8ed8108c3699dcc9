import { createHash, randomBytes } from 'node:crypto';
import type { ProviderPurpose } from '@inkognito/shared/auth';
import type { Provider } from '@inkognito/shared/codes';
import type { Request, RequestHandler, Response } from 'express';
import type passport from 'passport';
import { AuthorizationError, InternalOAuthError, TokenError } from 'passport-oauth2';
import type { ProviderSettings } from '../../config.ts';
import { AppError, forbidden, notFound } from '../../errors.ts';
import { logFailure } from '../../http/requestLog.ts';
import { type ProviderAttempt, attemptMs } from '../session/session.model.ts';
import { takeFromSession, updateSession } from '../session/session.ts';
import { isProviderDown, signInTimeoutMs } from './providerRequest.ts';
import type { ProviderProfile } from './strategies.ts';

export type Providers = { passport: passport.Authenticator; settings: ProviderSettings };
type Exchange = { req: Request; res: Response };
export type Authenticated = { profile: ProviderProfile; attempt: ProviderAttempt };

export const providerNames = { google: 'Google', linkedin: 'LinkedIn' } as const;

const attemptKey = (provider: Provider) => `${provider}Attempt` as const;

/** Stored in the session, which binds the attempt to this browser. */
export async function redirectToProvider(
  { passport, settings }: Providers,
  provider: Provider,
  { req, res }: Exchange,
  purpose: ProviderPurpose,
): Promise<void> {
  requireProvider(settings, provider);
  const attempt: ProviderAttempt = {
    state: random(),
    verifier: random(),
    until: Date.now() + attemptMs,
    purpose,
    userId: req.user?.id ?? null,
  };
  await updateSession(req.session, { [attemptKey(provider)]: attempt });
  const parameters = provider === 'google' ? googleParameters(attempt) : {};
  const options: object = { state: attempt.state, parameters };
  const redirect = passport.authenticate(provider, options) as RequestHandler;
  await redirect(req, res, (error: unknown) => {
    throw error;
  });
}

const random = () => randomBytes(32).toString('base64url');

// Linking forces account choice, which LinkedIn cannot.
function googleParameters({ purpose, verifier }: ProviderAttempt): object {
  const pkce = {
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  };
  return purpose === 'link' ? { ...pkce, prompt: 'select_account' } : pkce;
}

export const attemptPurpose = (req: Request, provider: Provider): ProviderPurpose =>
  req.session.data[attemptKey(provider)]?.purpose ?? 'sign-in';

/** @throws {AppError} 403 when begun in another browser, 401 when the provider refuses, 503 when it is down */
export async function finishSignIn(
  { passport, settings }: Providers,
  provider: Provider,
  exchange: Exchange,
): Promise<Authenticated> {
  requireProvider(settings, provider);
  const attempt = await takeAttempt(exchange.req, provider);
  try {
    const profile = await authenticate(passport, provider, attempt, exchange);
    if (!profile) throw notBegunHere();
    return { profile, attempt };
  } catch (error) {
    if (error instanceof AppError) throw error;
    // Any caller can cause these; their messages are the provider's or the caller's words.
    const isRefusal = error instanceof AuthorizationError || error instanceof TokenError;
    if (isRefusal) logSignInRefused(exchange.req, provider, error.name);
    else logFailure(exchange.req, error);
    throw isProviderDown(error) ? unavailable(provider) : refused(provider);
  }
}

/** A wrong state or a late return also uses up the attempt. */
async function takeAttempt(req: Request, provider: Provider): Promise<ProviderAttempt> {
  const { code, error, state } = req.query;
  const attempt = await takeFromSession(req.session, attemptKey(provider));
  const isReturn = Boolean(code) || Boolean(error);
  const isValid = attempt && attempt.state === state && attempt.until > Date.now();
  if (!isValid || !isReturn) throw notBegunHere();
  return attempt;
}

function authenticate(
  passport: passport.Authenticator,
  provider: Provider,
  { verifier }: ProviderAttempt,
  { req, res }: Exchange,
): Promise<ProviderProfile | null> {
  return new Promise((resolve, reject) => {
    const timeout = new InternalOAuthError('The provider broke off.', new Error('timeout'));
    setTimeout(reject, signInTimeoutMs, timeout).unref();
    const returned: passport.AuthenticateCallback = (error, user, info) => {
      if (error instanceof Error) reject(error);
      else resolve(user ? (info as ProviderProfile) : null);
    };
    const parameters = provider === 'google' ? { code_verifier: verifier } : {};
    const options: object = { parameters };
    void (passport.authenticate(provider, options, returned) as RequestHandler)(req, res, reject);
  });
}

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
