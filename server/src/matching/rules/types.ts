import type { WorkMode } from '@inkognito/shared/rules/codes';
import type { CriterionId, JudgementSource, Verdict } from '@inkognito/shared/rules/rulebook';

/** Whole thousands of euros gross a year; entries in euros are understood too (`salaryInThousands`). */
export interface SalaryRange {
  readonly min: number | null;
  readonly max: number | null;
}

/**
 * What a candidate asks of a job. Name, image, e-mail, age, gender, CV and address have no place here on purpose:
 * what a rule cannot see it cannot judge.
 */
export interface CandidateWishes {
  /** The present job. */
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
  /** Branch codes. */
  readonly branchesToExclude: readonly string[];
}

/** What a recruiter offers: the answers of the recruiter questionnaire. */
export interface JobOffer {
  readonly jobTitle: string;
  readonly field: string;
  readonly branch: string;
  readonly remoteChoice: WorkMode | null;
  readonly homeOfficePercent: number | null;
  /** The recruiter's own search radius in kilometres. */
  readonly distance: number | null;
  readonly salary: SalaryRange;
  readonly zipcode: string;
  readonly country: string;
  readonly jobLocation: string;
  readonly contractType: string;
  readonly companySize: string;
}

/** How near in meaning one of the candidate's titles is to the job's: `value` 0 to 1, `sure` if well founded. */
export interface TitleFact {
  readonly title: string;
  readonly value: number;
  readonly sure: boolean;
}

/** What has to be looked up before the rules, which are pure, can judge. */
export interface MatchFacts {
  readonly titles: {
    readonly interested: readonly TitleFact[];
    readonly current: TitleFact | null;
    readonly notInterested: readonly TitleFact[];
  };
  /** Between the job's place and the candidate's preferred or home place; null if either is unknown. */
  readonly distanceKm: number | null;
  /** `model` if a language model judged at least one of the titles. */
  readonly source: JudgementSource;
}

/** What a rule finds, without words: cheap enough to rank many candidates. */
export interface Finding {
  /** 0 to 1; null if not judged. */
  readonly score: number | null;
  readonly knockout: boolean;
}

export interface Rule {
  readonly id: CriterionId;
  /** The least score that is called `fits`; a multiple of a quarter, as recruiters see quarter steps only. */
  readonly fitsFrom: number;
  /** The least score that is called `partly`; a multiple of a quarter. */
  readonly partlyFrom: number;
  readonly assess: (candidate: CandidateWishes, job: JobOffer, facts: MatchFacts) => Finding;
  /** Gets no wishes and no facts, so that the recruiter's sentence cannot give any of them away. */
  readonly forRecruiter: (verdict: Verdict, job: JobOffer) => string;
  readonly forCandidate: (candidate: CandidateWishes, job: JobOffer, facts: MatchFacts) => string;
}

/** One criterion judged, with one German sentence for each of the two readers. */
export interface Judgement extends Finding {
  readonly verdict: Verdict;
  readonly source: JudgementSource;
  readonly forRecruiter: string;
  readonly forCandidate: string;
}

export type Breakdown = Readonly<Record<CriterionId, Judgement & { readonly weight: number }>>;

/** The result without words. */
export interface MatchRank {
  /** Whole number 0 to 100. */
  readonly matchPercentage: number;
  readonly isMatch: boolean;
  /** Percent of the whole weight that could be judged. */
  readonly coverage: number;
}

export interface MatchScore extends MatchRank {
  readonly rulebookVersion: string;
  readonly breakdown: Breakdown;
}
