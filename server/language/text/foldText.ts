const isAscii = /^[\u0020-\u007E]*$/;

export function foldText(text: string, { umlauts }: { umlauts: 'a' | 'ae' }): string {
  const lower = text.toLowerCase().replaceAll('ß', 'ss');
  if (isAscii.test(lower)) return lower;
  const spelt = umlauts === 'ae' ? lower.replaceAll(/[äöü]/g, (vowel) => `${vowel}e`) : lower;
  return spelt.normalize('NFD').replaceAll(/\p{M}/gu, '');
}

/** `keepUe` leaves `ue` after a, e and q, where it is no umlaut: "Bauer", "Steuer", "Quelle". */
export function mergeUmlautSpellings(folded: string, { keepUe = false } = {}): string {
  return folded
    .replaceAll('ae', 'a')
    .replaceAll('oe', 'o')
    .replaceAll(keepUe ? /(?<![aeq])ue/g : 'ue', 'u');
}
