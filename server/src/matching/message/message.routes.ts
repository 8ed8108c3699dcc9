import { readingLimits } from '@inkognito/shared/rules/readingLimits';
import type { Request } from 'express';
import { hasOpenProfile } from '../../auth/key/unlock.ts';
import { notSignedIn } from '../../errors.ts';
import { closedSignal } from '../../http/closedSignal.ts';
import { voiceOf } from '../../http/currentUser.ts';
import type { Handlers } from '../../http/endpoints.ts';
import { type LimitPolicy, addressKey, createLimiters } from '../../http/limit/rateLimit.ts';
import { checkMessage } from './checkMessage.ts';
import type { ReadPosting } from './readPosting.ts';

const rules = {
  textsByReader: { points: readingLimits.textsPerHour, duration: 60 * 60 },
};

export function messageRoutes(readPosting: ReadPosting, policy: LimitPolicy) {
  const limiters = createLimiters(rules, policy);
  return {
    readPosting: async ({ req, res, user, body: { text } }) => {
      if (!user && !(await hasOpenProfile(req))) throw notSignedIn();
      await limiters.consume('textsByReader', user ? voiceOf(user) : guestKey(req));
      return readPosting(text, closedSignal(res));
    },

    checkMessage: async ({ user, body: { text } }) => {
      await limiters.consume('textsByReader', voiceOf(user));
      return checkMessage(user.id, text);
    },
  } satisfies Partial<Handlers>;
}

const guestKey = (req: Request) => addressKey(req.ip);
