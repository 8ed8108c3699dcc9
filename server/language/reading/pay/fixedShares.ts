import { fractions } from '../numberWords.ts';

const times: Readonly<Record<string, number>> = {
  ...{ zwei: 2, two: 2, drei: 3, three: 3, vier: 4, four: 4 },
};

/** "70/30", "70 zu 30"; "80 % davon fix", "per cent"; "drei Viertel", "ein Fünftel". */
const shares =
  /(?<![\d.,])(\d0|\d5) ?(?:\/|:|zu|-) ?(\d0|\d5)(?!\d|[.,]\d)|(?<![\d.,])(\d{1,2}) ?(?:%|prozent|per ?cent)|(?:(zwei|drei|vier|two|three|four)[ -]?)?(fünftel|viertel|drittel|hälfte|third|quarter|half)/gu;
const isPart =
  /fix|fest|garant|base|variab|erfolg|bonus|provision|prämie|leistung|ergebnis|tantieme|ote/u;
const near = 30;

/** The larger part of target pay is the fixed one, whichever of both a text names. */
export function fixedSharesIn(lower: string): number[] {
  const found = [...lower.matchAll(shares)].flatMap((match) => {
    const [words, one, other, percent, count, fraction] = match;
    const part =
      one !== undefined && other !== undefined
        ? Number(one) + Number(other) === 100 && Number(one)
        : percent !== undefined
          ? Number(percent)
          : (fractions[fraction ?? ''] ?? 0) * (times[count ?? ''] ?? 1);
    if (part === false || part < 5 || part > 95) return [];
    const around = lower.slice(Math.max(0, match.index - near), match.index + words.length + near);
    return one !== undefined || isPart.test(around) ? [Math.max(part, 100 - part) / 100] : [];
  });
  return [...new Set(found)].slice(0, 3);
}
