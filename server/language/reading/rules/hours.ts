import type { Found } from '../fact.ts';
import { hoursSaid } from '../pay/hours.ts';
import { lowerCase, type Source } from '../source.ts';

const mostHours = 60;

/** A single number of hours a week, rounded half up; a range or an open end is none. */
export function readHours({ plain }: Source): Found<number> | null {
  const said = hoursSaid(lowerCase(plain));
  if (said === null) return null;
  const [low, high] = said.hours;
  if (low === null || low !== high) return null;
  const value = Math.floor(low + 0.5);
  if (value < 1 || value > mostHours) return null;
  const { start, end, share } = said;
  const note = share === undefined ? {} : { note: `${share} % von 40 Stunden` };
  return { value, confidence: share === undefined ? 0.95 : 0.85, start, end, ...note };
}
