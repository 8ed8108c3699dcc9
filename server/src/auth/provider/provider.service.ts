import type { Provider, ProviderPurpose } from '@inkognito/shared/auth';
import type { Request } from 'express';
import { InternalOAuthError, type Strategy } from 'passport-oauth2';
import type { ProviderClient } from '../../config.ts';
import { AppError, forbidden, notFound } from '../../errors.ts';
import { logFailure } from '../../http/requestLog.ts';
import type { SignInAttempt } from '../session/session.ts';
import { attemptsOf } from './attempts.ts';
import type { ProviderProfile } from './providerProfile.ts';
import { GoogleSignIn, LinkedinSignIn } from './strategies.ts';

export type ProviderSettings = Record<Provider, ProviderClient | null>;
export type Strategies = Record<Provider, Strategy | null>;

/** As people call them. */
export const providerNames = { google: 'Google', linkedin: 'LinkedIn' } as const;

/** A strategy for each provider that this server is registered with. */
export function createStrategies(
  publicUrl: string,
  { google, linkedin }: ProviderSettings,
): Strategies {
  return {
    google:
      google &&
      new GoogleSignIn({
        client: google,
        callbackURL: `${publicUrl}/redirect`,
        store: attemptsOf('googleAttempt'),
      }),
    linkedin:
      linkedin &&
      new LinkedinSignIn({
        client: linkedin,
        callbackURL: `${publicUrl}/api/v1/auth/linkedin`,
        store: attemptsOf('linkedinAttempt'),
      }),
  };
}

/** The provider's address to send the browser to; what belongs to the attempt is in its session by then. */
export async function beginSignIn(
  strategies: Strategies,
  provider: Provider,
  req: Request,
  purpose: ProviderPurpose,
): Promise<string> {
  // Who adds an account or proves who they are must see whose it is; a sign-in may pass without a question.
  const options = {
    state: { purpose },
    ...(purpose !== 'sign-in' && { prompt: 'select_account' }),
  };
  const outcome = await runStrategy(strategyOf(strategies, provider), req, options);
  if (!('redirect' in outcome)) throw notBegunHere();
  return outcome.redirect;
}

/** Whom a code stands for, and what this browser went to the provider for. */
export type Return = { profile: ProviderProfile; attempt: SignInAttempt };

/**
 * Whom the code in the request's query stands for.
 * @throws {AppError} 403 for a code that this browser did not ask for, 401 when the provider or the person refuses,
 * 503 when the provider does not answer
 */
export async function finishSignIn(
  strategies: Strategies,
  provider: Provider,
  req: Request,
): Promise<Return> {
  const strategy = strategyOf(strategies, provider);
  try {
    const outcome = await runStrategy(strategy, req);
    if ('profile' in outcome) return outcome;
    throw notBegunHere();
  } catch (error) {
    if (error instanceof AppError) throw error;
    logFailure(req, error);
    throw isSilence(error) ? noAnswer(provider) : refused(provider);
  }
}

function strategyOf(strategies: Strategies, provider: Provider): Strategy {
  const strategy = strategies[provider];
  if (strategy) return strategy;
  throw notFound(
    `Die Anmeldung mit ${providerNames[provider]} ist auf diesem Server nicht eingerichtet.`,
  );
}

type Outcome = { redirect: string } | Return | { refused: true };

/** What a strategy calls while it works; Passport puts these on a copy for each request, and so do we. */
type Actions = {
  redirect: (url: string) => void;
  success: (profile: ProviderProfile, info: { state: SignInAttempt }) => void;
  fail: () => void;
  error: (error: unknown) => void;
};

function runStrategy(strategy: Strategy, req: Request, options = {}): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const actions: Actions = {
      redirect: (redirect) => resolve({ redirect }),
      success: (profile, { state: attempt }) => resolve({ profile, attempt }),
      fail: () => resolve({ refused: true }),
      error: (error) => reject(error instanceof Error ? error : new Error('sign-in failed')),
    };
    const copy = Object.assign(Object.create(strategy) as Strategy, actions);
    copy.authenticate(req, options);
  });
}

/** Whether the provider was silent or broken, rather than saying no. */
function isSilence(error: unknown): boolean {
  if (!(error instanceof InternalOAuthError)) return false;
  const { statusCode } = (error.oauthError ?? {}) as { statusCode?: number };
  return statusCode === 0 || (statusCode ?? 0) >= 500;
}

const notBegunHere = () =>
  forbidden('Diese Anmeldung wurde nicht in diesem Browser begonnen, oder sie ist abgelaufen.');

const refused = (provider: Provider) =>
  new AppError('not_signed_in', `${providerNames[provider]} hat die Anmeldung nicht bestätigt.`);

const noAnswer = (provider: Provider) =>
  new AppError('unavailable', `${providerNames[provider]} antwortet gerade nicht.`, {
    retryAfter: 10,
  });
