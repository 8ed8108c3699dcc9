import { contractTypeOf, isPartTime } from './contractType.ts';
import type { CandidateWishes, HoursRange, JobOffer, MatchFacts, Rule } from '../types.ts';

export const fullTimeHours = 40;

/** A posting may lie this far outside, as 38 and 40 hours are both full time. */
export const toleratedHours = 2;

/** Hours a week; `null` where a posting in part time, or without a kind of contract, names none. */
export function hoursOf(job: JobOffer, facts: MatchFacts): number | null {
  if (job.weeklyHours !== null) return job.weeklyHours;
  return contractTypeOf(job, facts) === null || isPartTime(job, facts) ? null : fullTimeHours;
}

function isOutside(hours: number, { min, max }: HoursRange): boolean {
  return (
    (min !== null && hours < min - toleratedHours) || (max !== null && hours > max + toleratedHours)
  );
}

function inWords({ min, max }: HoursRange): string {
  if (min === null) return `höchstens ${max}`;
  if (max === null) return `mindestens ${min}`;
  return min === max ? `${min}` : `${min} bis ${max}`;
}

const isOpen = ({ weeklyHours: { min, max } }: CandidateWishes) => min === null && max === null;

const notNamed = 'Die Stelle nennt keine Wochenstunden, sie wurden nicht bewertet.';

/** Judged even where the candidate said nothing: "unknown" would reveal that. */
export const hoursRule: Rule = {
  id: 'hours',

  assess({ weeklyHours }, job, facts) {
    const hours = hoursOf(job, facts);
    if (hours === null) return { score: null, knockout: false };
    const knockout = isOutside(hours, weeklyHours);
    return { score: knockout ? 0 : 1, knockout };
  },

  forRecruiter: (verdict) =>
    ({
      fits: 'Die Wochenstunden sprechen nicht dagegen.',
      partly: 'Die Wochenstunden sprechen nicht dagegen.',
      fails: 'Die Wochenstunden kommen nicht infrage.',
      unknown: notNamed,
    })[verdict],

  forCandidate(candidate, job, facts) {
    const hours = hoursOf(job, facts);
    if (hours === null) return notNamed;
    const offer = `Angebot ${hours} Stunden in der Woche`;
    return isOpen(candidate)
      ? `${offer}; Sie haben keine Wochenstunden angegeben.`
      : `${offer}, Ihr Wunsch: ${inWords(candidate.weeklyHours)}.`;
  },
};
