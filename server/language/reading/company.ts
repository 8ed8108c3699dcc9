import { branchesIn } from './company/branch.ts';
import { branchOfName } from './company/kinds.ts';
import { sizesIn } from './company/size.ts';
import { type Facts, isFound } from './fact.ts';
import { agreed } from './passages.ts';

/** "Klinikum Hohenfels", where the text says no more of it. */
function branchOf(employer: Facts['employer']): Facts['branch'] {
  if (!isFound(employer)) return null;
  const value = branchOfName(employer.value);
  return value === null ? null : { ...employer, value, confidence: 0.8 };
}

export function readCompany(
  plain: string,
  employer: Facts['employer'],
): Pick<Facts, 'employer' | 'companySize' | 'branch'> {
  const branch = agreed(branchesIn(plain), 'Der Text nennt mehr als eine Branche.');
  return {
    employer,
    companySize: agreed(sizesIn(plain), 'Der Text nennt mehr als eine Zahl von Beschäftigten.'),
    branch: branch ?? branchOf(employer),
  };
}
