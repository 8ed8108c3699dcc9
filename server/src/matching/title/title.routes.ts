import { limits } from '@inkognito/shared/rules/limits';
import { requireUserOrKey } from '../../auth/key/unlock.ts';
import { callerKey } from '../../http/currentUser.ts';
import type { Handlers } from '../../http/endpoints.ts';
import { releasePlace } from '../../http/limit/loadShedding.ts';
import { type LimitPolicy, createLimiters } from '../../http/limit/rateLimit.ts';
import { describeReading, suggestTitles } from '../../title/suggest/suggestTitles.ts';
import { warmSuggestions } from './warmSuggestions.ts';

const rules = {
  titleSuggestions: { points: limits.suggestionsPerMinute, duration: 60 },
};

export function titleRoutes(policy: LimitPolicy) {
  const limiters = createLimiters(rules, policy);
  return {
    suggestTitles: async ({ req, res, query: { q, whole } }) => {
      await requireUserOrKey(req);
      await limiters.consume('titleSuggestions', callerKey(req));
      // Right after a start this takes a while, and others need the place.
      releasePlace(res);
      await warmSuggestions();
      return { titles: suggestTitles(q), ...(whole && { reading: describeReading(q) }) };
    },
  } satisfies Partial<Handlers>;
}
