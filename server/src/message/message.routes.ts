import type { Request } from 'express';
import { browserOf } from '../auth/knownBrowsers.ts';
import type { Handlers } from '../http/endpoints.ts';
import { type Limits, countedBy } from '../http/limits.ts';
import { guestIdOf } from '../key/guest.ts';
import { hasKey } from '../key/unlock.ts';
import { checkMessage } from './checkMessage.ts';
import { readInWorker } from './readInWorker.ts';

export function messageRoutes(limits: Limits) {
  const consumeReading = (req: Request) =>
    limits.consume('texts', { ...countedBy(req), browser: guestIdOf(req) ?? undefined });

  return {
    readPosting: async ({ req, user, body: { text } }) => {
      await consumeReading(req);
      if (!user && !(await hasKey(req))) {
        await limits.consume('textsOfVisitor', { browser: browserOf(req) });
      }
      const { reading, tone } = await readInWorker(text);
      return { ...reading, tone };
    },

    checkMessage: async ({ req, user, body }) => {
      await consumeReading(req);
      return checkMessage(user.id, body);
    },
  } satisfies Partial<Handlers>;
}
