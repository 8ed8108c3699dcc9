import type { SessionUser } from '@inkognito/shared/auth';
import { openedResults } from '../auth/session/session.ts';
import { guestIdOf } from '../key/guest.ts';
import { callerIdOf, isUnlocked } from '../key/unlock.ts';
import { identifyViewer, viewerOf } from '../matching/viewer.ts';
import { notFound, notSignedIn } from '../errors.ts';
import type { Handlers } from '../http/endpoints.ts';
import { createPlaces } from '../http/concurrency.ts';
import { addressKey } from '../http/limit/identity.ts';
import { sendStoredFile } from '../http/file/sendStoredFile.ts';
import { findFile } from '../user/file/storage.ts';
import { User, type UserRecord } from '../user/user.model.ts';
import { seesImage, showsImageAsRecruiter } from '../user/visibility.ts';
import { existsFor, isHiddenFrom, visibleTo } from '../user/shield/hidden.ts';
import { Comparison } from '../matching/comparison.model.ts';
import { findReleasedCv } from './cv.ts';
import { Release } from './release.model.ts';

const refusal = {
  sentence: 'Dieser Lebenslauf wird gerade mehrfach geladen. Bitte warten Sie, bis das fertig ist.',
  limit: 'cvAtOnce',
};

export function fileRoutes() {
  // Browsers read a PDF in a few parts at once; each unread part holds a megabyte or two.
  const takeOwnPlace = createPlaces({ places: 6, ...refusal });
  const takePlaceAtAddress = createPlaces({ places: 24, ...refusal });
  return {
    getImage: async ({ req, res, user, params }) => {
      const viewer = await viewerOf(req);
      const owner = await User.findOne({
        imagePublicId: params.id,
        $or: [visibleTo(viewer), { role: 'recruiter', hiddenFrom: { $nin: viewer.keys } }],
      }).lean();
      const isShown =
        owner &&
        (await mayReadImage(owner, user, {
          exists: existsFor(owner, viewer),
          unlocked: await isUnlocked(req, owner),
        }));
      const image = isShown && (await findFile(owner.imageId));
      if (!image) throw notFound('Dieses Bild gibt es nicht.');
      await sendStoredFile(req, res, { ...image, contentType: 'image/webp' });
    },

    getCv: async ({ req, res, user, params }) => {
      const results = openedResults(req);
      const callerId = callerIdOf(req) ?? results[0];
      if (callerId === undefined) throw notSignedIn();
      const sendCv = async () => {
        const owner = await User.findOne({ 'cv.publicId': params.id }).lean();
        const viewer = await identifyViewer(req);
        const reader = { user, guestId: guestIdOf(req), openedResults: results, viewer };
        const isHidden = owner && isHiddenFrom(owner, viewer);
        const cv = owner && !isHidden && (await findReleasedCv(reader, owner));
        const file = cv && (await findFile(owner.cv?.fileId));
        if (!file) throw notFound('Diesen Lebenslauf gibt es nicht oder nicht mehr.');
        await sendStoredFile(req, res, {
          ...file,
          contentType: 'application/pdf',
          downloadName: cv.filename,
        });
      };
      await takeOwnPlace(callerId, () => takePlaceAtAddress(addressKey(req.ip), sendCv));
    },
  } satisfies Partial<Handlers>;
}

/** Mirrors where pages show the picture to this reader. */
async function mayReadImage(
  owner: UserRecord,
  reader: SessionUser | null,
  { exists, unlocked }: { exists: boolean; unlocked: boolean },
): Promise<boolean> {
  if (owner._id.toString() === reader?.id) return true;
  if (exists && seesImage(owner, { unlocked }) && owner.role.includes('jobSeeker')) return true;
  return reader !== null && showsImageAsRecruiter(owner) && wasCompared(owner, reader);
}

async function wasCompared(recruiter: UserRecord, { id: candidateId }: SessionUser) {
  const pair = { recruiterId: recruiter._id, candidateId };
  // A release outlives its comparison.
  return Boolean((await Comparison.exists(pair)) ?? (await Release.exists(pair)));
}
