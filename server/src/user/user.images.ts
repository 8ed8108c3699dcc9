import { limits } from '@inkognito/shared/rules/limits';
import sharp from 'sharp';
import { AppError, wrongFileType } from '../errors.ts';
import { limitConcurrency } from '../http/limit/limitConcurrency.ts';

// The library opens SVG, GIF and TIFF as well; only these two formats are pictures here.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer'] });

/** A picture may decode to a hundred megabytes. */
const few = limitConcurrency(2);

/** @throws {AppError} 415 for no readable JPEG or PNG or over 24 megapixels, 429 when too many others wait */
export async function encodeProfileImage(bytes: Buffer): Promise<Buffer> {
  try {
    return await few(() =>
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
