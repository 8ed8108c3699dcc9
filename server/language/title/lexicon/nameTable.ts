import { groupByKeys } from '../../text/groupByKeys.ts';
import type { Occupation } from './lexicon.ts';

export interface OccupationName {
  readonly occupation: Occupation;
  readonly meanings: readonly string[];
}

export interface NameTable {
  readonly knowsMeaning: (meaning: string) => boolean;
  /** Names all of whose meanings are among these, in the order of the meanings. */
  readonly within: (meanings: Iterable<string>) => readonly OccupationName[];
  /** Names that have all of these meanings; none if nothing is asked for. */
  readonly withAll: (meanings: Iterable<string>) => readonly OccupationName[];
}

const firstOf = ({ meanings }: OccupationName, positions: ReadonlyMap<string, number>) =>
  Math.min(...meanings.map((meaning) => positions.get(meaning) ?? Infinity));

export function nameTable(given: readonly OccupationName[]): NameTable {
  const names = given
    .filter(({ meanings }) => meanings.length > 0)
    .map((name, number) => ({ ...name, number }));
  const byMeaning = groupByKeys(names, ({ meanings }) => meanings);
  const count = (meaning: string) => byMeaning.get(meaning)?.length ?? 0;
  const rarestOf = (meanings: readonly string[]) =>
    meanings.reduce((one, other) => (count(other) < count(one) ? other : one));
  // A name in a title has its rarest meaning there, and few others have that one.
  const byRarest = groupByKeys(names, ({ meanings }) => [rarestOf(meanings)]);
  return {
    knowsMeaning: (meaning) => byMeaning.has(meaning),
    within: (title) => {
      const positions = new Map(Array.from(title, (meaning, at) => [meaning, at]));
      return [...positions.keys()]
        .flatMap((meaning) => byRarest.get(meaning) ?? [])
        .filter(({ meanings }) => meanings.every((meaning) => positions.has(meaning)))
        .map((name) => ({ name, first: firstOf(name, positions) }))
        .sort((left, right) => left.first - right.first || left.name.number - right.name.number)
        .map(({ name }) => name);
    },
    withAll: (wanted) => {
      const meanings = [...wanted];
      if (meanings.length === 0) return [];
      const sharing = byMeaning.get(rarestOf(meanings)) ?? [];
      return sharing.filter((name) => meanings.every((meaning) => name.meanings.includes(meaning)));
    },
  };
}
