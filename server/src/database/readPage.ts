import { limits } from '@inkognito/shared/limits';
import type { Types } from 'mongoose';
import { invalid } from '../errors.ts';

export type Page<Shown> = { entries: Shown[]; nextCursor: string | null };

type List<Entry> = PromiseLike<Entry[]> & {
  and(conditions: Record<string, unknown>[]): List<Entry>;
  sort(order: Record<string, -1>): List<Entry>;
  limit(count: number): List<Entry>;
};

/** Ties are broken by id, so that no entry is lost or repeated. @throws {AppError} 400 for a cursor that is not ours */
export async function readPage<
  Time extends string,
  Entry extends { _id: Types.ObjectId } & Record<Time, Date>,
  Shown,
>({
  find,
  time,
  cursor,
  show,
}: {
  find: () => List<Entry>;
  /** The index must end with this field and `_id`, after the fields in `find`. */
  time: Time;
  cursor: string | undefined;
  show: (entries: Entry[]) => (Shown | null)[] | Promise<(Shown | null)[]>;
}): Promise<Page<Shown>> {
  const shown: { entry: Shown; position: CursorPosition }[] = [];
  const wanted = limits.pageSize + 1;
  let from = decodeCursor(cursor);
  let isEnd = false;
  while (!isEnd && shown.length < wanted) {
    const read = await find()
      .and(olderThan(time, from))
      .sort({ [time]: -1, _id: -1 })
      .limit(wanted);
    const entries = await show(read);
    for (const [index, { _id, [time]: at }] of read.entries()) {
      from = { time: at, id: _id.toString() };
      const entry = entries[index] ?? null;
      if (entry !== null) shown.push({ entry, position: from });
    }
    isEnd = read.length < wanted;
  }
  const page = shown.slice(0, limits.pageSize);
  const last = page.at(-1);
  return {
    entries: page.map(({ entry }) => entry),
    nextCursor: last && shown.length > page.length ? encodeCursor(last.position) : null,
  };
}

/** The answer to a call: the entries under a name of their own. */
export async function pageAs<Name extends string, Shown>(name: Name, page: Promise<Page<Shown>>) {
  const { entries, nextCursor } = await page;
  return { [name]: entries, nextCursor } as Record<Name, Shown[]> & Pick<Page<Shown>, 'nextCursor'>;
}

/** The first condition bounds the index scan; an `$or` alone would not. */
function olderThan(time: string, position: CursorPosition | null): Record<string, unknown>[] {
  if (!position) return [{}];
  return [
    { [time]: { $lte: position.time } },
    { $or: [{ [time]: { $lt: position.time } }, { _id: { $lt: position.id } }] },
  ];
}

type CursorPosition = { time: Date; id: string };

export function encodeCursor({ time, id }: CursorPosition): string {
  return `${time.getTime()}-${id}`;
}

export function decodeCursor(cursor: string | undefined): CursorPosition | null {
  if (cursor === undefined) return null;
  const [, milliseconds, id] = /^(\d{1,15})-([0-9a-f]{24})$/.exec(cursor) ?? [];
  if (id === undefined) {
    throw invalid({ cursor: 'Diese Angabe ist ungültig.' }, 'Bitte laden Sie die Liste neu.');
  }
  return { time: new Date(Number(milliseconds)), id };
}
