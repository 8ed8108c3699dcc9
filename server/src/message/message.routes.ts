import type { Handlers } from '../http/endpoints.ts';
import { checkMessage } from './checkMessage.ts';
import { readInWorker } from './readInWorker.ts';

export const messageRoutes = {
  readPosting: async ({ body: { text } }) => {
    const { reading, tone } = await readInWorker(text);
    return { ...reading, tone };
  },

  checkMessage: ({ user, body }) => checkMessage(user.id, body),
} satisfies Partial<Handlers>;
