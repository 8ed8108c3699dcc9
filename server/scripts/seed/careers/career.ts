import type { BranchCode, FieldCode } from '@inkognito/shared/rules/codes';
import type { Salary } from '@inkognito/shared/job';

/** How much of such work is done at home: hardly ever, on some days, or mostly. */
export type HomeOfficeHabit = 'none' | 'some' | 'most';

/**
 * A way to earn a living, as the data files write it. Titles stand in one line, parted by commas. `Lehrer*in` is
 * `Lehrer` or `Lehrerin`, `Angestellte*r` is `Angestellter` or `Angestellte`, and a bar parts forms that differ more.
 */
export type CareerRow = {
  readonly field: FieldCode;
  readonly branches: readonly BranchCode[];
  /** What beginners and the most experienced earn, in thousands of euros gross a year. */
  readonly salary: Salary;
  readonly homeOffice: HomeOfficeHabit;
  /** Titles of nearly the same work; the first is the most common one. */
  readonly titles: string;
  /** Titles that people of this career are often offered and do not want. */
  readonly unwanted: string;
};

export type GrammaticalGender = 'female' | 'male';

/** A title as a woman or a man writes it about themselves. */
export function titleFor(gender: GrammaticalGender, written: string): string {
  const [male = written, female = male] = written.split('|');
  return gender === 'female'
    ? female.replaceAll('*in', 'in').replaceAll('*r', '')
    : male.replaceAll('*in', '').replaceAll('*r', 'r');
}
