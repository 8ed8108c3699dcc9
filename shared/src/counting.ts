import type { JobInput } from './job.ts';
import type { WorkMode } from './codes.ts';
import { type CriterionId, criteria } from './rules/rulebook.ts';

/** Which criterion judges an answer; `null` if none. */
export const criterionOf = {
  jobTitle: 'jobTitle',
  field: null,
  zipcode: 'location',
  country: 'location',
  companySize: null,
  branch: 'branch',
  remoteChoice: 'workMode',
  homeOfficePercent: 'homeOffice',
  jobLocation: 'location',
  distance: 'location',
  contractType: 'contractType',
  weeklyHours: 'hours',
  salary: 'salary',
  description: null,
  employer: null,
  adUrl: null,
} as const satisfies Readonly<Record<keyof JobInput, CriterionId | null>>;

export const countingLabels = {
  counts: 'zählt',
  excludes: 'kann nur ausschließen',
  substitutes: 'zählt ohne bekannte PLZ',
  ignored: 'zählt nicht mit',
} as const;
export type Counting = keyof typeof countingLabels;

/** Irrelevant for fully remote jobs. */
const idleWhenRemote: readonly CriterionId[] = ['location', 'homeOffice'];

/** An unlisted postcode leaves the place to the town. */
const readWithoutPostcode: readonly (keyof JobInput)[] = ['jobLocation'];

export function countingOf(
  answer: keyof JobInput,
  workMode: WorkMode | null | undefined = null,
): Counting {
  const id = criterionOf[answer];
  const criterion = criteria.find((each) => each.id === id);
  if (!criterion) return 'ignored';
  if (workMode === 'remote' && idleWhenRemote.includes(criterion.id)) return 'ignored';
  if (readWithoutPostcode.includes(answer)) return 'substitutes';
  return criterion.weight > 0 ? 'counts' : 'excludes';
}
