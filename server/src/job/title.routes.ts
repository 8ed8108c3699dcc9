import { requireUserOrKey } from '../key/unlock.ts';
import type { Handlers } from '../http/endpoints.ts';
import { releasePlace } from '../http/waiting.ts';
import { eachInSlices } from '../http/limit/timeSlice.ts';
import { findPlace, townOfPostcode } from '../../language/place/findPlace.ts';
import { fieldOfTitle } from '../../language/title/fieldOfTitle.ts';
import {
  describeReading,
  prepareSuggestions,
  suggestTitles,
} from '../../language/title/suggest/suggestTitles.ts';

export const titleRoutes = {
  suggestTitles: async ({ req, res, query: { q, whole } }) => {
    await requireUserOrKey(req.session);
    // Slow right after a start, and others need the place.
    releasePlace(res);
    await warmSuggestions();
    return {
      titles: suggestTitles(q),
      ...(whole && { reading: { ...describeReading(q), field: fieldOfTitle(q) } }),
    };
  },

  findPlace: async ({ req, query: { zipcode, town = '', country = null } }) => {
    await requireUserOrKey(req.session);
    const name = zipcode
      ? townOfPostcode({ zipcode, country })
      : findPlace({ town, country })?.name;
    return { place: name ? { town: name } : null };
  },
} satisfies Partial<Handlers>;

let warming: Promise<void> | undefined;

/** Started after boot; early requests wait for it. */
export function warmSuggestions(): Promise<void> {
  warming ??= eachInSlices(prepareSuggestions(), () => undefined);
  return warming;
}
