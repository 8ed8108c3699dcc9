/** Characters of other alphabets that look like ours. */
const doubles: Record<string, string> = {
  a: 'аɑαａ𝐚ⓐáàâäãåā',
  b: 'Ьƅｂ𝐛ⓑ',
  c: 'сϲｃ𝐜ⓒçč',
  d: 'ԁɗｄ𝐝ⓓđ',
  e: 'еҽｅ𝐞ⓔéèêëē',
  g: 'ɡցｇ𝐠ⓖğ',
  h: 'һհｈ𝐡ⓗ',
  i: 'іıｉ𝐢ⓘíìîï',
  j: 'јϳｊ𝐣ⓙ',
  k: 'κкｋ𝐤ⓚ',
  l: 'ӏⅼｌ𝐥ⓛł',
  m: 'ⅿｍ𝐦ⓜ',
  n: 'ոռｎ𝐧ⓝñ',
  o: 'оοσｏ𝐨ⓞóòôöõø0',
  p: 'рρｐ𝐩ⓟ',
  r: 'гᴦｒ𝐫ⓡ',
  s: 'ѕꜱｓ𝐬ⓢş',
  t: 'τтｔ𝐭ⓣ',
  u: 'υսｕ𝐮ⓤúùûü',
  v: 'νѵｖ𝐯ⓥ',
  w: 'ԝωｗ𝐰ⓦ',
  x: 'хχｘ𝐱ⓧ',
  y: 'уγｙ𝐲ⓨý',
  z: 'ᴢʐｚ𝐳ⓩž',
};
const names = [
  'anna',
  'walburga',
  'otto-anders',
  'max.muster',
  'recruiting',
  'inkognito-team',
  'support',
];
const invisible = ['\u200B', '\u200D', '\u2060', '\u00AD', '\uFEFF', '\u202E', '\u0301', '\uFE0F'];

/** Distinct names; digits that look like letters do not count. */
export function lookAlikes(count: number): string[] {
  const found = new Set<string>();
  for (const name of names) {
    for (const [at, letter] of name.split('').entries()) {
      for (const double of doubles[letter] ?? '') {
        if (double === '0') continue;
        const once = name.slice(0, at) + double + name.slice(at + 1);
        found.add(once);
        for (const sign of invisible) found.add(once.slice(0, at) + sign + once.slice(at));
      }
      if (at > 0)
        for (const sign of invisible) found.add(name.slice(0, at) + sign + name.slice(at));
    }
  }
  const all = [...found];
  const step = Math.max(1, Math.floor(all.length / count));
  return all.filter((_, index) => index % step === 0).slice(0, count);
}
