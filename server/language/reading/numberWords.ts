// "siebzigtausend", "achtunddreißig Komma fünf": as people dictate numbers.
import words from './numberWords.json' with { type: 'json' };

type NumberWords = Readonly<Record<string, number>>;
const small: NumberWords = words.small;
const tens: NumberWords = words.tens;
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

/** In percent. */
export const fractions: NumberWords = {
  ...{ fünftel: 20, viertel: 25, drittel: 100 / 3, hälfte: 50 },
  ...{ quarter: 25, quarters: 25, third: 100 / 3, thirds: 100 / 3, half: 50 },
};

const numberWord = String.raw`(?:\p{Ll}*(?:zig|ßig|ssig|zehn|hundert|tausend)\p{Ll}*|zehn|elf|zwölf)`;
const digitWord = `(?:${Object.keys(small).join('|')}|und)`;
const spoken = new RegExp(
  String.raw`(?<!\p{L})((?:${digitWord} ){0,2}${numberWord}(?: (?:${digitWord}|${numberWord})(?!\p{L})){0,4})(?: komma (\p{Ll}+))?(?!\p{L})`,
  'gu',
);

/** Of the words as many from the first on as are one number: "vier tausend acht hundert". */
function longestNumber(words: readonly string[]): { number: number; count: number } | null {
  for (let count = words.length; count > 0; count -= 1) {
    const number = numberOfWord(words.slice(0, count).join(''));
    if (number !== null && words[count - 1] !== 'und') return { number, count };
  }
  return null;
}

function inDigits(words: readonly string[], decimal: string | undefined): string {
  const [first = '', ...others] = words;
  if (words.length === 0) return '';
  const often = /^(.*zehn|zwölf)mal$/u.exec(first)?.[1];
  const found = longestNumber(often === undefined ? words : [often]);
  if (found === null || found.number < 10) return [first, inDigits(others, decimal)].join(' ');
  const rest = words.slice(found.count);
  const behind = decimal === undefined || rest.length > 0 ? null : numberOfWord(decimal);
  const written = `${found.number}${behind === null ? '' : `,${behind}`}${often === undefined ? '' : 'mal'}`;
  const spokenLength = words.slice(0, found.count).join(' ').length;
  return [
    written.padEnd(spokenLength, ' '),
    ...(rest.length > 0 ? [inDigits(rest, decimal)] : []),
  ].join(' ');
}

/** "fünfzehn Euro zwanzig", not "15 Euro 40 Stunden". */
const eurosAndCents =
  /(?<![\d.,])(\d{1,2}) *(euro|€) (\d\d)(?![\d.,]| *(?:€|euro|%|prozent|h\b|std|stunden|wochen|tage|jahre))/gu;

const english: NumberWords = words.english;
const englishUnits = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
const ofEnglish = new RegExp(
  String.raw`(?<!\p{L})(?:(one|a|two) hundred(?: and)? )?(${Object.keys(english).join('|')})(?:[- ](${englishUnits.join('|')}))?(?!\p{L})`,
  'gu',
);
/** "siebzehn fuffzig die Stunde". */
const dialectFifty = /(?<=\p{L} |\d )(?:fuffzig|fuffzich|fuffzg|fuchzig|fuchzg|fuchzge)(?!\p{L})/gu;
const andHalf = /(?<!\p{L})(zwölf|dreizehn|vierzehn)einhalb/gu;
const hoursInWords =
  /(?<!\p{L})(vier|fünf|sechs|sieben|acht|neun)(?= (?:stunden|std|wochenstunden)(?!\p{L}))/gu;
const centsOfHour =
  /(?<![\d.,])(\d{1,2}) +(\d\d)(?= *(?:die|in der|in da|pro|je|an?) *(?:std|stund|hour))/gu;

/** What is written otherwise than as one number word, in the length it had. */
const inPlainNumbers = (text: string) =>
  text
    .replace(
      ofEnglish,
      (found: string, hundreds: string | undefined, tens: string, unit?: string) =>
        String(
          (hundreds === undefined ? 0 : hundreds === 'two' ? 200 : 100) +
            (english[tens] ?? 0) +
            (unit === undefined ? 0 : englishUnits.indexOf(unit) + 1),
        ).padEnd(found.length, ' '),
    )
    .replace(dialectFifty, (found) => '50'.padEnd(found.length, ' '))
    .replace(andHalf, (found, word: string) => `${small[word] ?? 0},5`.padEnd(found.length, ' '))
    .replace(hoursInWords, (word) => String(small[word] ?? 0).padEnd(word.length, ' '));

export interface Digits {
  readonly lower: string;
  /** Where a place of `lower` is in the text. */
  readonly placeOf: (at: number) => number;
}

/** Numbers of two digits and more in figures, and blanks one at a time. */
export function withDigits(text: string): Digits {
  const filled = inPlainNumbers(text)
    .replace(spoken, (found: string, words: string, decimal: string | undefined) => {
      const written = inDigits(words.split(' '), decimal);
      return written.length > found.length ? found : written.padEnd(found.length, ' ');
    })
    .replace(eurosAndCents, (found: string, euros: string, unit: string, cents: string) =>
      `${euros},${cents} ${unit}`.padEnd(found.length, ' '),
    )
    .replace(centsOfHour, (found: string, euros: string, cents: string) =>
      `${euros},${cents}`.padEnd(found.length, ' '),
    );
  const places: number[] = [];
  let lower = '';
  let from = 0;
  for (const { index, 0: blanks } of filled.matchAll(/ {2,}/gu)) {
    for (let at = from; at < index; at += 1) places.push(at);
    lower += filled.slice(from, index + 1);
    from = index + blanks.length;
    // A number in figures ends where its words do.
    places.push(from === filled.length ? from : from - 1);
  }
  for (let at = from; at <= filled.length; at += 1) places.push(at);
  return { lower: lower + filled.slice(from), placeOf: (at) => places[at] ?? text.length };
}
