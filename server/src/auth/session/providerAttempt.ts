import { randomBytes } from 'node:crypto';
import type { Provider, ProviderPurpose } from '@inkognito/shared/auth';
import type { Request } from 'express';
import { type ProviderAttempt, attemptMs } from './session.model.ts';
import { takeFromSession, updateSession } from './session.ts';

const keyOf = (provider: Provider) => `${provider}Attempt` as const;

export async function beginProviderAttempt(
  req: Request,
  provider: Provider,
  begun: Pick<ProviderAttempt, 'verifier' | 'nonce' | 'purpose'>,
): Promise<string> {
  const state = randomBytes(32).toString('base64url');
  const userId = req.user?.id ?? null;
  const attempt = { ...begun, state, until: Date.now() + attemptMs, userId };
  await updateSession(req, { [keyOf(provider)]: attempt });
  return state;
}

/** `null` for a wrong state or a late return, which use the attempt up as well. */
export async function takeProviderAttempt(
  req: Request,
  provider: Provider,
  state: string | undefined,
): Promise<ProviderAttempt | null> {
  const attempt = await takeFromSession(req, keyOf(provider));
  return attempt && attempt.state === state && attempt.until > Date.now() ? attempt : null;
}

export const attemptPurpose = (req: Request, provider: Provider): ProviderPurpose =>
  req.session[keyOf(provider)]?.purpose ?? 'sign-in';
