/** A pasted text, prepared once for all that read in it. */
export interface Source {
  /** As pasted; quotes are taken from it. */
  readonly text: string;
  /** Of the same length, so that places are the same: plain spaces, hyphens and quotation marks, nothing invisible. */
  readonly plain: string;
}

const lookAlikes: readonly (readonly [RegExp, string])[] = [
  // Everything invisible or wide but the end of a line.
  [/[^\S\n]|[\p{Cf}\p{Cc}](?<!\n)/gu, ' '],
  [/[\u2010-\u2015\u2212\uFE58\uFE63\uFF0D]/g, '-'],
  [/[\u2018\u2019\u201A\u2032\u00B4`]/g, "'"],
  [/[\u2502\u2503\u00A6\uFF5C]/g, '|'],
  [/[\u201C-\u201E\u00AB\u00BB\u2039\u203A]/g, '"'],
];

/** A place taken by two code units, like an invisible character beyond the first plane, stays as long. */
export function prepareSource(text: string): Source {
  let plain = text;
  for (const [pattern, replacement] of lookAlikes) {
    plain = plain.replace(pattern, (found) => replacement.repeat(found.length));
  }
  return { text, plain };
}
