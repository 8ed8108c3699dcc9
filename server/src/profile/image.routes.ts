import type { SessionUser } from '@inkognito/shared/auth';
import { notFound } from '../errors.ts';
import type { Handlers } from '../http/endpoints.ts';
import { sendStoredFile } from '../http/file/sendStoredFile.ts';
import { Comparison } from '../matching/comparison.model.ts';
import { viewerOf } from '../matching/viewer.ts';
import { Release } from '../matching/release/release.model.ts';
import { AccessRequest, undecided } from '../request/accessRequest.model.ts';
import { findFile } from '../user/file/files.ts';
import { existsFor, isKnown, isUnlocked, unhiddenFrom, visibleTo } from '../user/shield/hidden.ts';
import { User, type UserRecord } from '../user/user.model.ts';
import { seesImage, showsImageAsRecruiter } from '../user/visibility.ts';

export const imageRoutes = {
  getImage: async ({ req, res, user, params }) => {
    const viewer = await viewerOf(req.session);
    const owner = await User.findOne({
      imagePublicId: params.id,
      $or: [visibleTo(viewer), { role: 'recruiter', ...unhiddenFrom(viewer) }],
    }).lean();
    const isShown =
      owner &&
      (await mayReadImage(owner, user, {
        mayRead: existsFor(owner, viewer) && (viewer.isConfirmed || isKnown(owner, viewer)),
        unlocked: isUnlocked(owner, viewer),
      }));
    const image = isShown && (await findFile(params.id));
    if (!image) throw notFound('Dieses Bild gibt es nicht.');
    await sendStoredFile(res, { ...image, contentType: 'image/webp' });
  },
} satisfies Partial<Handlers>;

/** Mirrors where pages show the picture to this reader. */
async function mayReadImage(
  owner: UserRecord,
  reader: SessionUser | null,
  { mayRead, unlocked }: { mayRead: boolean; unlocked: boolean },
): Promise<boolean> {
  if (owner._id.toString() === reader?.id) return true;
  if (mayRead && seesImage(owner, { unlocked }) && owner.role.includes('jobSeeker')) return true;
  return reader !== null && showsImageAsRecruiter(owner) && hasApproached(owner, reader);
}

/** By a comparison, a request, or a release, which outlives its comparison. */
async function hasApproached(recruiter: UserRecord, { id: candidateId }: SessionUser) {
  const pair = { recruiterId: recruiter._id, candidateId };
  const found =
    (await Comparison.exists(pair)) ??
    (await Release.exists(pair)) ??
    (await AccessRequest.exists({ ...pair, ...undecided() }));
  return found !== null;
}
