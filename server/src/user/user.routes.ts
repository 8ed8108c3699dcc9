import { limits } from '@inkognito/shared/rules/limits';
import { voiceOf } from '../http/currentUser.ts';
import type { Handlers } from '../http/endpoints.ts';
import { createDistinctLimit } from '../http/limit/distinctLimit.ts';
import { type LimitPolicy, addressKey } from '../http/limit/rateLimit.ts';
import type { FileStore } from './user.files.ts';
import { searchKeyOf, searchUsers } from './user.search.ts';
import { saveMessage, saveProfileImage } from './user.service.ts';

const searchesByDay = {
  name: 'searchesByDay',
  max: limits.searchesPerDay,
  duration: limits.counterHours * 60 * 60,
};

export const userRoutes = (store: FileStore, policy: LimitPolicy) => {
  const searches = createDistinctLimit(searchesByDay, policy);
  return {
    searchUsers: async ({ req, user, query }) => {
      await searches.consume(user ? voiceOf(user) : addressKey(req.ip), searchKeyOf(query.q));
      return searchUsers(query.q, user === null);
    },

    uploadProfileImage: ({ user, file }) => saveProfileImage(store, user.id, file),

    saveMessage: async ({ user, body }) => ({
      copyPasteMsg: await saveMessage(user.id, body.message),
    }),
  } satisfies Partial<Handlers>;
};
