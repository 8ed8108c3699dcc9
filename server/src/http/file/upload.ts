import { promisify } from 'node:util';
import type { Endpoint } from '@inkognito/shared/endpoint';
import type { Request, Response } from 'express';
import multer from 'multer';
import { invalid, tooLarge, wrongFileType } from '../../errors.ts';

/** @throws {AppError} 415 for anything but a form, 400 for an unreadable one, 413 for a file too large */
export async function readUpload(
  req: Request,
  res: Response,
  { field, maxBytes }: NonNullable<Endpoint['upload']>,
): Promise<void> {
  if (!req.is('multipart/form-data')) throw wrongFileType('Bitte senden Sie ein Formular.');
  const read = multer({
    storage: multer.memoryStorage(),
    limits: { fileSize: maxBytes, files: 1, fields: 40, fieldSize: 20_000, fieldNameSize: 100 },
    defParamCharset: 'utf8',
  }).single(field);
  await promisify(read)(req, res).catch((error: unknown) => {
    if (error instanceof multer.MulterError && error.code === 'LIMIT_FILE_SIZE') {
      throw tooLarge(`Die Datei ist zu groß. Erlaubt sind ${maxBytes / 1024 / 1024} MB.`);
    }
    throw invalid({ [field]: 'Diese Datei konnte nicht gelesen werden.' });
  });
}
