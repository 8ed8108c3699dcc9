import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';
import { releasePlace } from '../waiting.ts';

type File = {
  length: number;
  pieces: AsyncIterable<Buffer>;
  contentType: string;
  downloadName?: string;
};

/** The headers keep a private file out of shared caches and from running as our page. */
export async function sendStoredFile(res: Response, file: File): Promise<void> {
  if (file.downloadName !== undefined) res.attachment(file.downloadName);
  res.set({
    'Content-Type': file.contentType,
    'Content-Length': String(file.length),
    'Content-Security-Policy': "sandbox; default-src 'none'",
    'Cache-Control': 'private, no-store',
  });
  releasePlace(res);
  await pipeline(file.pieces, res);
}
