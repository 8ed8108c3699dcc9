import type { Request } from 'express';
import { tooManyRequests } from '../../errors.ts';
import { placesByKey } from './placesByKey.ts';
import { addressKey } from '../limits.ts';

/** Upload bodies held at once. A file is held twice while joined; fits a 512 MB container beside the idle 180 MB. */
const budgetBytes = 64 * 1024 * 1024;

/** The limit for JSON: forms without a file need no place. */
const smallBytes = 100 * 1024;

/** The form around the file: forty fields of 20 kB and their names. */
const formBytesMax = 1024 * 1024;

const retrySeconds = 5;

export type UploadBudget = {
  /** Reserves the body's size before reading and frees it when the work ends. @throws {AppError} 429 */
  hold: (upload: Upload, work: () => Promise<void>) => Promise<void>;
};

type Upload = { req: Request; userId: string; maxBytes: number };

export function createUploadBudget(): UploadBudget {
  let freeBytes = budgetBytes;
  const takePlaces = placesByKey({
    max: 2,
    sentence:
      'Es werden schon zwei Dateien von Ihnen oder aus Ihrem Netz übertragen. Bitte versuchen Sie es danach noch einmal.',
    limit: 'uploadsAtOnce',
  });
  return {
    hold: async ({ req, userId, maxBytes }, work) => {
      const bytes = bodyBytes(req, maxBytes + formBytesMax);
      const keys = [`account ${userId}`, `address ${addressKey(req.ip)}`];
      if (bytes > freeBytes) {
        throw tooManyRequests(
          'Gerade werden sehr viele Dateien übertragen. Bitte versuchen Sie es gleich noch einmal.',
          retrySeconds,
          'uploadBytes',
        );
      }
      const freePlaces = takePlaces(bytes > smallBytes ? keys : []);
      freeBytes -= bytes;
      try {
        await work();
      } finally {
        freeBytes += bytes;
        freePlaces();
      }
    },
  };
}

/** Without a declared length, the maximum counts. */
function bodyBytes(req: Request, maxBytes: number): number {
  const declared = req.headers['content-length'];
  return declared === undefined ? maxBytes : Math.min(Number(declared), maxBytes);
}
