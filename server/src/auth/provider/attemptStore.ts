import type { Provider } from '@inkognito/shared/auth';
import type { Request } from 'express';
import type { StateStore } from 'passport-oauth2';
import { beginProviderAttempt, takeProviderAttempt } from '../session/providerAttempt.ts';
import type { ProviderAttempt } from '../session/session.model.ts';

type Stored = (error: unknown, state?: string) => void;
type Verified = (error: unknown, ok: string | boolean, attempt?: ProviderAttempt) => void;

export function attemptStore(provider: Provider): StateStore {
  // The signatures of the package's own store for PKCE, which its types leave out.
  const store = {
    store(
      req: Request,
      verifier: string | undefined,
      // Missing where a return has no code, which then fails here.
      { purpose, nonce }: Pick<ProviderAttempt, 'purpose' | 'nonce'>,
      _meta: unknown,
      done: Stored,
    ): void {
      beginProviderAttempt(req, provider, { verifier: verifier ?? null, purpose, nonce }).then(
        (state) => done(null, state),
        (error: unknown) => done(error),
      );
    },
    verify(req: Request, state: string | undefined, _meta: unknown, done: Verified): void {
      takeProviderAttempt(req, provider, state).then(
        (attempt) => {
          if (attempt) done(null, attempt.verifier ?? true, attempt);
          else done(null, false);
        },
        (error: unknown) => done(error, false),
      );
    },
  };
  return store as unknown as StateStore;
}
