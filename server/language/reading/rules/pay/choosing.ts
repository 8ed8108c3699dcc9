import type { ReadAnswers } from '@inkognito/shared/reading';
import { limits } from '@inkognito/shared/limits';
import type { Fact, Place } from '../../fact.ts';
import type { Conversions } from '../../pay/conversion.ts';
import type { Period } from '../../pay/period.ts';
import type { Statement } from './statements.ts';

type Salary = NonNullable<ReadAnswers['salary']>;

/** Pay of a year in euros, from one statement or several that belong together. */
interface YearlyPay extends Place {
  readonly min: number | undefined;
  readonly max: number | undefined;
  readonly period: Period;
  readonly isSaid: boolean;
  readonly isOfAnotherJob: boolean;
  /** Percent of what is said for full time. */
  readonly share: number | null;
}

const sentences = {
  net: 'Der Text nennt das Gehalt netto, nicht brutto.',
  foreign: 'Der Text nennt das Gehalt nicht in Euro.',
  period: 'Für welchen Zeitraum das Gehalt gilt, sagt der Text nicht sicher.',
  hours: 'Für wie viele Stunden das Gehalt gilt, sagt der Text nicht.',
  different: 'Der Text nennt verschiedene Gehälter.',
  jobs: 'Der Text nennt Gehälter für mehrere Stellen.',
};

/** Beyond this two figures are pay of different jobs or different shares of time. */
const widestGroup = 3;
const tolerance = 0.04;
const leastAlike = 0.8;
const lengths: readonly Period[] = ['hour', 'day', 'week', 'month', 'year'];

const toThousands = (euros: number) => Math.floor(euros / 1000 + 0.5);

function toYear(statement: Statement, conversions: Conversions): YearlyPay | null {
  const { start, end, low, high, bound, period, isOfAnotherJob } = statement;
  if (period === null) return null;
  const factor = conversions[period.period];
  if (factor === null) return null;
  // By the hour the hours tell.
  const isForFullTime = statement.share === 'full' && period.period !== 'hour';
  const share = isForFullTime ? conversions.share : null;
  const part = (share ?? 100) / 100;
  return {
    start,
    end,
    share,
    min: bound === 'max' || factor.low === null ? undefined : low * factor.low * part,
    max: bound === 'min' || factor.high === null ? undefined : high * factor.high * part,
    period: period.period,
    isSaid: period.isSaid,
    isOfAnotherJob,
  };
}

const isPoint = ({ min, max }: YearlyPay) => min !== undefined && min === max;
const isOpen = ({ min, max }: YearlyPay) => min === undefined || max === undefined;

/** Steps of one pay, as by year of training or by diploma: from the lowest to the highest. */
function merge(first: YearlyPay, next: YearlyPay): YearlyPay {
  const lows = [first.min, next.min].filter((value) => value !== undefined);
  const highs = [first.max, next.max].filter((value) => value !== undefined);
  // After "ab" or "mindestens" a further single figure is a further start, not a top.
  const isStart = first.max === undefined && isPoint(next);
  const min = lows.length > 0 ? Math.min(...lows) : undefined;
  const max = highs.length > 0 && !isStart ? Math.max(...highs) : undefined;
  // "bis 3.000, nach einem Jahr ab 3.500": the first is what the job is offered for.
  if (min !== undefined && max !== undefined && min > max) return first;
  return { ...first, min, max, end: Math.max(first.end, next.end) };
}

const middle = ({ min, max }: YearlyPay) => ((min ?? max ?? 0) + (max ?? min ?? 0)) / 2;

function isStep(first: YearlyPay, next: YearlyPay): boolean {
  const [low, high] = [middle(first), middle(next)].sort((one, other) => one - other);
  return !next.isOfAnotherJob && (high ?? 0) <= (low ?? 0) * widestGroup;
}

function agree(one: number | undefined, other: number | undefined): boolean {
  if (one === undefined || other === undefined) return true;
  return Math.abs(one - other) <= Math.max(1000, one * tolerance);
}

/** The same pay said twice, once perhaps with one end only. */
function combine(first: YearlyPay, next: YearlyPay): YearlyPay | null {
  // Hourly, monthly and yearly pay side by side: the longer period knows the salaries and hours.
  if (first.period !== next.period) {
    const ratio = middle(first) / middle(next);
    if (ratio < leastAlike || ratio > 1 / leastAlike) return null;
    const [longer, shorter] =
      lengths.indexOf(first.period) > lengths.indexOf(next.period) ? [first, next] : [next, first];
    if (!isPoint(longer) || !isOpen(shorter)) return longer;
    return { ...longer, min: shorter.min && longer.min, max: shorter.max && longer.max };
  }
  if (!agree(first.min, next.min) || !agree(first.max, next.max)) return null;
  // "ab 17 €" said again as "17 €" stays a start.
  if (isPoint(first) && isOpen(next)) return next;
  if (isPoint(next) && isOpen(first)) return first;
  const min = first.min ?? next.min;
  const max = first.max ?? next.max;
  if (min !== undefined && max !== undefined && min > max) return null;
  const whole = first.min !== undefined && first.max !== undefined ? first : next;
  return { ...whole, min, max };
}

function unclear(sentence: string, places: readonly Place[]): Fact<Salary> {
  return { sentence, places: places.map(({ start, end }) => ({ start, end })) };
}

/** What is offered, not the collective agreement's minimum named beside it; and for the hours that the job has. */
function comparable(inEuros: readonly Statement[], isPartTime: boolean): readonly Statement[] {
  const offers = inEuros.filter(
    (each) => !each.isCollective && each.hasOwnNoun && each.bound !== 'max',
  );
  const best = Math.max(...offers.map(({ low }) => low));
  const statements =
    offers.length > 0 ? inEuros.filter((each) => !each.isCollective || each.low > best) : inEuros;
  const [wanted, other] = isPartTime ? (['part', 'full'] as const) : (['full', 'part'] as const);
  const isNamed = statements.some(({ share }) => share === wanted);
  return isNamed ? statements.filter(({ share }) => share !== other) : statements;
}

function groups(statements: readonly Statement[], conversions: Conversions): YearlyPay[] {
  const found: YearlyPay[] = [];
  let previous: Statement | undefined;
  for (const statement of statements) {
    const yearly = toYear(statement, conversions);
    if (yearly === null) continue;
    const last = found.at(-1);
    const isNextYear = statement.isOfTraining && previous?.isOfTraining === true;
    previous = statement;
    const isStepOf = (pay: YearlyPay) => statement.continues && isStep(pay, yearly);
    const both = last && !isNextYear ? combine(last, yearly) : null;
    if (last === undefined) found.push(yearly);
    else if (both !== null) found[found.length - 1] = both;
    else if (isNextYear || isStepOf(last)) found[found.length - 1] = merge(last, yearly);
    else found.push(yearly);
  }
  return found;
}

function toFact(yearly: YearlyPay, conversions: Conversions): Fact<Salary> {
  const { start, end, min, max, period, isSaid, share } = yearly;
  const value = {
    ...(min !== undefined && { min: toThousands(min) }),
    ...(max !== undefined && { max: toThousands(max) }),
  };
  const ends = Object.values(value);
  if (ends.some((each) => each < 1 || each > limits.salaryMaxThousand)) return null;
  const notes = [
    conversions[period]?.note,
    share === null ? undefined : `${Math.round(share)} % von Vollzeit`,
  ];
  const note = notes.filter((each) => each !== undefined).join(', ');
  return {
    value,
    start,
    end,
    confidence: isSaid ? 0.95 : 0.85,
    ...(note !== '' && { note }),
  };
}

export function choosePay(
  statements: readonly Statement[],
  conversions: Conversions,
): Fact<Salary> {
  const inEuros = statements.filter(({ kind }) => kind === 'euro');
  if (inEuros.length === 0) {
    const [first] = statements;
    return first === undefined || first.kind === 'euro'
      ? null
      : unclear(sentences[first.kind], statements);
  }
  const found = groups(comparable(inEuros, conversions.share !== null), conversions);
  const [first, ...others] = found;
  if (first === undefined) {
    const isHourly = inEuros.some(({ period }) => period?.period === 'hour');
    return unclear(isHourly ? sentences.hours : sentences.period, inEuros);
  }
  let chosen = first;
  for (const other of others) {
    const both = combine(chosen, other);
    if (both === null) {
      const ofJobs = others.some(({ isOfAnotherJob }) => isOfAnotherJob);
      return unclear(ofJobs ? sentences.jobs : sentences.different, found);
    }
    chosen = both;
  }
  return toFact(chosen, conversions);
}
