import type { OccupationIndex } from './occupationIndex.ts';
import type { TitleWord } from './titleWords.ts';

/** A general name this long keeps its meaning at the end of a compound: "Personalsachbearbeiter", but "Bademeister". */
const longName = 8;

/** The same words without those in front; all of them where they belong to a name. */
function endsOf(words: readonly TitleWord[]): string[] {
  return words.flatMap((word, at) => {
    const ends = word.flatMap((_part, start) => {
      const end = word.slice(start);
      const length = end.reduce((sum, { written }) => sum + written.length, 0);
      return start === 0 || length >= longName ? [end.map(({ meaning }) => meaning).join(' ')] : [];
    });
    const pair = [...(words[at - 1] ?? []), ...word].map(({ meaning }) => meaning).join(' ');
    return at === 0 ? ends : [...ends, pair];
  });
}

/** Ids of the general names in a title: "projektleiter" for "IT-Projektleiter" and for "Projektleiter Bau". */
export function findGeneralNames(
  words: readonly TitleWord[],
  index: OccupationIndex,
): ReadonlySet<string> {
  return new Set(endsOf(words).flatMap((end) => index.generalByMeanings.get(end) ?? []));
}
