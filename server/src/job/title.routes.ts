import { limits } from '@inkognito/shared/limits';
import { requireUserOrKey } from '../key/unlock.ts';
import { callerKey } from '../http/currentUser.ts';
import type { Handlers } from '../http/endpoints.ts';
import { releasePlace } from '../http/limit/loadShedding.ts';
import { type LimitPolicy, createLimiters } from '../http/limit/rateLimit.ts';
import { eachInSlices } from '../http/limit/timeSlice.ts';
import { findPlace, townOfPostcode } from '../../language/place/findPlace.ts';
import {
  describeReading,
  prepareSuggestions,
  suggestTitles,
} from '../../language/title/suggest/suggestTitles.ts';

const rules = {
  suggestions: { points: limits.suggestionsPerMinute, duration: 60 },
};

export function titleRoutes(policy: LimitPolicy) {
  const limiters = createLimiters(rules, policy);
  return {
    suggestTitles: async ({ req, res, query: { q, whole } }) => {
      await requireUserOrKey(req);
      await limiters.consume('suggestions', callerKey(req));
      // Slow right after a start, and others need the place.
      releasePlace(res);
      await warmSuggestions();
      return { titles: suggestTitles(q), ...(whole && { reading: describeReading(q) }) };
    },

    findPlace: async ({ req, query: { zipcode, town = '', country = null } }) => {
      await requireUserOrKey(req);
      await limiters.consume('suggestions', callerKey(req));
      const name = zipcode
        ? townOfPostcode({ zipcode, country })
        : findPlace({ town, country })?.name;
      return { place: name ? { town: name } : null };
    },
  } satisfies Partial<Handlers>;
}

let warming: Promise<void> | undefined;

/** Started after boot; early requests wait for it. */
export function warmSuggestions(): Promise<void> {
  warming ??= eachInSlices(prepareSuggestions(), () => undefined);
  return warming;
}
