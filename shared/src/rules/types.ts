import type { BranchCode, ContractType, CountryCode, WorkMode } from '../codes.ts';
import type { CriterionId, JudgementSource, Verdict } from './rulebook.ts';

/** Whole thousands of euros gross a year, or euros; see `salaryInThousands`. */
export interface SalaryRange {
  readonly min: number | null;
  readonly max: number | null;
}

/** Hours a week; an end may be open. */
export type HoursRange = SalaryRange;

/** No name, image, e-mail, age, gender, CV or address: what a rule cannot see it cannot judge. */
export interface CandidateWishes {
  readonly jobTitle: string | null;
  readonly interested: readonly string[];
  readonly notInterested: readonly string[];
  readonly salary: SalaryRange;
  readonly homeOfficePercent: number | null;
  readonly remoteChoice: boolean;
  readonly hybridChoice: boolean;
  readonly localChoice: boolean;
  /** Kilometres. */
  readonly distance: number | null;
  readonly branchesToExclude: readonly BranchCode[];
  /** Empty: the `usualContractTypes`. */
  readonly contractTypes: readonly ContractType[];
  readonly weeklyHours: HoursRange;
}

export interface JobOffer {
  readonly jobTitle: string;
  readonly branch: BranchCode | null;
  readonly remoteChoice: WorkMode | null;
  readonly homeOfficePercent: number | null;
  /** The recruiter's own search radius in kilometres. */
  readonly distance: number | null;
  readonly salary: SalaryRange;
  readonly zipcode: string;
  readonly country: CountryCode | null;
  readonly jobLocation: string;
  /** `null` where a message names none. */
  readonly contractType: ContractType | null;
  readonly weeklyHours: number | null;
}

/** `value` is the similarity, 0 to 1; `sure` if well founded. */
export interface TitleFact {
  readonly title: string;
  readonly value: number;
  readonly sure: boolean;
}

export interface MatchFacts {
  readonly titles: {
    readonly interested: readonly TitleFact[];
    readonly current: TitleFact | null;
    readonly notInterested: readonly TitleFact[];
  };
  /** To the preferred or else home place; null if either place is unknown. */
  readonly distanceKm: number | null;
  /** What titles say of the kind of contract ("Werkstudent Marketing"). */
  readonly titledContracts: {
    readonly offered: ContractType | null;
    readonly wished: readonly ContractType[];
  };
}

export interface Finding {
  /** 0 to 1; null if not judged. */
  readonly score: number | null;
  readonly knockout: boolean;
}

export interface Rule {
  readonly id: CriterionId;
  /** Both are multiples of a quarter, the steps that recruiters see: 1 and 0.5 if absent. */
  readonly fitsFrom?: number;
  readonly partlyFrom?: number;
  readonly assess: (candidate: CandidateWishes, job: JobOffer, facts: MatchFacts) => Finding;
  readonly sourceOf?: (finding: Finding, facts: MatchFacts) => JudgementSource;
  /** Takes no wishes and no facts, so that the sentence cannot reveal any. */
  readonly forRecruiter: (verdict: Verdict, job: JobOffer) => string;
  readonly forCandidate: (candidate: CandidateWishes, job: JobOffer, facts: MatchFacts) => string;
  /** Whether the candidate left open what the rule needs. */
  readonly isWishMissing?: (candidate: CandidateWishes, facts: MatchFacts) => boolean;
}

export interface Judgement extends Finding {
  readonly verdict: Verdict;
  readonly source: JudgementSource;
  /** Not judged, as the candidate left the answer open. */
  readonly isWishMissing: boolean;
  readonly forRecruiter: string;
  readonly forCandidate: string;
}

export type Breakdown = Readonly<Record<CriterionId, Judgement & { readonly weight: number }>>;

/** Of the rulebook it was judged by, which may not have known every criterion. */
export type StoredBreakdown = Partial<Breakdown>;

export interface MatchRank {
  readonly matchPercentage: number;
  readonly isMatch: boolean;
  /** Percent of the total weight that was judged. */
  readonly coverage: number;
}

export interface MatchScore extends MatchRank {
  readonly rulebookVersion: string;
  readonly breakdown: Breakdown;
}

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
  contractTypes: [],
  weeklyHours: { min: null, max: null },
};

export const noOffer: JobOffer = {
  jobTitle: '',
  branch: null,
  remoteChoice: null,
  homeOfficePercent: null,
  distance: null,
  salary: { min: null, max: null },
  zipcode: '',
  country: null,
  jobLocation: '',
  contractType: null,
  weeklyHours: null,
};

export const noFacts: MatchFacts = {
  titles: { interested: [], current: null, notInterested: [] },
  distanceKm: null,
  titledContracts: { offered: null, wished: [] },
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
