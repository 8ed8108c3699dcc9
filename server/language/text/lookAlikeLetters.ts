import { domainToUnicode } from 'node:url';
import table from './lookAlikeLetters.json' with { type: 'json' };

/**
 * Letters of any alphabet beside ours that they pass for, small and capital ones apart: a capital Greek Ν looks like N,
 * a small ν like v. Unicode's own list (UTS 39, confusables.txt) as far as it leads to Latin letters, and what people
 * take for them besides. Under "|" stand the bare strokes, which pass for I and l alike.
 */
const { '|': strokes, ...lookAlikes } = table;

const letters: ReadonlyMap<string, string> = new Map(
  Object.entries(lookAlikes).flatMap(([latin, others]) =>
    Array.from(others, (other): [string, string] => [other, latin]),
  ),
);
const anyOfThem = new RegExp(`[${[...letters.keys()].join('')}]`, 'gu');
const anyStroke = new RegExp(`[${strokes}]`, 'gu');

/** Whether a link's host is written in Latin letters alone, without those that pass for others. */
export function hasPlainHost(link: string): boolean {
  const host = domainToUnicode(new URL(link).hostname);
  return host !== '' && !/[^\p{Script=Latin}\p{N}.-]/u.test(host) && plainLetters(host) === host;
}

/** Invisible characters go; wide, bold and circled letters and those of other alphabets become ours. */
export function plainLetters(text: string, stroke: 'i' | 'l' = 'l'): string {
  const toOurs = (given: string) =>
    given
      .replaceAll(anyStroke, stroke)
      .replaceAll(anyOfThem, (letter) => letters.get(letter) ?? letter);
  // Before as well: it makes the lunate sigma, which is a C to the eye, a Σ.
  const composed = toOurs(text).normalize('NFKC');
  return toOurs(composed.replaceAll(/\p{Default_Ignorable_Code_Point}/gu, ''));
}
