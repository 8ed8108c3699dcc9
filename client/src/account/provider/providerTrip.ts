import type { Provider, ProviderPurpose } from '@inkognito/shared/auth';
import { apiBase, endpoints } from '@inkognito/shared/endpoints';
import type { ErrorAnswer } from '@inkognito/shared/error';
import { paths } from '../../lib/paths.ts';
import { ApiError } from '../../lib/api.ts';
import { keepWayBack } from '../../auth/wayBack.ts';

/** In the order in which they are shown; the schemas' own list would bring all of zod along. */
export const providers = ['google', 'linkedin'] as const satisfies readonly Provider[];
export const providerNames = { google: 'Google', linkedin: 'LinkedIn' } as const;

/** What a signed-in person leaves for a provider for. */
export type TripPurpose = Exclude<ProviderPurpose, 'sign-in'>;

/** How such a trip ended, as it stands in the address of the account page. */
export type TripEnd = 'link_failed' | 'identity_taken' | 'confirm_failed';

const starts = { google: endpoints.startGoogle, linkedin: endpoints.signInWithLinkedin } as const;

const startOf = (provider: Provider, purpose: TripPurpose) =>
  `${apiBase}${starts[provider].path}?purpose=${purpose}`;

/**
 * Leaves for a provider, to come back to the account page. The way back is kept for a return that goes wrong; one
 * that goes well names its purpose itself.
 */
export function leaveForProvider(provider: Provider, purpose: TripPurpose): void {
  keepWayBack(afterFailedTrip(`${purpose}_failed`));
  window.location.assign(startOf(provider, purpose));
}

/**
 * Asks whether a provider may be added now; a navigation could not answer that in a dialog. By `fetch`, since the
 * other way of calling would follow the way to the provider.
 * @throws {ApiError} `identity_unconfirmed` when the person must prove first who they are
 */
export async function mayLink(provider: Provider): Promise<void> {
  const start = new URL(startOf(provider, 'link'), window.location.origin);
  const response = await fetch(start, { redirect: 'manual' });
  // A way on that is not followed has the status 0.
  if (response.status >= 400) throw new ApiError((await response.json()) as ErrorAnswer);
}

/** Where a trip that went well ends. */
export function afterTrip(purpose: TripPurpose, provider: Provider): string {
  const name = purpose === 'link' ? 'linked' : 'confirmed';
  return `${paths.account}?${name}=${provider}`;
}

/** Where a trip that failed ends. */
export function afterFailedTrip(end: TripEnd): string {
  return `${paths.account}?error=${end}`;
}

/** Whether a kept way back belongs to such a trip, and not to a sign-in. */
export function isAfterFailedTrip(way: string): boolean {
  return way.startsWith(`${paths.account}?error=`);
}
