import { createHash, randomBytes } from 'node:crypto';
import type { ProviderPurpose } from '@inkognito/shared/auth';
import type { Provider } from '@inkognito/shared/codes';
import { AuthorizationError, TokenError } from 'passport-oauth2';
import type { ProviderSettings } from '../../config.ts';
import { AppError, forbidden, notFound } from '../../errors.ts';
import { type RequestLog, logFailure } from '../../http/requestLog.ts';
import type { Session } from '../session/requestSession.ts';
import { type ProviderAttempt, attemptMs } from '../session/session.model.ts';
import { takeFromSession, updateSession } from '../session/session.ts';
import { isProviderDown } from './providerRequest.ts';
import type { ProviderProfile } from './strategies.ts';

type ProviderReturn = RequestLog & {
  session: Session;
  query: { code?: unknown; error?: unknown; state?: unknown };
};
/** With passport's options. */
type Authenticate = (options: object) => Promise<ProviderProfile | null>;
export type Authenticated = { profile: ProviderProfile; attempt: ProviderAttempt };

export const providerNames = { google: 'Google', linkedin: 'LinkedIn' } as const;

const attemptKey = (provider: Provider) => `${provider}Attempt` as const;

/** Stored in the session, which binds the attempt to this browser. @returns passport's options */
export async function beginSignIn(
  settings: ProviderSettings,
  provider: Provider,
  session: Session,
  purpose: ProviderPurpose,
): Promise<object> {
  requireProvider(settings, provider);
  const attempt: ProviderAttempt = {
    state: random(),
    verifier: random(),
    until: Date.now() + attemptMs,
    purpose,
    userId: session.user?.id ?? null,
  };
  await updateSession(session, { [attemptKey(provider)]: attempt });
  const parameters = provider === 'google' ? googleParameters(attempt) : {};
  return { state: attempt.state, parameters };
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

export const attemptPurpose = (session: Session, provider: Provider): ProviderPurpose =>
  session.data[attemptKey(provider)]?.purpose ?? 'sign-in';

/** @throws {AppError} 403 when begun in another browser, 401 when the provider refuses, 503 when it is down */
export async function finishSignIn(
  settings: ProviderSettings,
  provider: Provider,
  returned: ProviderReturn,
  authenticate: Authenticate,
): Promise<Authenticated> {
  requireProvider(settings, provider);
  const attempt = await takeAttempt(returned, provider);
  try {
    const parameters = provider === 'google' ? { code_verifier: attempt.verifier } : {};
    const profile = await authenticate({ parameters });
    if (!profile) throw notBegunHere();
    return { profile, attempt };
  } catch (error) {
    if (error instanceof AppError) throw error;
    // Any caller can cause these; their messages are the provider's or the caller's words.
    const isRefusal = error instanceof AuthorizationError || error instanceof TokenError;
    if (isRefusal) logSignInRefused(returned, provider, error.name);
    else logFailure(returned, error);
    throw isProviderDown(error) ? unavailable(provider) : refused(provider);
  }
}

/** A wrong state or a late return also uses up the attempt. */
async function takeAttempt(
  { session, query: { code, error, state } }: ProviderReturn,
  provider: Provider,
): Promise<ProviderAttempt> {
  const attempt = await takeFromSession(session, attemptKey(provider));
  const isReturn = Boolean(code) || Boolean(error);
  const isValid = attempt && attempt.state === state && attempt.until > Date.now();
  if (!isValid || !isReturn) throw notBegunHere();
  return attempt;
}

function logSignInRefused({ log, id }: RequestLog, provider: Provider, failure: string): void {
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
