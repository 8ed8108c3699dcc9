import type { Role } from '@inkognito/shared/rules/codes';
import { paths } from '../lib/paths.ts';

/**
 * What the sign-in pages hand each other. It travels in the navigation state, never in the address, so that
 * nobody can put words or a password on the page with a link.
 */
export type SignInState = {
  /** Why the person was sent here. */
  message?: string;
  /** Where the person wanted to go. */
  from?: string;
  /** Consent already given on the page before. */
  consent?: boolean;
  /** The new access password, to be shown once. */
  accessPassword?: string;
  /** Our own return from a provider, which may carry the access password in the query. */
  fromSignIn?: boolean;
};

/** Reads navigation state, which may be anything a former version of the app left in the history. */
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

/** Where a person goes who is signed in by now: first to a role, then to where they wanted to go. */
export function afterSignIn(user: { role: readonly Role[] }, from: string | undefined): string {
  if (user.role.length === 0) return paths.welcome;
  return from ?? paths.dashboard;
}
