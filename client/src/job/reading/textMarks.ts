import {
  type Corrections,
  type FoundDto,
  type ReadField,
  corrections,
} from '@inkognito/shared/reading/reading';
import { salaryInThousands } from '@inkognito/shared/rules/criteria/salary';
import { figureReader } from '@inkognito/shared/schema/figure';

export type Span = { start: number; end: number };
export type TextMark = Span & { fields: readonly ReadField[] };

/** Their words are those of others, or too many. */
const unmarked: readonly ReadField[] = ['description', 'field'];

/** In order, none over another. */
export function textMarks(found: readonly FoundDto[]): TextMark[] {
  const places = found
    .filter(({ field, start, end }) => end > start && !unmarked.includes(field))
    .sort((one, other) => one.start - other.start);
  const marks: TextMark[] = [];
  for (const { field, start, end } of places) {
    const last = marks.at(-1);
    if (!last || start >= last.end) marks.push({ start, end, fields: [field] });
    else {
      const fields = [...new Set([...last.fields, field])].filter((each) => each !== 'country');
      marks.splice(-1, 1, { start: last.start, end: Math.max(last.end, end), fields });
    }
  }
  return marks;
}

/** The word at `offset`, without the marks around it; `null` between words. */
export function wordAt(text: string, offset: number): Span | null {
  const before = /\S*$/.exec(text.slice(0, offset))?.[0] ?? '';
  const behind = /^\S*/.exec(text.slice(offset))?.[0] ?? '';
  const word = before + behind;
  const bare = word.replace(/^[^\p{L}\p{N}€]+|[^\p{L}\p{N}€%]+$/gu, '');
  if (bare === '') return null;
  const start = offset - before.length + word.indexOf(bare);
  return { start, end: start + bare.length };
}

export const wordsOf = (text: string, { start, end }: Span) =>
  text.slice(start, end).replaceAll(/\s+/g, ' ').trim();

/** Less is a month's or an hour's pay, which only the reader converts. */
const leastThousands = 10;

/** "65.000 bis 80.000 €", "65–80k", "ab 65 Tsd. €": a year's pay in thousands. */
export function yearlyPay(words: string): { min?: number; max?: number } | null {
  const [, bound, figures = ''] =
    /^(?:(ab|mindestens|from|bis(?: zu)?|maximal|max\.?|up to)|von|ca\.?|rund)?\s*(.+)$/iu.exec(
      words.trim(),
    ) ?? [];
  const amounts = figures
    .split(/\s*(?:[-–—]|\bbis\b|\bto\b|\bund\b)\s*/iu)
    .map(figureReader('thousandEuros'))
    .map((amount) => (typeof amount === 'number' ? salaryInThousands(amount) : Number.NaN));
  const [first = Number.NaN, second = first] = amounts;
  if (amounts.length > 2 || amounts.some((amount) => !(amount >= leastThousands))) return null;
  if (bound === undefined || amounts.length === 2) return { min: first, max: second };
  return /^(?:ab|mindestens|from)$/iu.test(bound) ? { min: first } : { max: first };
}

/** Fields whose value is words or figures of the text. */
export type WordField = 'jobTitle' | 'jobLocation' | 'salary' | 'employer';

type Said = { corrected: Corrections } | { error: string };

export function sayThat(field: WordField, words: string): Said {
  const value = field === 'salary' ? yearlyPay(words) : words.trim();
  if (value === null) {
    return { error: 'Bitte schreiben Sie das Gehalt im Jahr, zum Beispiel 65 bis 80 Tsd. €.' };
  }
  const { data, error } = corrections.safeParse({ [field]: value });
  return data ? { corrected: data } : { error: error.issues[0]?.message ?? '' };
}
