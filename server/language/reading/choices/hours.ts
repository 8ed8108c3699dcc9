import { fullTimeHours } from '@inkognito/shared/rules/criteria/hours';
import type { Candidate } from '../choose.ts';
import type { Document } from '../document.ts';
import { describe } from '../features.ts';
import { has, quantitiesIn } from '../numbers.ts';

const [leastHours, mostHours] = [4, 60];
const mostNumbers = 60;
const [sightBefore, sightBehind] = [5, 2];

/** A number of hours a week, rounded half up; a share of full time is that of 40. */
export function hoursCandidates(document: Document): Candidate<number>[] {
  const { tokens } = document;
  const spans = quantitiesIn(document).flatMap(({ value: number, unit, first, last }) => {
    const isPercent = unit === 'percent' && number >= 20 && number < 100;
    const around = tokens.slice(Math.max(0, first - sightBefore), last + sightBehind + 1);
    if (unit !== 'hours' && !isPercent && !around.some((token) => has(token, 'HOURS'))) return [];
    const value = Math.floor((isPercent ? (number * fullTimeHours) / 100 : number) + 0.5);
    if (value < leastHours || value > mostHours) return [];
    const [start, end] = [tokens[first]?.start ?? 0, tokens[last]?.end ?? 0];
    const names = [...(isPercent ? ['percent'] : []), ...(value < 15 ? ['small'] : [])];
    return [{ value, key: String(value), start, end, first, last, names }];
  });
  return describe(document, spans.slice(0, mostNumbers));
}
