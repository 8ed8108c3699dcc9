import { invalid } from '../errors.ts';

/** An entry's position in a list that is sorted by time and, where times are equal, by id. */
export type CursorPosition = { time: Date; id: string };

/** The position as it travels: opaque, so that nobody builds one and its form can change. */
export function encodeCursor({ time, id }: CursorPosition): string {
  return Buffer.from(`${time.getTime()}.${id}`).toString('base64url');
}

/** The position a cursor names; without one, the list begins at its start. @throws {AppError} 400 for any other text */
export function decodeCursor(cursor: string | undefined): CursorPosition | null {
  if (cursor === undefined) return null;
  const text = Buffer.from(cursor, 'base64url').toString('latin1');
  const [, milliseconds = '', id = ''] = /^(\d{1,15})\.([0-9a-f]{24})$/.exec(text) ?? [];
  const position = { time: new Date(Number(milliseconds)), id };
  // Decoding passes over what is not base64url, so only the way back proves that nothing was added.
  if (encodeCursor(position) !== cursor) {
    throw invalid({ cursor: 'Diese Angabe ist ungültig.' }, 'Bitte laden Sie die Liste neu.');
  }
  return position;
}
