import { randomBytes } from 'node:crypto';
import type { ProviderPurpose } from '@inkognito/shared/auth';
import type { Request } from 'express';
import type { StateStore } from 'passport-oauth2';
import { type SignInAttempt, attemptMs } from '../session/session.ts';

type Stored = (error: Error | null, state?: string) => void;
type Verified = (error: unknown, verifierOrYes: string | boolean, attempt?: SignInAttempt) => void;

/**
 * Where the strategies keep what belongs to a sign-in that is under way: in the session of the browser that began
 * it, from which it can be taken once. So neither somebody else's code nor a used one gets further than this.
 */
export function attemptsOf(key: 'googleAttempt' | 'linkedinAttempt'): StateStore {
  // passport-oauth2 counts the parameters to see what a store can do; five and four mean "with PKCE".
  const store = {
    store(
      req: Request,
      verifier: string | undefined,
      { purpose }: { purpose: ProviderPurpose },
      _meta: unknown,
      done: Stored,
    ) {
      begin(req, key, { verifier: verifier ?? null, purpose }).then(
        (state) => done(null, state),
        (error: unknown) => done(error as Error),
      );
    },
    verify(req: Request, state: string | undefined, _meta: unknown, done: Verified) {
      req.session.take(key).then(
        (attempt) => {
          const own = attempt && attempt.state === state && attempt.until > Date.now();
          if (own) done(null, attempt.verifier ?? true, attempt);
          else done(null, false);
        },
        (error: unknown) => done(error, false),
      );
    },
  };
  // The package's types know no store with PKCE.
  return store as unknown as StateStore;
}

async function begin(
  req: Request,
  key: 'googleAttempt' | 'linkedinAttempt',
  { verifier, purpose }: Pick<SignInAttempt, 'verifier' | 'purpose'>,
): Promise<string> {
  const state = randomBytes(32).toString('base64url');
  const userId = req.user?.id ?? null;
  req.session[key] = { state, verifier, until: Date.now() + attemptMs, purpose, userId };
  // Before the redirect: the browser may be back before the store is.
  await req.session.store();
  return state;
}
