import { limits } from '@inkognito/shared/limits';
import type { Request } from 'express';
import { holderOf, requireUserOrKey } from '../key/unlock.ts';
import { limitIdentityOf } from '../http/currentUser.ts';
import type { Handlers } from '../http/endpoints.ts';
import { type LimitPolicy, addressKey, createLimiters } from '../http/limit/rateLimit.ts';
import { checkMessage } from './checkMessage.ts';
import { readInWorker } from './readInWorker.ts';

const hour = 60 * 60;

const rules = {
  textsByReader: { points: limits.pastedTextsPerHour, duration: hour },
  textsByAddress: { points: limits.pastedTextsPerHourAndAddress, duration: hour },
};

export function messageRoutes(policy: LimitPolicy) {
  const limiters = createLimiters(rules, policy);

  async function consumeReading(req: Request): Promise<void> {
    const address = addressKey(req.ip);
    const reader = req.user ? limitIdentityOf(req.user) : holderOf(req);
    await limiters.consume('textsByReader', reader ?? address);
    await limiters.consume('textsByAddress', address);
  }

  return {
    readPosting: async ({ req, body: { text } }) => {
      await requireUserOrKey(req);
      await consumeReading(req);
      const { reading } = await readInWorker(text);
      return reading;
    },

    checkMessage: async ({ req, user, body: { text } }) => {
      await consumeReading(req);
      return checkMessage(user.id, text);
    },
  } satisfies Partial<Handlers>;
}
