import type { SeenProfileDto, ViewerKind } from '@inkognito/shared/comparison';
import { notFound, notSignedIn } from '../errors.ts';
import { needsConfirmation } from '../matching/release/hold.ts';
import { sharedContact } from '../matching/release/release.ts';
import { type Viewer, anybody, existsFor } from '../user/shield/hidden.ts';
import { User, type UserRecord, toPublicUserDto } from '../user/user.model.ts';
import { isOpen } from '../user/visibility.ts';

type Eyes = { viewer: Viewer; unlocked: boolean };

const eyesOf: Readonly<Record<ViewerKind, (owner: UserRecord) => Eyes>> = {
  guest: () => ({ viewer: anybody, unlocked: false }),
  key: ({ _id }) => ({ viewer: { ...anybody, unlocked: [_id] }, unlocked: true }),
  match: ({ _id }) => ({
    viewer: { ...anybody, unlocked: [_id] },
    unlocked: true,
  }),
};

/** @throws {AppError} 404 where the profile does not exist for such a viewer */
export async function seeOwnProfile(userId: string, as: ViewerKind): Promise<SeenProfileDto> {
  const owner = await User.findById(userId).lean<UserRecord>().orFail(notSignedIn);
  const { viewer, unlocked } = eyesOf[as](owner);
  if (!isOpen(owner) || owner.frozenAt || !existsFor(owner, viewer)) {
    throw notFound('Kein Nutzer gefunden.');
  }
  const isReleased = as === 'match' && !needsConfirmation(owner);
  return {
    profile: toPublicUserDto(owner, {
      isConfirmed: viewer.isConfirmed,
      unlocked,
      comparison: null,
    }),
    contactInfo: isReleased ? sharedContact(owner) : null,
  };
}
