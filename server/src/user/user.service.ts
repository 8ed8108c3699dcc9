import type { UserDto } from '@inkognito/shared/user';
import type { ClientSession, Types } from 'mongoose';
import { emailUnconfirmed, notSignedIn, wrongFileType } from '../errors.ts';
import { type FileStore, deleteFiles, requireRoom, storeFile } from './file/files.ts';
import { encodeProfileImage } from './file/profileImage.ts';
import { changeUser } from './lock.ts';
import { User, type UserDocument, toUserDto } from './user.model.ts';
import { confirmed } from './visibility.ts';

export function getOwnUser(userId: string): Promise<UserDocument> {
  return User.findById(userId).orFail(notSignedIn).exec();
}

/** Every rule for confirmed accounts asks here, or its viewer. @throws {AppError} 403 */
export async function requireConfirmedEmail(
  userId: string | Types.ObjectId,
  tx: ClientSession | null = null,
): Promise<void> {
  const isConfirmed = await User.exists({ _id: userId, ...confirmed }).session(tx);
  if (!isConfirmed) throw emailUnconfirmed();
}

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
  const bytes = await encodeProfileImage(file.buffer);
  await requireRoom(store);
  return changeUser(userId, async (user, tx) => {
    if (user.imagePublicId) await deleteFiles({ fileId: user.imagePublicId }, tx);
    user.imagePublicId = await storeFile(user._id, bytes, tx);
    return toUserDto(user);
  });
}

export async function saveMessage(userId: string, message: string): Promise<string> {
  const { matchedCount } = await User.updateOne(
    { _id: userId },
    { $set: { copyPasteMsg: message } },
  );
  if (matchedCount === 0) throw notSignedIn();
  return message;
}
