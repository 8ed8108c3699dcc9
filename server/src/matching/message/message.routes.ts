import { readingLimits } from '@inkognito/shared/rules/readingLimits';
import { requireUserOrKey } from '../../auth/key/unlock.ts';
import { closedSignal } from '../../http/closedSignal.ts';
import { callerKey, voiceOf } from '../../http/currentUser.ts';
import type { Handlers } from '../../http/endpoints.ts';
import { type LimitPolicy, createLimiters } from '../../http/limit/rateLimit.ts';
import { checkMessage } from './checkMessage.ts';
import type { ReadPosting } from './readPosting.ts';

const rules = {
  textsByReader: { points: readingLimits.textsPerHour, duration: 60 * 60 },
};

export function messageRoutes(readPosting: ReadPosting, policy: LimitPolicy) {
  const limiters = createLimiters(rules, policy);
  return {
    readPosting: async ({ req, res, body: { text } }) => {
      await requireUserOrKey(req);
      await limiters.consume('textsByReader', callerKey(req));
      return readPosting(text, closedSignal(res));
    },

    checkMessage: async ({ user, body: { text } }) => {
      await limiters.consume('textsByReader', voiceOf(user));
      return checkMessage(user.id, text);
    },
  } satisfies Partial<Handlers>;
}
