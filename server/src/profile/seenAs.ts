import type { SeenProfileDto, ViewerKind } from '@inkognito/shared/comparison';
import { notFound, notSignedIn } from '../errors.ts';
import { needsConfirmation } from '../matching/release/hold.ts';
import { sharedContact } from '../matching/release/release.ts';
import { anybody, existsFor } from '../user/shield/hidden.ts';
import { User, type UserRecord, toPublicUserDto } from '../user/user.model.ts';
import { isOpen } from '../user/visibility.ts';

/** A match begins with a key. @throws {AppError} 404 where the profile does not exist for such a viewer */
export async function seeOwnProfile(userId: string, as: ViewerKind): Promise<SeenProfileDto> {
  const owner = await User.findById(userId).lean<UserRecord>().orFail(notSignedIn);
  const unlocked = as !== 'guest';
  const viewer = { ...anybody, unlocked: unlocked ? [owner._id] : [] };
  if (!isOpen(owner) || owner.frozenAt || !existsFor(owner, viewer)) {
    throw notFound('Kein Nutzer gefunden.');
  }
  const isReleased = as === 'match' && !needsConfirmation(owner);
  return {
    profile: toPublicUserDto(owner, { isConfirmed: false, unlocked, comparison: null }),
    contactInfo: isReleased ? sharedContact(owner) : null,
  };
}
