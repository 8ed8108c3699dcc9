import type { JobOffer, Rule } from '../types.ts';

/** Outside the recruiter's radius counts half: it is their preference, not the candidate's. */
const outsideRecruiterRadius = 0.5;

function needsPresence({ remoteChoice, homeOfficePercent }: JobOffer): boolean {
  return remoteChoice === null ? homeOfficePercent !== 100 : remoteChoice !== 'remote';
}

/** Nearer than this, a small radius alone excludes no posting. */
const farFromKm = 50;

const mostlyAtHomePercent = 60;

/** Three days a week or more. */
function needsMostDays({ remoteChoice, homeOfficePercent }: JobOffer): boolean {
  return remoteChoice === 'local' || (homeOfficePercent ?? 100) < mostlyAtHomePercent;
}

function isOutOfReach(distanceKm: number, wishedKm: number, job: JobOffer): boolean {
  return distanceKm >= farFromKm && distanceKm > 2 * wishedKm && needsMostDays(job);
}

function nearness(distanceKm: number, limitKm: number): number {
  if (distanceKm <= limitKm) return 1;
  if (distanceKm >= 2 * limitKm) return 0;
  return (2 * limitKm - distanceKm) / limitKm;
}

function isOutsideRadius(distanceKm: number, { distance }: JobOffer): boolean {
  return distance !== null && distanceKm > distance;
}

export const locationRule: Rule = {
  id: 'location',
  fitsFrom: 1,
  partlyFrom: 0.25,

  assess(candidate, job, { distanceKm }) {
    if (!needsPresence(job) || distanceKm === null || candidate.distance === null) {
      return { score: null, knockout: false };
    }
    const score = nearness(distanceKm, candidate.distance);
    return {
      score: isOutsideRadius(distanceKm, job) ? score * outsideRecruiterRadius : score,
      knockout: isOutOfReach(distanceKm, candidate.distance, job),
    };
  },

  forRecruiter(verdict, job) {
    if (!needsPresence(job)) return 'Bei dieser Stelle spielt der Arbeitsort keine Rolle.';
    return {
      fits: 'Der Arbeitsort liegt im passenden Umkreis.',
      partly: 'Der Arbeitsort liegt nicht ganz im passenden Umkreis.',
      fails: 'Der Arbeitsort liegt zu weit entfernt.',
      unknown: 'Die Entfernung zum Arbeitsort ließ sich nicht ermitteln, sie wurde nicht bewertet.',
    }[verdict];
  },

  isWishMissing: ({ distance }) => distance === null,

  forCandidate(candidate, job, { distanceKm }) {
    if (!needsPresence(job)) return 'Bei dieser Stelle spielt der Arbeitsort keine Rolle.';
    if (candidate.distance === null) {
      return 'Sie haben keinen Umkreis angegeben, der Arbeitsort wurde nicht bewertet.';
    }
    if (distanceKm === null) {
      return 'Die Entfernung zum Arbeitsort ließ sich nicht ermitteln, sie wurde nicht bewertet.';
    }
    const radius = isOutsideRadius(distanceKm, job)
      ? ', außerhalb des Suchradius des Recruiters'
      : '';
    return `${distanceKm} km entfernt, Ihr Umkreis ${candidate.distance} km${radius}.`;
  },
};
