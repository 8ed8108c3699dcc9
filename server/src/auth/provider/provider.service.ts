import type { Provider } from '@inkognito/shared/codes';
import { AuthorizationError, InternalOAuthError, TokenError } from 'passport-oauth2';
import type { ProviderSettings } from '../../config.ts';
import { AppError, forbidden, notFound } from '../../errors.ts';
import { type RequestLog, logFailure } from '../../http/requestLog.ts';
import type { ProviderAttempt } from '../session/session.model.ts';
import type { ProviderProfile } from './strategies.ts';

export type Authenticated = { profile: ProviderProfile; attempt: ProviderAttempt };

export const providerNames = { google: 'Google', linkedin: 'LinkedIn' } as const;

/** @throws {AppError} 403 when begun in another browser, 401 when the provider refuses, 503 when it is down */
export async function finishSignIn(
  settings: ProviderSettings,
  provider: Provider,
  returned: RequestLog,
  authenticate: () => Promise<Authenticated | null>,
): Promise<Authenticated> {
  requireProvider(settings, provider);
  try {
    const authenticated = await authenticate();
    if (!authenticated) throw notBegunHere();
    return authenticated;
  } catch (error) {
    if (error instanceof AppError) throw error;
    // Any caller can cause these; their messages are the provider's or the caller's words.
    const isRefusal = error instanceof AuthorizationError || error instanceof TokenError;
    if (isRefusal) logSignInRefused(returned, provider, error.name);
    else logFailure(returned, error);
    throw isProviderDown(error) ? unavailable(provider) : refused(provider);
  }
}

function isProviderDown(error: unknown): boolean {
  if (!(error instanceof InternalOAuthError)) return false;
  const cause: unknown = error.oauthError;
  if (cause instanceof Error) return true;
  const { statusCode = 0 } = (cause ?? {}) as { statusCode?: number };
  return statusCode >= 500 || (statusCode >= 300 && statusCode < 400);
}

function logSignInRefused({ log, id }: RequestLog, provider: Provider, failure: string): void {
  log.info({ reqId: id, provider, failure }, 'provider refused a sign-in');
}

export function requireProvider(settings: ProviderSettings, provider: Provider): void {
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
