import type { Figure } from './figures.ts';

const per = String.raw`(?:\/|(?<!\p{L})(?:pro|je|per|an?|im|die|in d(?:er|a)|jede)) `;
const pay = String.raw`-?\p{L}*-?(?:gehalt|lohn|brutto|entgelt|bezug|verdienst|vergütung|einkommen|fixum)`;

/** How a period is named, and what a figure must lie between to be pay for it, named and not; in euros. */
const periods = {
  hour: {
    words: String.raw`${per}(?:std|stunde?|h|hour|arbeitsstunde)(?!\p{L})|(?<!\p{L})(?:std|h)(?!\p{L})|stunden(?:l[oö]hn|satz|entgelt|vergütung)|hourly`,
    named: [5, 250],
    unnamed: [9, 130],
  },
  day: {
    words: String.raw`${per}(?:arbeits)?(?:tag|day)(?!\p{L})|tages(?:satz|lohn)|daily rate`,
    named: [60, 2500],
    unnamed: [250, 1600],
  },
  week: {
    words: String.raw`${per}(?:woche|week)(?!\p{L})|wochenlohn|wöchentlich`,
    named: [200, 6000],
    unnamed: null,
  },
  month: {
    words: String.raw`${per}(?:monat|mo|month)(?!\p{L})|(?<!\p{L})p ?\. ?m(?!\p{L})|monatlich|monthly|mtl|monats${pay}|1[2-5] (?:x|mal|times|(?:monats)?gehälter)`,
    named: [250, 30_000],
    unnamed: [450, 14_000],
  },
  year: {
    words: String.raw`${per}(?:jahr|year|annum|anno)(?!\p{L})|(?<!\p{L})p ?\.? ?a(?!\p{L})|jährlich|annual|yearly|jahres${pay}`,
    named: [9000, 999_000],
    unnamed: [14_000, 500_000],
  },
} as const;
export type Period = keyof typeof periods;

/** As people write to each other: "60 bis 66", "4,2 im Monat". */
const inThousands = { year: [22, 260], month: [1.2, 20] } as const;

const patterns = Object.entries(periods).map(([name, { words, ...bounds }]) => ({
  ...bounds,
  period: name as Period,
  near: new RegExp(words, 'u'),
  attached: new RegExp(`^(?:(?:brutto|br|gross|bto|bzw|[,.(]) )*(?:${words})`, 'u'),
}));

/** "/Std.", "brutto im Monat" directly behind a figure; `length` in words. */
export function attachedPeriod(right: string): { period: Period; length: number } | null {
  for (const { period, attached } of patterns) {
    const [found] = attached.exec(right) ?? [];
    if (found !== undefined) return { period, length: found.split(' ').length };
  }
  return null;
}

/** A figure as pay of a period; how surely the text says that it is. */
interface PeriodPay {
  readonly period: Period;
  readonly how: 'attached' | 'said' | 'guessed';
  readonly scale: number;
}

const isWithin = ({ low, high }: Figure, bounds: readonly [number, number] | null) =>
  bounds !== null && low >= bounds[0] && high <= bounds[1];

export function periodsOf(figure: Figure, left: string, right: string): PeriodPay[] {
  const attached = attachedPeriod(right)?.period;
  const found = patterns.flatMap(({ period, near, named, unnamed }): PeriodPay[] => {
    // "pro Stunde" further behind is about something else: a supplement, a break.
    const isLong = period === 'month' || period === 'year';
    const isSaid = near.test(left) || (isLong && near.test(right));
    const how = period === attached ? 'attached' : isSaid ? 'said' : 'guessed';
    if (!isWithin(figure, how === 'guessed' ? unnamed : named)) return [];
    return [{ period, how, scale: 1 }];
  });
  const sure = found.filter(({ how }) => how === 'attached');
  if (sure.length > 0) return sure;
  const small = (['year', 'month'] as const)
    .filter((period) => !figure.isScaled && isWithin(figure, inThousands[period]))
    .map((period) => ({ period, how: 'guessed', scale: 1000 }) as const);
  return [...found, ...small];
}
