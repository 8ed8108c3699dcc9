import { limits } from '@inkognito/shared/limits';
import type { UserDto } from '@inkognito/shared/user';
import { Types } from 'mongoose';
import sharp from 'sharp';
import { AppError, emailUnconfirmed, notSignedIn, wrongFileType } from '../errors.ts';
import { limitConcurrency } from '../http/concurrency.ts';
import { type FileStore, deleteFile, storeFile } from './file/storage.ts';
import { User, type UserDocument, newPublicId, toUserDto } from './user.model.ts';

// The library also opens SVG, GIF and TIFF; only JPEG and PNG are allowed.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer'] });

/** A picture may decode to a hundred megabytes. */
const limitEncodings = limitConcurrency(2);

export function getOwnUser(userId: string): Promise<UserDocument> {
  return User.findById(userId).orFail(notSignedIn).exec();
}

export async function requireConfirmedEmail(userId: string): Promise<void> {
  const isConfirmed = await User.exists({ _id: userId, emailVerified: true });
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
  const ownerId = new Types.ObjectId(userId);
  const imageId = await storeFile(store, { kind: 'image', ownerId, bytes });
  // Deletes the image that the update returned, so that concurrent updates each delete their own.
  const before = await User.findByIdAndUpdate(
    userId,
    { $set: { imageId, imagePublicId: newPublicId() } },
    { returnDocument: 'before' },
  );
  await deleteFile(before ? before.imageId : imageId);
  return toUserDto(await getOwnUser(userId));
}

/** @throws {AppError} 415 if not a readable JPEG or PNG up to 24 megapixels, 429 when too many wait */
async function encodeProfileImage(bytes: Buffer): Promise<Buffer> {
  try {
    return await limitEncodings(() =>
      sharp(bytes, { limitInputPixels: limits.imageMaxPixels, failOn: 'warning' })
        .rotate()
        .resize(limits.imageSizePx, limits.imageSizePx, { fit: 'cover', withoutEnlargement: true })
        .webp({ quality: 82 })
        .toBuffer(),
    );
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw wrongFileType('Bitte verwenden Sie ein Bild im Format JPEG oder PNG.');
  }
}

export async function saveMessage(userId: string, message: string): Promise<string> {
  const { matchedCount } = await User.updateOne(
    { _id: userId },
    { $set: { copyPasteMsg: message } },
  );
  if (matchedCount === 0) throw notSignedIn();
  return message;
}
