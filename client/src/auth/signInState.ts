import { type PageName, pages, paths } from '@inkognito/shared/pages';
import type { Role } from '@inkognito/shared/codes';
import { matchPath } from 'react-router-dom';

/** Navigation state, never the address: no link may put words or a password on the page. */
export type SignInState = {
  message?: string;
  from?: string | undefined;
  consent?: boolean;
  /** Signs up to go on with what a recruiter did, so no role is asked for. */
  asRecruiter?: boolean;
  /** To be shown once. */
  accessPassword?: string | undefined;
};

/** For a page that needs an account. */
export const signUpFirst = (from: string): SignInState => ({
  message: 'You must sign in or register to access this page',
  from,
});

/** The state may be anything that a former version of the app left in the history. */
export function readSignInState(state: unknown): SignInState {
  if (typeof state !== 'object' || state === null) return {};
  const { message, at, consent, asRecruiter, accessPassword, ...rest } = state as Record<
    string,
    unknown
  >;
  const from = rest.from ?? (typeof at === 'string' && comesAsRecruiter(at) ? at : undefined);
  return {
    ...(typeof message === 'string' && { message }),
    ...(typeof from === 'string' && isOwnPath(from) && { from }),
    ...(consent === true && { consent }),
    ...(asRecruiter === true && { asRecruiter }),
    ...(typeof accessPassword === 'string' && { accessPassword }),
  };
}

/** One leading slash: `//host` and `/\host` would leave for another site, and browsers skip control characters. */
export function isOwnPath(path: string): boolean {
  return /^\/(?![/\\])/.test(path) && !/\p{Cc}/u.test(path);
}

export function afterSignIn(user: { role: readonly Role[] }, from: string | undefined): string {
  if (user.role.length === 0) return paths.welcome;
  return from ?? paths.dashboard;
}

const recruiterPages: ReadonlySet<PageName> = new Set([
  'profile',
  'recruiterQuestionnaire',
  'matchResults',
  'match',
]);

/** A way on to a profile, its form, its result or a match is that of a recruiter. */
export function comesAsRecruiter(from: string | undefined): boolean {
  if (from === undefined) return false;
  const { pathname } = new URL(from, window.location.origin);
  const names = Object.keys(pages) as PageName[];
  // Of two pages that fit the first counts, as in the route table.
  const name = names.find((each) => matchPath(pages[each].path, pathname));
  return name !== undefined && recruiterPages.has(name);
}
