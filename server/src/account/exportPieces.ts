import type { Types } from 'mongoose';
import { readFile } from '../user/user.files.ts';

/** Holds no more of a list than the next entry. */
export async function* writeList<Stored>(
  key: string,
  cursor: AsyncIterable<Stored> & { close: () => Promise<void> },
  toExport: (stored: Stored) => object | Promise<object>,
): AsyncGenerator<string> {
  yield `,"${key}":[`;
  try {
    let separator = '';
    for await (const stored of cursor) {
      yield separator + JSON.stringify(await toExport(stored));
      separator = ',';
    }
  } finally {
    await cursor.close();
  }
  yield ']';
}

export async function* writeFile(
  id: Types.ObjectId | null | undefined,
  properties: object,
): AsyncGenerator<string> {
  if (!id) {
    yield 'null';
    return;
  }
  yield `${JSON.stringify(properties).slice(0, -1)},"base64":"`;
  let rest = Buffer.alloc(0);
  for await (const piece of readFile(id)) {
    const bytes = Buffer.concat([rest, piece]);
    // Three bytes make four letters; in the middle of a file no letter may stand for padding.
    const whole = bytes.length - (bytes.length % 3);
    yield bytes.toString('base64', 0, whole);
    rest = bytes.subarray(whole);
  }
  yield `${rest.toString('base64')}"}`;
}
