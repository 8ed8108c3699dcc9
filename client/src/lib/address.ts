import { limits } from '@inkognito/shared/limits';
import { type PageName, pages } from '@inkognito/shared/pages';
import { useSyncExternalStore } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

type Address = { pathname: string; search: string; hash: string };

export type SecretPage = Extract<
  PageName,
  'result' | 'resetPassword' | 'verifyEmail' | 'confirmIdentity' | 'notificationsOff' | 'profile'
>;

/** What a link brought behind its `#`. */
export type Arrival = { page: SecretPage; pathname: string; secret: string; at: number };

const token = /^#token=([\w-]+(?:\.[\w-]+)*)/;

/** Each ignores what messengers append, and takes no anchor of its page. */
const secrets: Record<SecretPage, RegExp> = {
  result: /^#([\w-]{12,})/,
  resetPassword: token,
  verifyEmail: token,
  confirmIdentity: token,
  notificationsOff: token,
  // In capitals perhaps cut off; in any case only as a whole.
  profile: /^#([A-Z\d-]{4,}|(?:[A-Za-z\d]{4}-?){2}[A-Za-z\d]{4}(?![A-Za-z\d]))/,
};

const ofMails: readonly SecretPage[] = [
  'result',
  'resetPassword',
  'verifyEmail',
  'confirmIdentity',
];

/** By a mail program that broke the link. */
export const isCutOff = ({ page, secret }: Arrival) =>
  ofMails.includes(page) && secret.length < limits.mailedTokenLength;

/** Takes an address apart: what the address bar may show, and what the link brought. */
export function readAddress({ pathname, search, hash }: Address): {
  shown: string;
  arrival: Omit<Arrival, 'at'> | null;
} {
  // Mail gateways encode `#`, some of them twice.
  const [before = '', ...behind] = pathname.split(/%(?:25)*23/);
  const path = withoutForeignSigns(before);
  const fragment = behind.length > 0 ? `#${decoded(behind.join('#'))}` : hash;
  const page = secretPageAt(path);
  const secret = page && secrets[page].exec(fragment)?.[1];
  if (!page || secret === undefined) return { shown: path + search + fragment, arrival: null };
  return { shown: path, arrival: { page, pathname: path, secret } };
}

function secretPageAt(path: string): SecretPage | undefined {
  const own = path === '/' ? path : path.replace(/\/$/, '');
  const fixed = Object.entries(pages).find((entry) => entry[1].path === own);
  if (fixed) return fixed[0] in secrets ? (fixed[0] as SecretPage) : undefined;
  return /^\/[^/]+$/.test(own) ? 'profile' : undefined;
}

/** Signs around a link in a sentence: usernames, like all our addresses, begin and end with a letter or digit. */
function withoutForeignSigns(path: string): string {
  const plain = decoded(path);
  const bare = plain.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{M}\p{N}/][^\p{L}\p{M}\p{N}]*$/gu, '');
  return plain === `/${bare}` ? path : `/${bare.split('/').map(encodeURIComponent).join('/')}`;
}

/** As often as it was encoded; a broken encoding stays. */
function decoded(text: string): string {
  try {
    const plain = decodeURIComponent(text);
    return plain === text ? text : decoded(plain);
  } catch {
    return text;
  }
}

let latest: Arrival | undefined;

/** Runs before the router and any request: a secret must not stay in the address bar or the history. */
export function takeArrival(): void {
  const { pathname, search, hash } = window.location;
  const { shown, arrival } = readAddress({ pathname, search, hash });
  if (shown !== pathname + search + hash) {
    window.history.replaceState(window.history.state, '', shown);
  }
  if (arrival) latest = { ...arrival, at: performance.now() };
  else if (latest?.pathname !== window.location.pathname) latest = undefined;
}

export const latestArrival = (): Arrival | undefined => latest;

/** Another link pasted into the same tab is another arrival. */
export function useArrival(page: SecretPage): Arrival | undefined {
  const arrival = useSyncExternalStore(onPopState, latestArrival);
  return arrival?.page === page ? arrival : undefined;
}

function onPopState(listener: () => void) {
  window.addEventListener('popstate', listener);
  return () => window.removeEventListener('popstate', listener);
}

/** What the page before handed over; nothing after a reload or on the way back, where it is no news. */
export function useHandedOver(): unknown {
  const location = useLocation();
  return useNavigationType() === NavigationType.Pop ? null : location.state;
}
