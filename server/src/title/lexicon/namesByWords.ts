import { type WordTable, wordTable } from '../text/wordTable.ts';
import type { Occupation } from './lexicon.ts';

/** The occupations that have a name of exactly these words, written together. */
export interface NamesByWords {
  readonly get: (words: string) => readonly Occupation[] | undefined;
  readonly has: (words: string) => boolean;
  readonly beginningWith: (words: string) => Iterable<Occupation>;
}

type Lists = readonly (readonly Occupation[])[];

/** Nearly all names are of one occupation only, so that one list serves all names of it. */
function sharedLists(lists: Lists): Lists {
  const alone = new Map<Occupation, readonly Occupation[]>();
  return lists.map((occupations) => {
    const [first] = occupations;
    if (first === undefined || occupations.length > 1) return occupations;
    const list = alone.get(first) ?? occupations;
    alone.set(first, list);
    return list;
  });
}

const listsInOrder = (given: ReadonlyMap<string, readonly Occupation[]>, { size, at }: WordTable) =>
  sharedLists(Array.from({ length: size }, (_, place) => given.get(at(place)) ?? []));

export function namesByWords(given: ReadonlyMap<string, readonly Occupation[]>): NamesByWords {
  const table = wordTable(given.keys());
  const lists = listsInOrder(given, table);
  return {
    get: (words) => lists[table.find(words)],
    has: (words) => table.find(words) !== -1,
    *beginningWith(words) {
      for (let place = table.placeFor(words); place < table.size; place += 1) {
        if (!table.at(place).startsWith(words)) return;
        yield* lists[place] ?? [];
      }
    },
  };
}
