import { isPartTime } from './contractType.ts';
import { fullTimeHours } from './hours.ts';
import { type JobOffer, type MatchFacts, type Rule, type SalaryRange, noFacts } from '../types.ts';

/** Salaries are whole thousands of euros gross a year. From here on an entry can only be meant in euros. */
const leastInEuros = 1000;
/** From here on a decimal separator may have been lost: "655" for 65,5. */
const leastDoubted = 250;

/** Halves are rounded up. */
export function salaryInThousands(salary: number): number {
  return Math.round(salary >= leastInEuros ? salary / 1000 : salary);
}

/** What a figure that is too high to be meant in thousands may have been meant as; else `null`. */
export function salaryMeant(salary: number): number | null {
  if (salary >= leastInEuros) return salaryInThousands(salary);
  return salary >= leastDoubted ? Math.round(salary / 10) : null;
}

const steps = { whole: 1, partly: 0.5, short: 0 } as const;

const toleratedShortfallPercent = 10;
const toleratedShortfall = 3;

/** Thousands. Any number of comparisons reveals a floor to this step and never nearer. */
export const floorStep = 5;

/** To the nearest step; one below the first step as it was entered. */
export function countedFloor(salary: number): number {
  const floor = salaryInThousands(salary);
  return floor < floorStep ? floor : Math.round(floor / floorStep) * floorStep;
}

/** Thousands, at 40 hours a week; `null` for part time without hours. A posting's figures are for its own hours. */
export function fullTimeSalary(job: JobOffer, facts: MatchFacts = noFacts): SalaryRange | null {
  const { salary, weeklyHours } = job;
  const isPart = isPartTime(job, facts);
  if (isPart && weeklyHours === null) return null;
  const share = isPart && weeklyHours !== null ? fullTimeHours / weeklyHours : 1;
  const atFullTime = (pay: number | null) =>
    pay === null ? null : Math.round(salaryInThousands(pay) * share);
  return { min: atFullTime(salary.min), max: atFullTime(salary.max) };
}

interface Band {
  readonly from: number;
  readonly to: number;
  /** A band wider than is believable promises nothing by its upper end. */
  readonly countsTo: number;
}

function offeredBand(job: JobOffer, facts: MatchFacts): Band | null {
  const { min = null, max = null } = fullTimeSalary(job, facts) ?? {};
  if (min === null || max === null) return null;
  const from = Math.min(min, max);
  const to = Math.max(min, max);
  return { from, to, countsTo: Math.min(to, Math.max(2 * from, from + 20)) };
}

/** The candidate's maximum is a wish, never an upper limit, and is not looked at. */
export function floorOf({ min }: SalaryRange): number | null {
  return min === null ? null : countedFloor(min);
}

function stepFor({ from, countsTo }: Band, floor: number): number {
  if (from >= floor) return steps.whole;
  const missing = floor - countsTo;
  // In whole numbers, as nine tenths of a floor are not exact in binary fractions.
  const isTolerated =
    missing <= toleratedShortfall || missing * 100 <= floor * toleratedShortfallPercent;
  return isTolerated ? steps.partly : steps.short;
}

/** The floors, as the rule counts them, that a reader cannot tell apart; an open end is `null`. */
export type FloorRange = { from: number | null; to: number | null };

/** What the score of a comparison tells of the floor; `null` if nothing. */
export function floorsWithScore(
  score: number | null,
  job: JobOffer,
  facts: MatchFacts,
): FloorRange | null {
  const band = offeredBand(job, facts);
  if (score === null || band === null) return null;
  const floors = Array.from({ length: leastInEuros }, (_, floor) => countedFloor(floor));
  const possible = floors.filter((floor) => stepFor(band, floor) === score);
  const [from, to] = [possible[0], possible.at(-1)];
  return {
    from: from === floors[0] ? null : (from ?? null),
    to: to === floors.at(-1) ? null : (to ?? null),
  };
}

function inWords({ from, to, countsTo }: Band): string {
  const range = from === to ? `${from}` : `${from} bis ${to}`;
  const counted = countsTo < to ? ` (gewertet bis ${countsTo} Tsd. €)` : '';
  return `${range} Tsd. €${counted}`;
}

export const salaryRule: Rule = {
  id: 'salary',

  assess(candidate, job, facts) {
    const floor = floorOf(candidate.salary);
    const band = offeredBand(job, facts);
    if (floor === null || band === null) return { score: null, knockout: false };
    const score = stepFor(band, floor);
    return { score, knockout: score === steps.short };
  },

  forRecruiter: (verdict) =>
    ({
      fits: 'Das Gehalt entspricht der Vorstellung.',
      partly: 'Das Gehalt entspricht der Vorstellung nur zum Teil.',
      fails: 'Das Gehalt liegt unter der Vorstellung.',
      unknown: 'Zum Gehalt fehlt eine Angabe, es wurde nicht bewertet.',
    })[verdict],

  isWishMissing: ({ salary }) => salary.min === null,

  forCandidate(candidate, job, facts) {
    const floor = floorOf(candidate.salary);
    const band = offeredBand(job, facts);
    if (fullTimeSalary(job, facts) === null) {
      return 'Die Stelle in Teilzeit nennt keine Wochenstunden, das Gehalt wurde nicht bewertet.';
    }
    if (band === null) {
      return 'Das Angebot nennt keine vollständige Gehaltsspanne, das Gehalt wurde nicht bewertet.';
    }
    const offer = `Angebot ${inWords(band)}${isPartTime(job, facts) ? ' auf Vollzeit gerechnet' : ''}`;
    if (floor === null) {
      return `${offer}; Sie haben keine Untergrenze angegeben, das Gehalt wurde nicht bewertet.`;
    }
    const entered = salaryInThousands(candidate.salary.min ?? floor);
    const counted = entered === floor ? '' : `${entered}, gezählt als `;
    return `${offer}, Ihre Untergrenze ${counted}${floor} Tsd. €.`;
  },
};
