import { invalid } from '../errors.ts';

export type CursorPosition = { time: Date; id: string };

export function encodeCursor({ time, id }: CursorPosition): string {
  return Buffer.from(`${time.getTime()}.${id}`).toString('base64url');
}

export function decodeCursor(cursor: string | undefined): CursorPosition | null {
  if (cursor === undefined) return null;
  const text = Buffer.from(cursor, 'base64url').toString('latin1');
  const [, milliseconds = '', id = ''] = /^(\d{1,15})\.([0-9a-f]{24})$/.exec(text) ?? [];
  const position = { time: new Date(Number(milliseconds)), id };
  // Decoding skips invalid characters, so only re-encoding proves the cursor intact.
  if (encodeCursor(position) !== cursor) {
    throw invalid({ cursor: 'Diese Angabe ist ungültig.' }, 'Bitte laden Sie die Liste neu.');
  }
  return position;
}
