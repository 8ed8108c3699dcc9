import type { Role } from '@inkognito/shared/rules/codes';
import { paths } from '../lib/paths.ts';

/** Navigation state, never the address: no link may put words or a password on the page. */
export type SignInState = {
  message?: string;
  from?: string;
  consent?: boolean;
  /** To be shown once. */
  accessPassword?: string;
  /** Our own return from a provider, which may carry the access password in the query. */
  fromSignIn?: boolean;
};

/** The state may be anything that a former version of the app left in the history. */
export function readSignInState(state: unknown): SignInState {
  if (typeof state !== 'object' || state === null) return {};
  const { message, from, consent, accessPassword, fromSignIn } = state as Record<string, unknown>;
  return {
    ...(typeof message === 'string' && { message }),
    ...(typeof from === 'string' && isOwnPath(from) && { from }),
    ...(consent === true && { consent }),
    ...(typeof accessPassword === 'string' && { accessPassword }),
    ...(fromSignIn === true && { fromSignIn }),
  };
}

/** One leading slash: `//host` and `/\host` would leave for another site, and browsers skip control signs. */
export function isOwnPath(path: string): boolean {
  return /^\/(?![/\\])/.test(path) && !/\p{Cc}/u.test(path);
}

/** Whoever has no role yet chooses one first. */
export function afterSignIn(user: { role: readonly Role[] }, from: string | undefined): string {
  if (user.role.length === 0) return paths.welcome;
  return from ?? paths.dashboard;
}
