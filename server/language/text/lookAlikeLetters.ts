import { domainToUnicode } from 'node:url';

/**
 * Letters of other alphabets beside ours that they pass for, small and capital ones apart: a capital Greek Ν looks
 * like N, a small ν like v.
 */
const lookAlikes: Readonly<Record<string, string>> = {
  a: 'аɑαАΑ',
  b: 'ЬƅвВΒ',
  c: 'сϲςСϹ',
  d: 'ԁɗđĐ',
  e: 'еҽЕΕε',
  g: 'ɡց',
  h: 'һհНΗ',
  i: 'іıІΙι',
  j: 'јϳЈ',
  k: 'κкКΚ',
  l: 'ӏłŁӀ',
  m: 'МΜ',
  n: 'ոռΝη',
  o: 'оοσОΟ',
  oe: 'øØœŒ',
  ae: 'æÆ',
  p: 'рρРΡ',
  r: 'гᴦ',
  s: 'ѕꜱЅ',
  t: 'τтТΤ',
  u: 'υս',
  v: 'νѵѴ',
  w: 'ԝωԜ',
  x: 'хχХΧ',
  y: 'уγУΥ',
  z: 'ᴢʐΖ',
};

const letters: ReadonlyMap<string, string> = new Map(
  Object.entries(lookAlikes).flatMap(([latin, others]) =>
    Array.from(others, (other): [string, string] => [other, latin]),
  ),
);
const anyOfThem = new RegExp(`[${[...letters.keys()].join('')}]`, 'gu');

/** Whether a link's host is written in Latin letters alone, without those that pass for others. */
export function hasPlainHost(link: string): boolean {
  const host = domainToUnicode(new URL(link).hostname);
  return host !== '' && !/[^\p{Script=Latin}\p{N}.-]/u.test(host) && plainLetters(host) === host;
}

/** Invisible characters go; wide, bold and circled letters and those of other alphabets become ours. */
export function plainLetters(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replaceAll(anyOfThem, (letter) => letters.get(letter) ?? letter);
}
