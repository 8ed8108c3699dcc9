import type { UserDto } from '@inkognito/shared/user';
import { Types } from 'mongoose';
import { emailUnconfirmed, notSignedIn, wrongFileType } from '../errors.ts';
import { type FileStore, deleteFile, storeFile } from './user.files.ts';
import { encodeProfileImage } from './user.images.ts';
import { User, type UserDocument, newPublicId, toUserDto } from './user.model.ts';

export async function getOwnUser(userId: string): Promise<UserDocument> {
  const user = await User.findById(userId);
  if (!user) throw notSignedIn();
  return user;
}

/** @throws {AppError} 403 */
export async function requireConfirmedEmail(userId: string): Promise<void> {
  const isConfirmed = await User.exists({ _id: userId, emailVerified: true });
  if (!isConfirmed) throw emailUnconfirmed();
}

/** `null` for somebody who is gone. */
export async function findPublicId(userId: string): Promise<string | null> {
  const user = await User.findById(userId).select({ publicId: 1 }).lean();
  return user?.publicId ?? null;
}

export async function saveProfileImage(
  store: FileStore,
  userId: string,
  file: { buffer: Buffer } | undefined,
): Promise<UserDto> {
  if (!file) throw wrongFileType('Bitte wählen Sie ein Bild aus.');
  const image = await encodeProfileImage(file.buffer);
  const imageId = await storeFile(store, 'image', new Types.ObjectId(userId), image);
  // What this very change replaced is told by the change itself: of two at once, each removes another picture.
  const before = await User.findByIdAndUpdate(
    userId,
    { $set: { imageId, imagePublicId: newPublicId() } },
    { returnDocument: 'before' },
  );
  await deleteFile(before ? before.imageId : imageId);
  return toUserDto(await getOwnUser(userId));
}

export async function saveMessage(userId: string, message: string): Promise<string> {
  const { matchedCount } = await User.updateOne(
    { _id: userId },
    { $set: { copyPasteMsg: message } },
  );
  if (matchedCount === 0) throw notSignedIn();
  return message;
}
