import { limits } from '@inkognito/shared/limits';
import type { UserDto } from '@inkognito/shared/user';
import type { ClientSession, Types } from 'mongoose';
import sharp from 'sharp';
import pLimit from 'p-limit';
import { AppError, emailUnconfirmed, notSignedIn, tooLarge, wrongFileType } from '../errors.ts';
import { type FileStore, deleteFiles, requireRoom, storeFile } from './files.ts';
import { changeUser } from './lock.ts';
import { User, type UserDocument, toUserDto } from './user.model.ts';
import { confirmed } from './visibility.ts';

// The library also opens SVG, GIF and TIFF; only JPEG and PNG are allowed.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer'] });

/** A progressive one of 50 megapixels takes 300 MB while it is read. */
const limitEncodings = pLimit(1);

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

const jpegStart = Buffer.from([0xff, 0xd8, 0xff]);
const pngStart = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');

/** @throws {AppError} 415 for another format or a damaged file, 413 for too many megapixels */
async function encodeProfileImage(bytes: Buffer): Promise<Buffer> {
  if (![jpegStart, pngStart].some((start) => bytes.subarray(0, start.length).equals(start))) {
    throw wrongFileType('Bitte verwenden Sie ein Bild im Format JPEG oder PNG.');
  }
  try {
    return await limitEncodings(async () => {
      const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
      if (width * height > limits.imageMaxPixels) throw tooManyPixels();
      return sharp(bytes, { limitInputPixels: limits.imageMaxPixels, failOn: 'warning' })
        .rotate()
        .resize(limits.imageSizePx, limits.imageSizePx, { fit: 'cover', withoutEnlargement: true })
        .webp({ quality: 82 })
        .toBuffer();
    });
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw wrongFileType(
      'Das Bild ist beschädigt oder kam nicht vollständig an. Bitte wählen Sie es noch einmal aus.',
    );
  }
}

const tooManyPixels = () =>
  tooLarge(
    `Das Bild hat mehr als ${limits.imageMaxPixels / 1_000_000} Megapixel. Bitte verkleinern Sie es.`,
  );

export async function saveMessage(userId: string, message: string): Promise<string> {
  const { matchedCount } = await User.updateOne(
    { _id: userId },
    { $set: { copyPasteMsg: message } },
  );
  if (matchedCount === 0) throw notSignedIn();
  return message;
}
