import type { Handlers } from '../http/endpoints.ts';
import type { FileStore } from './user.files.ts';
import { saveMessage, saveProfileImage } from './user.service.ts';

export const userRoutes = (store: FileStore) =>
  ({
    uploadProfileImage: ({ user, file }) => saveProfileImage(store, user.id, file),

    saveMessage: async ({ user, body }) => ({
      copyPasteMsg: await saveMessage(user.id, body.message),
    }),
  }) satisfies Partial<Handlers>;
