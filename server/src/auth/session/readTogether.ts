import { setImmediate as turnOfTheLoop } from 'node:timers/promises';

type Batch<Value> = { ids: Set<string>; answer: Promise<ReadonlyMap<string, Value>> };

/**
 * Makes one question of all that are asked in the same turn of the event loop: a round trip to the database costs more
 * than everything else in a small request, and under load many requests arrive in one turn. Nothing is kept, and nobody
 * gets an answer to a question that was sent before theirs.
 */
export function readTogether<Value>(
  read: (ids: string[]) => Promise<ReadonlyMap<string, Value>>,
): (id: string) => Promise<Value | undefined> {
  let open: Batch<Value> | null = null;

  const begin = (): Batch<Value> => {
    const ids = new Set<string>();
    const ask = async () => {
      await turnOfTheLoop();
      open = null;
      return read([...ids]);
    };
    return { ids, answer: ask() };
  };

  return async (id) => {
    open ??= begin();
    open.ids.add(id);
    return (await open.answer).get(id);
  };
}
