import type { JobInput } from '@inkognito/shared/job';
import type { QuestionnaireInput } from '@inkognito/shared/questionnaire';

type Wishes = Partial<QuestionnaireInput> &
  Pick<QuestionnaireInput, 'jobTitle' | 'zipcode' | 'salary'>;

type Posting = Partial<JobInput> &
  Pick<JobInput, 'jobTitle' | 'branch' | 'contractType' | 'salary'>;

/** Judged by hand before any rule was run; `percent` is a range that includes both ends. */
export type JudgedPair = {
  wishes: Wishes;
  posting: Posting;
  verdict?: 'match' | 'no match';
  percent?: [number, number];
  /** Users would find another result absurd. */
  absurd?: true;
  why: string;
};
