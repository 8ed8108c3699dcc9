import { numberList } from '../text/wordTable.ts';
import type { Occupation } from './lexicon.ts';

export interface OccupationName {
  readonly occupation: Occupation;
  readonly meanings: readonly string[];
}

/** All names, each with a number. Kept as numbers in flat lists: as objects they take ten times the memory. */
export interface NameTable {
  readonly knowsMeaning: (meaning: string) => boolean;
  /** Meanings have numbers, too, from 0 on; null if no name has it. */
  readonly numberOf: (meaning: string) => number | null;
  readonly occupationOf: (name: number) => Occupation;
  readonly meaningsOf: (name: number) => readonly string[];
  readonly sizeOf: (name: number) => number;
  /** For the many names of a common word, of which no lists are made. */
  readonly everyMeaning: (name: number, holds: (meaning: string) => boolean) => boolean;
  /** Names all of whose meanings are among these, in the order of the meanings. */
  readonly within: (meanings: Iterable<string>) => readonly number[];
  /** Names that have all of these meanings; none if nothing is asked for. */
  readonly withAll: (meanings: Iterable<string>) => Iterable<number>;
}

interface Lists {
  readonly starts: Uint32Array;
  readonly numbers: Uint16Array | Uint32Array;
}

function flatLists(lists: readonly (readonly number[])[]): Lists {
  const starts = new Uint32Array(lists.length + 1);
  lists.forEach(({ length }, at) => {
    starts[at + 1] = (starts[at] ?? 0) + length;
  });
  const greatest = lists.reduce((most, list) => Math.max(most, ...list), 0);
  const numbers = numberList(starts.at(-1) ?? 0, greatest);
  lists.forEach((list, at) => {
    numbers.set(list, starts[at]);
  });
  return { starts, numbers };
}

const listAt = ({ starts, numbers }: Lists, at: number) =>
  numbers.subarray(starts[at], starts[at + 1]);

function invert(lists: readonly (readonly number[])[], count: number): number[][] {
  const inverted = Array.from({ length: count }, (): number[] => []);
  lists.forEach((list, at) => {
    for (const number of list) inverted[number]?.push(at);
  });
  return inverted;
}

function numberMeanings(names: readonly OccupationName[]) {
  const numbers = new Map<string, number>();
  const ofNames = names.map(({ meanings }) =>
    meanings.map((meaning) => {
      const number = numbers.get(meaning) ?? numbers.size;
      numbers.set(meaning, number);
      return number;
    }),
  );
  return { numbers, ofNames, written: [...numbers.keys()] };
}

const lengthAt = ({ starts }: Lists, at: number) => (starts[at + 1] ?? 0) - (starts[at] ?? 0);

const rarestOf = (byMeaning: Lists, meanings: readonly number[]) =>
  meanings.reduce((one, other) =>
    lengthAt(byMeaning, other) < lengthAt(byMeaning, one) ? other : one,
  );

/** Apart from what reads the lists, so that what they are made of is not kept with them. */
function makeLists(names: readonly OccupationName[]) {
  const { numbers, ofNames, written } = numberMeanings(names);
  const byMeaning = flatLists(invert(ofNames, written.length));
  const rarest = ofNames.map((meanings) => [rarestOf(byMeaning, meanings)]);
  const occupations = [...new Set(names.map(({ occupation }) => occupation))];
  const places = new Map(occupations.map((occupation, place) => [occupation, place]));
  return {
    numbers,
    written,
    meanings: flatLists(ofNames),
    byMeaning,
    // A name in a title has its rarest meaning there, and few others have that one.
    byRarest: flatLists(invert(rarest, written.length)),
    occupations,
    occupationOf: Uint16Array.from(names, ({ occupation }) => places.get(occupation) ?? 0),
  };
}

export function nameTable(names: readonly OccupationName[]): NameTable {
  const { numbers, written, meanings, byMeaning, byRarest, occupations, occupationOf } = makeLists(
    names.filter(({ meanings: said }) => said.length > 0),
  );
  /** Where each meaning stands in the title that is being read, counted from 1. */
  const positions = new Uint16Array(written.length);

  /** The first place in the title of what the name says, or 0 if the title lacks some of it. */
  const firstPosition = (name: number) => {
    let first = Infinity;
    for (let at = meanings.starts[name] ?? 0; at < (meanings.starts[name + 1] ?? 0); at += 1) {
      const position = positions[meanings.numbers[at] ?? 0] ?? 0;
      if (position === 0) return 0;
      if (position < first) first = position;
    }
    return first;
  };

  return {
    knowsMeaning: (meaning) => numbers.has(meaning),
    numberOf: (meaning) => numbers.get(meaning) ?? null,
    occupationOf: (name) => {
      const occupation = occupations[occupationOf[name] ?? -1];
      if (occupation === undefined) throw new RangeError(`There is no name ${name}.`);
      return occupation;
    },
    meaningsOf: (name) => Array.from(listAt(meanings, name), (meaning) => written[meaning] ?? ''),
    sizeOf: (name) => lengthAt(meanings, name),
    everyMeaning: (name, holds) => {
      for (let at = meanings.starts[name] ?? 0; at < (meanings.starts[name + 1] ?? 0); at += 1) {
        if (!holds(written[meanings.numbers[at] ?? 0] ?? '')) return false;
      }
      return true;
    },
    within: (given) => {
      const ofTitle = [...given].flatMap((meaning) => numbers.get(meaning) ?? []);
      ofTitle.forEach((meaning, at) => (positions[meaning] = at + 1));
      const found: { name: number; first: number }[] = [];
      for (const meaning of ofTitle) {
        for (const name of listAt(byRarest, meaning)) {
          const first = firstPosition(name);
          if (first > 0) found.push({ name, first });
        }
      }
      for (const meaning of ofTitle) positions[meaning] = 0;
      return found
        .sort((left, right) => left.first - right.first || left.name - right.name)
        .map(({ name }) => name);
    },
    withAll: (given) => {
      const wanted = Array.from(given, (meaning) => numbers.get(meaning));
      const known = wanted.flatMap((meaning) => meaning ?? []);
      if (known.length === 0 || known.length < wanted.length) return [];
      const sharing = listAt(byMeaning, rarestOf(byMeaning, known));
      if (known.length === 1) return sharing;
      return Array.from(sharing).filter((name) => {
        const ofName = listAt(meanings, name);
        return known.every((meaning) => ofName.includes(meaning));
      });
    },
  };
}
