import { branchesIn, branchOfName } from './company/branch.ts';
import { sizesIn } from './company/size.ts';
import type { Facts } from './fact.ts';
import { agreed } from './passages.ts';

/** "Klinikum Hohenfels", where the text says no more of it. */
function branchOf(employer: Facts['employer']): Facts['branch'] {
  if (employer === null) return null;
  const value = branchOfName(employer.value);
  return value && { ...employer, value, confidence: 0.8 };
}

export function readCompany(plain: string, employer: Facts['employer']) {
  const branches = branchesIn(plain);
  const branch = branches.length === 0 ? branchOf(employer) : agreed(branches);
  return {
    facts: { employer, branch, companySize: agreed(sizesIn(plain)) },
    /** Several contradict each other; each where it is first said. */
    branches: branches.filter(
      ({ value }, at) => branches.findIndex((each) => each.value === value) === at,
    ),
  };
}
