import type { Request } from 'express';
import { tooManyRequests } from '../../errors.ts';
import { placesByKey } from './placesByKey.ts';
import { addressKey } from './rateLimit.ts';

/**
 * Bodies of uploads that one process holds at the same time. A file is held twice while its pieces are joined, and
 * all of that must fit beside the idle 180 MB into a container of 512 MB.
 */
const budgetBytes = 64 * 1024 * 1024;

/** As large as a JSON body may be: forms without a file need no place, so that switches can be flicked. */
const smallBytes = 100 * 1024;

/** What stands around the file: forty fields of 20 kB, and their names. */
const formBytesMax = 1024 * 1024;

const retrySeconds = 5;

export type UploadBudget = {
  /**
   * Takes what the body needs before it is read, and gives it back when the work is over, however it ends.
   * @throws {AppError} 429
   */
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

/** A body that does not declare its length may be as long as one can be; no more of one is kept in any case. */
function bodyBytes(req: Request, maxBytes: number): number {
  const declared = req.headers['content-length'];
  return declared === undefined ? maxBytes : Math.min(Number(declared), maxBytes);
}
