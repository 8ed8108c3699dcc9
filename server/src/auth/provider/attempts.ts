import { randomBytes } from 'node:crypto';
import type { ProviderPurpose } from '@inkognito/shared/auth';
import type { Provider } from '@inkognito/shared/codes';
import type { Request } from 'express';
import type { StateStore } from 'passport-oauth2';
import type { Session } from '../session/requestSession.ts';
import { type ProviderAttempt, attemptMs } from '../session/session.model.ts';
import { takeFromSession, updateSession } from '../session/session.ts';

const attemptKey = (provider: Provider) => `${provider}Attempt` as const;

export const attemptPurpose = (session: Session, provider: Provider): ProviderPurpose =>
  session.data[attemptKey(provider)]?.purpose ?? 'sign-in';

type StoreCallback = (error: unknown, state?: string) => void;
type VerifyCallback = (error: unknown, ok?: string | boolean, attempt?: ProviderAttempt) => void;

/** Where Passport keeps what it begins: in the session, which binds the attempt to this browser. */
export const attemptStore = (provider: Provider): StateStore => {
  const store = {
    store(
      { session }: Request,
      verifier: string | undefined,
      { purpose }: { purpose: ProviderPurpose },
      _meta: unknown,
      done: StoreCallback,
    ): void {
      const state = randomBytes(32).toString('base64url');
      const until = Date.now() + attemptMs;
      const attempt = { state, verifier, until, purpose, userId: session.user?.id ?? null };
      updateSession(session, { [attemptKey(provider)]: attempt }).then(
        () => done(null, state),
        done,
      );
    },

    /** A wrong state or a late return also uses up the attempt. */
    verify({ session }: Request, state: unknown, _meta: unknown, done: VerifyCallback): void {
      takeFromSession(session, attemptKey(provider)).then((attempt) => {
        if (!attempt || attempt.state !== state || attempt.until <= Date.now()) done(null, false);
        else done(null, attempt.verifier ?? true, attempt);
      }, done);
    },
  };
  // The types know no store that keeps the verifier of PKCE.
  return store as object as StateStore;
};
