import type { Provider } from '@inkognito/shared/codes';
import { endpoints, apiBase } from '@inkognito/shared/endpoints';
import type { ErrorResponse } from '@inkognito/shared/error';
import { paths } from '@inkognito/shared/pages';
import { ApiError } from '../../lib/api.ts';
import { readStored, removeStored, writeStored } from '../../lib/storage.ts';
import { isOwnPath } from '../signInState.ts';

export const providerNames = { google: 'Google', linkedin: 'LinkedIn' } as const;

export const startUrls = {
  google: apiBase + endpoints.startGoogle.path,
  linkedin: apiBase + endpoints.signInWithLinkedin.path,
} as const;

export type RedirectFailure = 'link_failed' | 'identity_taken';

const linkUrl = (provider: Provider) => `${startUrls[provider]}?purpose=link`;

/** The stored path is for a failure; a success names its purpose itself. */
export function linkAtProvider(provider: Provider): void {
  keepReturnTo(accountAfterFailure('link_failed'));
  window.location.assign(linkUrl(provider));
}

/** Not by axios, which would follow the redirect. @throws {ApiError} `identity_unconfirmed` without a recent proof */
export async function mayLink(provider: Provider): Promise<void> {
  const start = new URL(linkUrl(provider), window.location.origin);
  const response = await fetch(start, { redirect: 'manual' });
  // An unfollowed redirect has the status 0.
  if (response.status < 400) return;
  const call = provider === 'google' ? 'startGoogle' : 'signInWithLinkedin';
  throw new ApiError((await response.json()) as ErrorResponse, { call });
}

export const accountAfterLink = (provider: Provider): string =>
  `${paths.account}?linked=${provider}`;

export function accountAfterFailure(failure: RedirectFailure): string {
  return `${paths.account}?error=${failure}`;
}

export function isAccountAfterFailure(path: string): boolean {
  return path.startsWith(`${paths.account}?error=`);
}

const wayBackKey = 'inkognito.way-back';

/** In session storage: the redirect loses navigation state, and anyone could write an address. */
export function keepReturnTo(from: string | undefined): void {
  writeStored(wayBackKey, from ?? '');
}

/** Reads it once; `undefined` for foreign addresses. */
export function takeReturnTo(): string | undefined {
  const from = readStored(wayBackKey);
  removeStored(wayBackKey);
  return typeof from === 'string' && isOwnPath(from) ? from : undefined;
}
