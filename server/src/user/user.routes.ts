import { notFound } from '../errors.ts';
import type { Handlers } from '../http/endpoints.ts';
import { addressKey } from '../http/limit/rateLimit.ts';
import { sendStoredFile } from '../http/sendStoredFile.ts';
import { findFile, sendFile } from './user.files.ts';
import { User } from './user.model.ts';
import {
  refundSwitchOff,
  saveNotifications,
  switchOffNotification,
  consumeSwitchOff,
} from '../account/notifications.ts';
import { toRecruiterProfileDto } from './user.recruiterProfile.ts';
import { searchUsers } from './user.search.ts';
import {
  type KeepListed,
  getAutomations,
  getOwnUser,
  getPublicUser,
  saveAutomations,
  saveMessage,
  saveProfileImage,
  setPaused,
} from './user.service.ts';

/** `keepListed` comes from questionnaire, which stands to the right of this domain. */
export const userRoutes = (keepListed: KeepListed) =>
  ({
    searchUsers: ({ query }) => searchUsers(query.q),

    getPublicUser: ({ params }) => getPublicUser(params.username),

    getAutomations: ({ user }) => getAutomations(user.id),

    saveAutomations: ({ user, body, file }) => saveAutomations(user.id, body, file, keepListed),

    uploadProfileImage: ({ user, file }) => saveProfileImage(user.id, file),

    saveMessage: async ({ user, body }) => ({
      copyPasteMsg: await saveMessage(user.id, body.message),
    }),

    saveNotifications: ({ user, body }) => saveNotifications(user.id, body),

    switchOffNotification: async ({ req, body }) => {
      const address = addressKey(req.ip);
      await consumeSwitchOff('switchOffByAddress', address);
      await switchOffNotification(body.token);
      await refundSwitchOff('switchOffByAddress', address);
    },

    setPaused: async ({ user, body }) => ({
      paused: await setPaused(user.id, body.paused, keepListed),
    }),

    getRecruiterProfile: async ({ user }) =>
      toRecruiterProfileDto((await getOwnUser(user.id)).recruiterProfile),

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
