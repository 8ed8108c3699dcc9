import type { OccupationIndex } from './occupationIndex.ts';
import type { TitleWord, WordPart } from '../text/titleWords.ts';
import { emptyMeanings, openWords } from '../text/wordMeaning.ts';

/** A general name this long keeps its meaning at the end of a compound: "Personalsachbearbeiter", but "Bademeister". */
const longName = 8;

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

const kindOf = (written: string) => `kind:${written}`;

const isTelling = ({ meaning }: WordPart) => !emptyMeanings.has(meaning);

const openKinds = new Set(openWords.map(kindOf));

export function isOpen(generalId: string): boolean {
  return !generalId.startsWith('kind:') || openKinds.has(generalId);
}

/** By the endings as written: "Textilreiniger" ends in "reiniger", which is no "Reinigung". */
export function findKinds(words: readonly TitleWord[]): ReadonlySet<string> {
  const endings = words.flatMap((word) => word.at(-1) ?? []);
  return new Set(endings.filter(isTelling).map(({ written }) => kindOf(written)));
}

export function bareKind(words: readonly TitleWord[]): string | null {
  const [only, ...others] = words.flat().filter(isTelling);
  return only === undefined || others.length > 0 ? null : kindOf(only.written);
}

export function findGeneralNames(
  words: readonly TitleWord[],
  index: OccupationIndex,
): ReadonlySet<string> {
  return new Set(endsOf(words).flatMap((end) => index.generalByMeanings.get(end) ?? []));
}
