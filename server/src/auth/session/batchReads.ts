import { setImmediate as nextTurn } from 'node:timers/promises';

type Batch<Value> = { ids: Set<string>; values: Promise<ReadonlyMap<string, Value>> };

/** One query for all ids of one turn of the event loop; nobody gets the result of an earlier one. */
export function batchReads<Value>(
  read: (ids: string[]) => Promise<ReadonlyMap<string, Value>>,
): (id: string) => Promise<Value | undefined> {
  let open: Batch<Value> | null = null;

  const begin = (): Batch<Value> => {
    const ids = new Set<string>();
    const send = async () => {
      await nextTurn();
      open = null;
      return read([...ids]);
    };
    return { ids, values: send() };
  };

  return async (id) => {
    open ??= begin();
    open.ids.add(id);
    return (await open.values).get(id);
  };
}
