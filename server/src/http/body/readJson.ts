import { promisify } from 'node:util';
import express, { type Request, type Response } from 'express';

/** Values and levels; no call has half as many. */
const partsMax = 300;

const [quote, backslash] = Buffer.from('"\\');
const beginsPart = new Set(Buffer.from(',[{'));

/** Reading thousands of unknown keys as JSON takes ten times as long as looking for their commas. */
function hasTooManyParts(bytes: Buffer): boolean {
  let parts = 0;
  let isInText = false;
  for (let index = 0; index < bytes.length; index += 1) {
    const byte = bytes[index] ?? 0;
    if (isInText && byte === backslash) index += 1;
    else if (byte === quote) isInText = !isInText;
    else if (!isInText && beginsPart.has(byte) && ++parts > partsMax) return true;
  }
  return false;
}

function refuseUnreadable(_req: unknown, _res: unknown, bytes: Buffer, encoding: string): void {
  if (encoding.toLowerCase() === 'utf-8' && !hasTooManyParts(bytes)) return;
  throw Object.assign(new Error('Unreadable'), { status: 400 });
}

const reader = (limit: string) => promisify(express.json({ limit, verify: refuseUnreadable }));
const [readShort, readLong] = [reader('16kb'), reader('90kb')];

export const readJson = (req: Request, res: Response, isLong: boolean): Promise<void> =>
  (isLong ? readLong : readShort)(req, res);
