import type { CandidateWishes, JobOffer, MatchFacts } from './types.ts';

/** Its keys are the list of what the rules see of a candidate. */
export const noWishes: CandidateWishes = {
  jobTitle: null,
  interested: [],
  notInterested: [],
  salary: { min: null, max: null },
  homeOfficePercent: null,
  remoteChoice: false,
  hybridChoice: false,
  localChoice: false,
  distance: null,
  branchesToExclude: [],
};

export const noOffer: JobOffer = {
  jobTitle: '',
  field: '',
  branch: '',
  remoteChoice: null,
  homeOfficePercent: null,
  distance: null,
  salary: { min: null, max: null },
  zipcode: '',
  country: '',
  jobLocation: '',
  contractType: '',
  companySize: '',
};

export const noFacts: MatchFacts = {
  titles: { interested: [], current: null, notInterested: [] },
  distanceKm: null,
};

/** The answers of `source` that `unanswered` has, and its own where one is missing. */
export function answeredOr<Answers extends object>(
  unanswered: Answers,
  source: { readonly [Name in keyof Answers]?: unknown },
): Answers {
  const names = Object.keys(unanswered) as (keyof Answers)[];
  return Object.fromEntries(
    names.map((name) => [name, source[name] ?? unanswered[name]]),
  ) as Answers;
}
