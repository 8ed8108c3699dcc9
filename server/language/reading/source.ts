import entities from './entities.json' with { type: 'json' };
import type { Place } from './fact.ts';

export interface Source {
  /** As pasted; quotes are taken from it. */
  readonly text: string;
  /**
   * Plain spaces, hyphens and quotation marks, composed letters, nothing invisible. As long as the text: what was taken
   * out of words stands as spaces at its end.
   */
  readonly plain: string;
  /** Where each character of `plain` stands in the text; `null` if all stand in the same place. */
  readonly textAt: Int32Array | null;
}

const lookAlikes: readonly (readonly [RegExp, string])[] = [
  // Everything invisible or wide but the end of a line.
  [/[^\S\n]|[\p{Cf}\p{Cc}](?<!\n)/gu, ' '],
  [/[\u2010-\u2015\u2212\uFE58\uFE63\uFF0D]/g, '-'],
  [/[\u2018\u2019\u201A\u2032\u00B4`]/g, "'"],
  [/[\u2502\u2503\u00A6\uFF5C]/g, '|'],
  // Bold and italic letters as messengers and editors write them; "Kellner*in" stays.
  [
    /\*(?:\*|(?<![\p{L}\p{N}*]\*)(?=\p{L}[^*\n]{0,80}\*)|(?<=\*\p{L}[^*\n]{0,80}\*)(?![\p{L}\p{N}]))|_(?:(?<![\p{L}\p{N}]_)|(?![\p{L}\p{N}]))/gu,
    ' ',
  ],
  [/(?<=^|\n)#{1,6}(?= )/gu, ' '],
  [/[\u201C-\u201E\u00AB\u00BB\u2039\u203A]/g, '"'],
];

/** Soft hyphens and their like inside words, and letters with their marks apart; a space of no width may part words. */
const broken =
  /(?:(?!\u200B(?<=[\p{Ll}\d]\u200B)\p{Lu})[\u00AD\u200B-\u200D\u2060\uFEFF])+|\p{L}\p{M}{1,3}/gu;
const mark = /^\p{M}/u;

/** Words parted where a line of a page ends: "Sachbear-⏎beiter", but not "Voll-⏎und Teilzeit". */
const parted = /(?<=\p{Ll})-[ ]?\r?\n(?!(?:und|oder|bzw|sowie|or|and)(?!\p{L}))(?=\p{Ll})/gu;
const tag =
  /<(\/?)(h[1-6]|p|div|li|ul|ol|br|tr|td|th|table|section|article|span|b|i|em|strong|a|u|font|header|footer|html|body|head|meta)(?:\s[^<>]{0,300})?\/?>|&(?:#\d{2,5}|#x[\da-f]{2,5}|[a-z]{2,8});/giu;
const ofLine = /^(?:h[1-6]|p|div|li|ul|ol|br|tr|table|section|article)$/iu;
const namedEntities = new Map(Object.entries(entities));

function resolved(found: string): string | null {
  const [, , name = ''] = new RegExp(tag.source, 'iu').exec(found) ?? [];
  if (found.startsWith('<')) return ofLine.test(name) ? '\n' : ' ';
  const entity = found.slice(1, -1);
  const code = entity.startsWith('#x')
    ? Number.parseInt(entity.slice(2), 16)
    : Number(entity.slice(1));
  return entity.startsWith('#') ? String.fromCharCode(code) : (namedEntities.get(entity) ?? null);
}

/** Umlauts spelt with an e in words that tell something; anywhere else the letters may belong apart ("neue"). */
const spelt =
  /(?<=geh|g[eu]t|j|pr|zuschl|gesch|t|vollst|selb?st(?:st)?)ae(?=lter|hrlich|mie|senz|g(?!\p{L})|gen?(?!\p{L})|ft|tig|glich|ndig)|(?<=l|h|w|m)oe(?=hne|chst|chentlich|glich)|(?<=verg|bez|geringf|(?<!\p{L})f)ue(?=t(?:ung|et)|ge(?!\p{L})|gig|r(?!\p{L}))|(?<!\p{L})ue(?=ber)|(?<=arbeitnehmer)ue(?=berlass)/giu;
const umlauts: Readonly<Record<string, string>> = {
  ...{ a: 'ä', o: 'ö', u: 'ü', A: 'Ä', O: 'Ö', U: 'Ü' },
};

/** A place taken by two code units, like an invisible character beyond the first plane, stays as long. */
export function prepareSource(text: string): Source {
  const { whole, textAt } = withoutBreaks(text);
  let plain = whole;
  for (const [pattern, replacement] of lookAlikes) {
    plain = plain.replace(pattern, (found) => replacement.repeat(found.length));
  }
  return { text, plain, textAt };
}

function withoutBreaks(text: string): { whole: string; textAt: Int32Array | null } {
  const breaks = [broken, spelt, parted, tag]
    .flatMap((pattern) => [...text.matchAll(pattern)])
    .sort((one, other) => one.index - other.index);
  if (breaks.length === 0) return { whole: text, textAt: null };
  const textAt = new Int32Array(text.length).fill(text.length);
  const parts: string[] = [];
  let length = 0;
  const keep = (part: string, at: number, isOneToOne: boolean) => {
    for (let index = 0; index < part.length; index += 1)
      textAt[length + index] = isOneToOne ? at + index : at;
    length += part.length;
    parts.push(part);
  };
  let end = 0;
  for (const { index, 0: found } of breaks) {
    if (index < end) continue;
    keep(text.slice(end, index), end, true);
    const composed = replacementOf(found);
    keep(composed, index, composed.length === found.length);
    end = index + found.length;
  }
  keep(text.slice(end), end, true);
  return { whole: parts.join('').padEnd(text.length, ' '), textAt };
}

function replacementOf(found: string): string {
  if (/^[<&]/u.test(found)) return resolved(found) ?? found;
  return mark.test(found.slice(1)) ? found.normalize('NFC') : (umlauts[found.charAt(0)] ?? '');
}

/** The same place counted in the text as it was pasted. */
export function inText<Placed extends Place>({ text, textAt }: Source, place: Placed): Placed {
  if (textAt === null) return place;
  const start = textAt[place.start] ?? text.length;
  let end = place.end > place.start ? (textAt[place.end - 1] ?? text.length - 1) + 1 : start;
  while (end < text.length && mark.test(text.slice(end, end + 2))) end += 1;
  return { ...place, start, end: Math.min(end, text.length) };
}

/** As long as the text, which `toLowerCase` does not promise. */
export const lowerCase = (plain: string) =>
  plain.replace(/\p{Lu}/gu, (letter) => {
    const lower = letter.toLowerCase();
    return lower.length === letter.length ? lower : letter;
  });
