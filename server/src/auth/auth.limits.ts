import { limits } from '@inkognito/shared/limits';
import type { Request } from 'express';
import {
  type LimitPolicy,
  type Limiters,
  addressKey,
  createLimiters,
} from '../http/limit/rateLimit.ts';
import type { Mailer } from '../mail/mailer.ts';
import { findKnownBrowser } from './knownBrowsers.ts';

const minute = 60;
const day = limits.counterHours * 60 * minute;

/** Counted by caller, never by profile: guessing would lock out legitimate callers. */
export const authRules = {
  loginByAddress: { points: 25, duration: 5 * minute },
  /** All browsers unknown to the account together. */
  loginByAccount: { points: 25, duration: 60 * minute },
  loginByDevice: { points: 25, duration: 60 * minute },
  signupByAddress: { points: 30, duration: 30 * minute },
  /** Counted by IPv6 /48, which neighbours may share. */
  signupBySite: { points: 90, duration: 30 * minute },
  accessByAccount: { points: 10, duration: 15 * minute },
  renewalByAccount: { points: limits.accessPasswordRenewalsPerDay, duration: day },
  keyByAccount: { points: limits.keysPerDay, duration: day },
  accessByAddress: { points: 30, duration: 15 * minute },
  /** An office may share one address. */
  guestByAddress: { points: limits.guestsPerDay, duration: day },
  providerByAddress: { points: 60, duration: 5 * minute },
  resetByAddress: { points: 10, duration: 30 * minute },
  resetByEmail: { points: 5, duration: 30 * minute },
  resetByEmailADay: { points: 10, duration: day },
  mailedTokenByAddress: { points: 20, duration: 15 * minute },
  emailChangeByAccount: { points: 5, duration: day },
  /** Each attempt reveals whether a name is taken. */
  usernameByAccount: { points: 20, duration: day },
  identityCodeByAccount: { points: 10, duration: day },
  verificationByAccount: { points: 5, duration: day },
  signupMailByEmail: { points: 3, duration: day },
  exportByAccount: { points: limits.exportsPerDay, duration: day },
  /** The token has 256 bits, so this only bounds the cost of guessing. */
  switchOffByAddress: { points: 20, duration: 15 * minute },
  workMailByAddress: { points: 20, duration: day },
  workMailByAccount: { points: 6, duration: day },
  workMailByEmail: { points: 3, duration: day },
};

export type AuthLimiters = Limiters<keyof typeof authRules>;

export const createAuthLimiters = (policy: LimitPolicy): AuthLimiters =>
  createLimiters(authRules, policy);

export type AuthDeps = { limiters: AuthLimiters; mailer: Mailer };

/** Returns the refund for a successful sign-in. @throws {AppError} 429 */
export async function consumeLogin(
  { consume, refund }: AuthLimiters,
  req: Request,
  username: string,
): Promise<() => Promise<void>> {
  const address = addressKey(req.ip);
  const browser = await findKnownBrowser(req, username);
  const [name, key] =
    browser === null
      ? (['loginByAccount', username] as const)
      : (['loginByDevice', browser] as const);
  await consume('loginByAddress', address);
  await consume(name, key);
  return async () => {
    await refund('loginByAddress', address);
    await refund(name, key);
  };
}
