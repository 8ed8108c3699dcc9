import { limits } from '@inkognito/shared/rules/limits';
import type { Request } from 'express';
import { identityUnconfirmed } from '../../errors.ts';
import { renewSession } from './session.ts';

const freshMs = limits.identityFreshMinutes * 60_000;

export function requireFreshIdentity(req: Request): void {
  const { confirmedAt = 0 } = req.session;
  if (Date.now() - confirmedAt > freshMs) throw identityUnconfirmed();
}

export async function markIdentityConfirmed(req: Request): Promise<void> {
  await renewSession(req, { confirmedAt: Date.now() });
}
