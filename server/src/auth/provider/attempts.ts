import { randomBytes } from 'node:crypto';
import type { Request } from 'express';
import type { StateStore } from 'passport-oauth2';
import { takeFromSession } from '../../http/session.ts';
import { saveSession } from '../passport.ts';

/** How long somebody may stay at the provider. */
const attemptMs = 10 * 60_000;

type Stored = (error: Error | null, state?: string) => void;
type Verified = (error: unknown, verifierOrYes: string | boolean) => void;

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
      _state: unknown,
      _meta: unknown,
      done: Stored,
    ) {
      begin(req, key, verifier ?? null).then(
        (state) => done(null, state),
        (error: unknown) => done(error as Error),
      );
    },
    verify(req: Request, state: string | undefined, _meta: unknown, done: Verified) {
      takeFromSession(req, key).then(
        (attempt) => {
          const own = attempt && attempt.state === state && attempt.until > Date.now();
          done(null, own ? (attempt.verifier ?? true) : false);
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
  verifier: string | null,
): Promise<string> {
  const state = randomBytes(32).toString('base64url');
  req.session[key] = { state, verifier, until: Date.now() + attemptMs };
  // A guest's session holds nothing else and need not outlive this.
  if (!req.user) req.session.cookie.maxAge = attemptMs;
  // Before the redirect: the browser may be back before the store is.
  await saveSession(req);
  return state;
}
