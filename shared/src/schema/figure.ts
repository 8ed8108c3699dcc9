import { plainLine } from './text.ts';

/** What people write around a figure. */
const surroundings = {
  thousandEuros: {
    before: /^(?:€|eur|euro) ?/,
    after:
      /(?:,-)? ?(?:k|t|tsd\.?|tausend)? ?(?:€|eur|euro)?(?: ?brutto)? ?(?:p\. ?a\.?|(?:\/ ?|pro |im )jahr)?$/,
  },
  percent: { before: /^/, after: / ?(?:%|prozent)?$/ },
  km: { before: /^/, after: / ?(?:km|kilometer)?$/ },
  hours: { before: /^/, after: / ?(?:h|std\.?|stunden?)? ?(?:(?:\/ ?|pro |in der )woche)?$/ },
} as const;
type FigureUnit = keyof typeof surroundings;

/** One separator before each three digits, another one before the decimals. */
const grouped = /^-?[1-9]\d{0,2}([ .,'])\d{3}(?:\1\d{3})*(?:(?!\1)[.,]\d{1,2})?$/;
const plain = /^-?\d+(?:[.,]\d*)?$/;

/**
 * A figure as people type it, German or English: "65,5", "65.5", "65.000", "65k". Three digits behind a separator are
 * a group, as thousandths are not typed: "65,000" is 65000. Nothing is `null`; what is no figure stays as typed, for the
 * schema to refuse.
 */
export const figureReader =
  (unit: FigureUnit) =>
  (typed: string | number | null): number | string | null => {
    if (typeof typed !== 'string') return typed;
    const line = plainLine(typed).toLowerCase().replaceAll('’', "'").replaceAll(/[–—]/g, '-');
    const { before, after } = surroundings[unit];
    const digits = line.replaceAll(/\s+/g, ' ').trim().replace(before, '').replace(after, '');
    if (line.trim() === '') return null;
    if (grouped.test(digits)) return Number(decimalPoint(ungrouped(digits)));
    return plain.test(digits) ? Number(decimalPoint(digits)) : typed;
  };

const ungrouped = (digits: string) => digits.replaceAll(/[ .,'](?=\d{3})/g, '');
const decimalPoint = (digits: string) => digits.replace(',', '.');
