import { endpoints } from '../endpoints.ts';
import { pageList } from '../pageList.ts';

/** What browsers and crawlers ask for, what may become an address, and who must not be impersonated. */
const others = `access-requests admin administrator agb api app apple-touch-icon assets beta blocked
  blocked-recruiters browserconfig
  datenschutz favicon help hilfe impressum index inkognito inkognito-team kontakt logout manifest
  match-results me metrics mine new noreply null openapi postmaster privacy public recruiter register
  robots root security service-worker settings shield signin sitemap src static status sw support system team
  terms undefined webmaster well-known www`.split(/\s+/);

const addresses = [...pageList, ...Object.values(endpoints)].map(({ path }) => path.split('/'));

export const reservedNames: ReadonlySet<string> = new Set([
  ...others,
  ...addresses.map(([, first = '']) => first),
  // `/users/search` and `/users/:username` share a place.
  ...addresses.map(([, first, second = '']) => (first === 'users' ? second : '')),
]);
