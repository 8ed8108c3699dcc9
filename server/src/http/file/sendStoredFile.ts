import type { Request, Response } from 'express';
import { releasePlace } from '../waiting.ts';

type File = {
  length: number;
  contentType: string;
  downloadName?: string;
  send: (into: Response, range: { start: number; end: number }) => Promise<void>;
};

/** The headers keep a private file out of shared caches and from running as our page. */
export async function sendStoredFile(req: Request, res: Response, file: File): Promise<void> {
  res.set({
    'Content-Type': file.contentType,
    'Content-Security-Policy': "sandbox; default-src 'none'",
    'Cache-Control': 'private, no-store',
    'Accept-Ranges': 'bytes',
  });
  if (file.downloadName !== undefined) res.attachment(file.downloadName).type(file.contentType);
  const range = requestedRange(req, file.length);
  if (range === 'unsatisfiable') {
    res.set('Content-Range', `bytes */${file.length}`).status(416).end();
    return;
  }
  res.set('Content-Length', String(range.end - range.start));
  if (range.end - range.start < file.length) {
    res.status(206).set('Content-Range', `bytes ${range.start}-${range.end - 1}/${file.length}`);
  }
  releasePlace(res);
  await file.send(res, range);
}

function requestedRange(req: Request, length: number) {
  const whole = { start: 0, end: length };
  const ranges = req.range(length, { combine: true });
  if (ranges === undefined || ranges === -2) return whole;
  if (ranges === -1) return 'unsatisfiable' as const;
  const [first] = ranges;
  // Several ranges would need a multipart response; the whole file is allowed instead.
  return first && ranges.length === 1 ? { start: first.start, end: first.end + 1 } : whole;
}
