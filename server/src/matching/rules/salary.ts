import { salaryInThousands } from '@inkognito/shared/rules/salary';
import type { Rule, SalaryRange } from './types.ts';

/** Coarse, as every comparison reveals something about the floor. */
const steps = { whole: 1, mostly: 0.75, partly: 0.5, nearly: 0.25, short: 0 } as const;

const toleratedShortfallPercent = 10;

interface Band {
  readonly from: number;
  readonly to: number;
  /** The upper end of an implausibly wide band is ignored. */
  readonly countsTo: number;
}

function offeredBand({ min, max }: SalaryRange): Band | null {
  if (min === null || max === null) return null;
  const one = salaryInThousands(min);
  const other = salaryInThousands(max);
  const from = Math.min(one, other);
  const to = Math.max(one, other);
  return { from, to, countsTo: Math.min(to, Math.max(2 * from, from + 20)) };
}

/** The candidate's maximum is a wish, so only the minimum counts. */
function floorOf({ min }: SalaryRange): number | null {
  return min === null ? null : salaryInThousands(min);
}

function stepFor({ from, countsTo }: Band, floor: number): number {
  if (from >= floor) return steps.whole;
  // Here from < floor, so the width below is never zero.
  if (countsTo >= floor) {
    const share = (countsTo - floor) / (countsTo - from);
    return share >= 0.5 ? steps.mostly : steps.partly;
  }
  // In integers: nine tenths of a floor are inexact in binary.
  const isNearly = (floor - countsTo) * 100 <= floor * toleratedShortfallPercent;
  return isNearly ? steps.nearly : steps.short;
}

function inWords({ from, to, countsTo }: Band): string {
  const range = from === to ? `${from}` : `${from} bis ${to}`;
  const counted = countsTo < to ? ` (gewertet bis ${countsTo} Tsd. €)` : '';
  return `${range} Tsd. €${counted}`;
}

export const salaryRule: Rule = {
  id: 'salary',
  fitsFrom: steps.whole,
  partlyFrom: steps.nearly,

  assess(candidate, job) {
    const floor = floorOf(candidate.salary);
    const band = offeredBand(job.salary);
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

  forCandidate(candidate, job) {
    const floor = floorOf(candidate.salary);
    const band = offeredBand(job.salary);
    if (band === null) {
      return 'Das Angebot nennt keine vollständige Gehaltsspanne, das Gehalt wurde nicht bewertet.';
    }
    if (floor === null) {
      return `Angebot ${inWords(band)}; Sie haben keine Untergrenze angegeben, das Gehalt wurde nicht bewertet.`;
    }
    return `Angebot ${inWords(band)}, Ihre Untergrenze ${floor} Tsd. €.`;
  },
};
