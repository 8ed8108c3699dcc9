import type { JobOffer, Rule } from '../types.ts';

function needsPresence({ remoteChoice, homeOfficePercent }: JobOffer): boolean {
  return remoteChoice === null ? homeOfficePercent !== 100 : remoteChoice !== 'remote';
}

/** Nearer than this, a small radius alone excludes no posting. */
const farFromKm = 50;

/** Times the wished radius; the fewer days of presence, the farther. */
function limitOf(wishedKm: number, { remoteChoice, homeOfficePercent }: JobOffer): number {
  return Math.max(farFromKm, wishedKm * factorOf(remoteChoice === 'local' ? 0 : homeOfficePercent));
}

/** Days that a posting leaves open are taken for few. */
function factorOf(homeOfficePercent: number | null): number {
  if (homeOfficePercent === null || homeOfficePercent >= 80) return 4;
  return homeOfficePercent >= 60 ? 3 : 2;
}

function isOutsideRadius(distanceKm: number, { distance }: JobOffer): boolean {
  return distance !== null && distanceKm > distance;
}

export const locationRule: Rule = {
  id: 'location',

  assess(candidate, job, { distanceKm }) {
    if (!needsPresence(job) || distanceKm === null || candidate.distance === null) {
      return { score: null, knockout: false };
    }
    const { distance: wishedKm } = candidate;
    if (distanceKm > limitOf(wishedKm, job)) return { score: 0, knockout: true };
    const score = distanceKm <= wishedKm ? 1 : 0.5;
    // One step less where the recruiter looks nearer: their preference, not the candidate's.
    return { score: isOutsideRadius(distanceKm, job) ? score - 0.5 : score, knockout: false };
  },

  forRecruiter(verdict, job) {
    if (!needsPresence(job)) return 'Bei dieser Stelle spielt der Arbeitsort keine Rolle.';
    return {
      fits: 'Der Arbeitsort liegt im passenden Umkreis.',
      partly: 'Der Arbeitsort liegt nicht ganz im passenden Umkreis.',
      fails: 'Der Arbeitsort liegt zu weit entfernt.',
      unknown: 'Der Arbeitsort wurde nicht bewertet.',
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
