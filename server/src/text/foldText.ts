type Folding = {
  /** What a composed `ä` becomes: `a` as if the dots were forgotten, or `ae` as it is spelt out. */
  umlauts: 'a' | 'ae';
};

/** Text as it is compared: lower case, `ß` as `ss`, umlauts by choice, no other accents. */
export function foldText(text: string, { umlauts }: Folding): string {
  const lower = text.toLowerCase().replaceAll('ß', 'ss');
  const spelt = umlauts === 'ae' ? lower.replaceAll(/[äöü]/g, (vowel) => `${vowel}e`) : lower;
  return spelt.normalize('NFD').replaceAll(/\p{M}/gu, '');
}

/**
 * Lets folded `ae`, `oe` and `ue` become the plain letter, as umlauts do. `keepUe` leaves `ue` after a, e and q, where it
 * is no umlaut: "Bauer", "Steuer", "Quelle".
 */
export function mergeUmlautSpellings(folded: string, { keepUe = false } = {}): string {
  return folded
    .replaceAll('ae', 'a')
    .replaceAll('oe', 'o')
    .replaceAll(keepUe ? /(?<![aeq])ue/g : 'ue', 'u');
}
