/**
 * Lower case letters a to z, digits, blanks and what stands between words. "ä", "ae" and a plain "a" become the same
 * letter, as people without the key write any of them; "ue" stays after a, e and q ("Bauer", "Steuer", "Quelle").
 * "Photograph" is the "Fotograf".
 */
export function foldLetters(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('photo', 'foto')
    .replaceAll('graph', 'graf')
    .replaceAll('ae', 'a')
    .replaceAll('oe', 'o')
    .replaceAll(/(?<![aeq])ue/g, 'u');
}

/** A table written as readable German words, folded as titles are. */
export function foldWords(words: string): string[] {
  return words.split(/\s+/).filter(Boolean).map(foldLetters);
}
