import { notFound } from '../errors.ts';
import type { Handlers } from '../http/endpoints.ts';
import { sendStoredFile } from '../http/sendStoredFile.ts';
import { type FileStore, findFile, sendFile } from './user.files.ts';
import { User } from './user.model.ts';
import { searchUsers } from './user.search.ts';
import { getPublicUser, saveMessage, saveProfileImage } from './user.service.ts';

export const userRoutes = (store: FileStore) =>
  ({
    searchUsers: ({ query }) => searchUsers(query.q),

    getPublicUser: ({ params }) => getPublicUser(params.username),

    uploadProfileImage: ({ user, file }) => saveProfileImage(store, user.id, file),

    saveMessage: async ({ user, body }) => ({
      copyPasteMsg: await saveMessage(user.id, body.message),
    }),

    getImage: async ({ req, res, user, params }) => {
      const file = await findFile('image', params.id);
      const owner =
        file && (await User.findById(file.ownerId).select({ showImage: 1, imageId: 1 }).lean());
      const isOwn = owner?._id.toString() === user?.id;
      const isShown = owner?.showImage && owner.imageId?.equals(params.id);
      if (!file || !(isOwn || isShown)) throw notFound('Dieses Bild gibt es nicht.');
      await sendStoredFile(req, res, {
        length: file.length,
        contentType: 'image/webp',
        send: (range) => sendFile(file.id, res, range),
      });
    },
  }) satisfies Partial<Handlers>;
