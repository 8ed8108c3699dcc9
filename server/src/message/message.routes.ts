import type { Request } from 'express';
import { callerIdOf, requireUserOrKey } from '../key/unlock.ts';
import { limitIdentityOf } from '../http/currentUser.ts';
import type { Handlers } from '../http/endpoints.ts';
import { type Limits, countedBy } from '../http/limits.ts';
import { checkMessage } from './checkMessage.ts';
import { readInWorker } from './readInWorker.ts';

export function messageRoutes(limits: Limits) {
  async function consumeReading(req: Request): Promise<void> {
    const address = addressKey(req.ip);
    const reader = req.user ? limitIdentityOf(req.user) : callerIdOf(req);
    await limits.consume('textsByReader', reader ?? address);
    await limits.consume('textsByAddress', address);
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
