import { limits } from '@inkognito/shared/limits';
import sharp from 'sharp';
import pLimit from 'p-limit';
import { AppError, tooLarge, wrongFileType } from '../../errors.ts';

// The library also opens SVG, GIF and TIFF; only JPEG and PNG are allowed.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer'] });

/** A progressive one of 50 megapixels takes 300 MB while it is read. */
const limitEncodings = pLimit(1);

const jpegStart = Buffer.from([0xff, 0xd8, 0xff]);
const pngStart = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');

/** @throws {AppError} 415 for another format or a damaged file, 413 for too many megapixels */
export async function encodeProfileImage(bytes: Buffer): Promise<Buffer> {
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
