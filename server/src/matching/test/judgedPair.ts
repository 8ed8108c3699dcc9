import type { ContractType } from '@inkognito/shared/codes';
import type { JobInput } from '@inkognito/shared/job';
import type { QuestionnaireInput } from '@inkognito/shared/questionnaire';

type Wishes = Partial<QuestionnaireInput> &
  Pick<QuestionnaireInput, 'jobTitle' | 'zipcode' | 'salary'> & {
    contractTypes?: ContractType[];
    weeklyHours?: { min: number | null; max: number | null };
  };

type Posting = Partial<JobInput> &
  Pick<JobInput, 'jobTitle' | 'branch' | 'contractType' | 'salary'> & {
    weeklyHours?: number | null;
  };

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
