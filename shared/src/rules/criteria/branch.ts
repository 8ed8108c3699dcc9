import type { CandidateWishes, JobOffer, Rule } from '../types.ts';

function isExcluded({ branchesToExclude }: CandidateWishes, { branch }: JobOffer): boolean {
  return branch !== null && branchesToExclude.includes(branch);
}

/** Judged even without exclusions: "unknown" would reveal that there are none. */
export const branchRule: Rule = {
  id: 'branch',

  assess(candidate, job) {
    const knockout = isExcluded(candidate, job);
    return { score: knockout ? 0 : 1, knockout };
  },

  forRecruiter: (verdict) =>
    verdict === 'fits' ? 'Die Branche spricht nicht dagegen.' : 'Die Branche kommt nicht infrage.',

  forCandidate: (candidate, job) =>
    isExcluded(candidate, job)
      ? 'Die Branche der Stelle haben Sie ausgeschlossen.'
      : 'Die Branche der Stelle haben Sie nicht ausgeschlossen.',
};
