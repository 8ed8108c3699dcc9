import { foldWords } from '../text/foldText.ts';
import places from './places.json' with { type: 'json' };

const placeWords: ReadonlySet<string> = new Set(
  foldWords(
    [...places.cities, ...places.regions, ...places.directions].join(' ').replaceAll('-', ' '),
  ),
);

/** Places that are no word of a trade besides: "Essen" and "Halle" are missing on purpose. */
export function isPlaceWord(word: string): boolean {
  return placeWords.has(word);
}
