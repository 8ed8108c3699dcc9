import { foldText, mergeUmlautSpellings } from '../../text/foldText.ts';

export function foldLetters(text: string): string {
  const plain = foldText(text, { umlauts: 'a' })
    .replaceAll('photo', 'foto')
    .replaceAll('graph', 'graf');
  return mergeUmlautSpellings(plain, { keepUe: true });
}

export function foldWords(words: string): string[] {
  return words.split(/\s+/).filter(Boolean).map(foldLetters);
}
