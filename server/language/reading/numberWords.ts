// "siebzigtausend", "achtunddreißig Komma fünf": as people dictate numbers.
const small: Readonly<Record<string, number>> = {
  ...{
    ein: 1,
    eins: 1,
    eine: 1,
    zwei: 2,
    zwo: 2,
    drei: 3,
    vier: 4,
    fünf: 5,
    sechs: 6,
    sieben: 7,
    acht: 8,
    neun: 9,
  },
  ...{
    zehn: 10,
    elf: 11,
    zwölf: 12,
    dreizehn: 13,
    vierzehn: 14,
    fünfzehn: 15,
    sechzehn: 16,
    siebzehn: 17,
    achtzehn: 18,
    neunzehn: 19,
  },
};
const tens: Readonly<Record<string, number>> = {
  ...{
    zwanzig: 20,
    dreißig: 30,
    dreissig: 30,
    vierzig: 40,
    fünfzig: 50,
    sechzig: 60,
    siebzig: 70,
    achtzig: 80,
    neunzig: 90,
  },
};
const ofTens = new RegExp(
  `^(?:(${Object.keys(small).join('|')})und)?(${Object.keys(tens).join('|')})$`,
  'u',
);

function belowHundred(word: string): number | null {
  const [, one, ten = ''] = ofTens.exec(word) ?? [];
  if (tens[ten] !== undefined) return (tens[ten] ?? 0) + (small[one ?? ''] ?? 0);
  return small[word] ?? null;
}

function partsOf(
  word: string,
  unit: string,
  size: number,
  below: (part: string) => number | null,
): number | null {
  const at = word.indexOf(unit);
  if (at === -1) return below(word);
  const [before, behind] = [word.slice(0, at), word.slice(at + unit.length).replace(/^und/u, '')];
  const times = before === '' ? 1 : below(before);
  const rest = behind === '' ? 0 : below(behind);
  return times === null || rest === null ? null : times * size + rest;
}

const belowThousand = (word: string) => partsOf(word, 'hundert', 100, belowHundred);

/** `null` for words that are no number. */
export const numberOfWord = (word: string): number | null =>
  partsOf(word, 'tausend', 1000, belowThousand);

const spoken =
  /(?<!\p{L})((?:\p{Ll}*(?:zig|ßig|ssig|zehn|hundert|tausend)\p{Ll}*|zehn|elf|zwölf)(?: tausend)?)(?: komma (\p{Ll}+))?(?!\p{L})/gu;

/** As long as before: numbers of two digits and more in figures, filled with blanks. */
export const withDigits = (lower: string) =>
  lower.replace(spoken, (found: string, word: string, decimal: string | undefined) => {
    const number = numberOfWord(word.replace(' ', ''));
    const behind = decimal === undefined ? null : numberOfWord(decimal);
    if (number === null || number < 10) return found;
    const written = `${number}${behind === null ? '' : `,${behind}`}`;
    return written.length > found.length ? found : written.padEnd(found.length, ' ');
  });
