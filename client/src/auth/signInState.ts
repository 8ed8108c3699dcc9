import { type PageName, pages, paths } from '@inkognito/shared/pages';
import type { Role } from '@inkognito/shared/codes';
import { matchPath } from 'react-router-dom';

/** Navigation state, never the address: a link must not put texts or a password on the page. */
export type SignInState = {
  message?: string;
  from?: string | undefined;
  /** While a page was open; what was typed on it is still in this tab. */
  sessionEnded?: boolean;
  consent?: boolean;
  /** Said by the link, so that nobody has to be asked. */
  role?: Role | undefined;
  accessPassword?: string | undefined;
  /** Typed where a username is asked for. */
  email?: string;
};

export const signUpFirst = (from: string): SignInState => ({
  message: 'You must sign in or register to access this page',
  from,
});

/** The header adds `at`, the page its sign-in link was followed from. */
export function readSignInState(state: unknown): SignInState {
  const { at, ...arrival } = (state ?? {}) as SignInState & { at?: string };
  const from =
    arrival.from ??
    (comesAsRecruiter(at) ? at : undefined) ??
    // Without a page to continue on, a recruiter begins with a posting.
    (arrival.role === 'recruiter' ? paths.newJob : undefined);
  return { ...arrival, from: from !== undefined && isOwnPath(from) ? from : undefined };
}

/** One leading slash: `//host` and `/\host` leave the site, and browsers skip control characters. */
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
  'result',
  'jobCandidates',
  'match',
  'newJob',
]);

/** Profiles, their forms and results, matches, postings and who fits them are a recruiter's pages. */
export function comesAsRecruiter(from: string | undefined): boolean {
  if (from === undefined) return false;
  const { pathname } = new URL(from, window.location.origin);
  const names = Object.keys(pages) as PageName[];
  // The first match counts, as in the route table.
  const name = names.find((each) => matchPath(pages[each].path, pathname));
  return name !== undefined && recruiterPages.has(name);
}
