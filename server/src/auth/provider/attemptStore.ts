import { randomBytes } from 'node:crypto';
import type { Provider, ProviderPurpose } from '@inkognito/shared/auth';
import type { Request } from 'express';
import type { StateStore } from 'passport-oauth2';
import { type ProviderAttempt, attemptMs } from '../session/session.model.ts';
import { takeFromSession, updateSession } from '../session/session.ts';

const keyOf = (provider: Provider) => `${provider}Attempt` as const;

/** The option `state` of Passport's `authenticate`. */
type Begun = Pick<ProviderAttempt, 'purpose' | 'nonce'>;

type Stored = (error: unknown, state?: string) => void;
type Verified = (error: unknown, ok: string | boolean, attempt?: ProviderAttempt) => void;

/** Keeps what was begun in the session, which binds it to the browser. */
export function attemptStore(provider: Provider): StateStore {
  // The parameters of the package's own store for PKCE, of which its types know nothing.
  return {
    store(req: Request, verifier: unknown, state?: unknown, _meta?: unknown, done?: unknown): void {
      const stored = done as Stored;
      // Missing where a return has no code, which then fails here.
      const { purpose, nonce } = state as Begun;
      begin(req, provider, {
        verifier: (verifier as string | undefined) ?? null,
        purpose,
        nonce,
      }).then(
        (handle) => {
          stored(null, handle);
        },
        (error: unknown) => {
          stored(error);
        },
      );
    },
    verify(req: Request, state: string | undefined, _meta: unknown, done?: unknown): void {
      const verified = done as Verified;
      take(req, provider, state).then(
        (attempt) => {
          if (attempt) verified(null, attempt.verifier ?? true, attempt);
          else verified(null, false);
        },
        (error: unknown) => {
          verified(error, false);
        },
      );
    },
  };
}

async function begin(
  req: Request,
  provider: Provider,
  told: Begun & Pick<ProviderAttempt, 'verifier'>,
): Promise<string> {
  const state = randomBytes(32).toString('base64url');
  const userId = req.user?.id ?? null;
  const attempt = { ...told, state, until: Date.now() + attemptMs, userId };
  await updateSession(req, { [keyOf(provider)]: attempt });
  return state;
}

/** `null` for a wrong state or a late return, which use the attempt up as well. */
async function take(
  req: Request,
  provider: Provider,
  state: string | undefined,
): Promise<ProviderAttempt | null> {
  const attempt = await takeFromSession(req, keyOf(provider));
  return attempt && attempt.state === state && attempt.until > Date.now() ? attempt : null;
}

export const attemptPurpose = (req: Request, provider: Provider): ProviderPurpose =>
  req.session[keyOf(provider)]?.purpose ?? 'sign-in';
