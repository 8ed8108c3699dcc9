import { sameCompany } from '../text/companyName.ts';
import { branchesIn } from './company/branch.ts';
import { employersIn } from './company/employer.ts';
import { sizesIn } from './company/size.ts';
import type { Facts } from './fact.ts';
import { agreed } from './passages.ts';
import type { Source } from './source.ts';

const namesCompared = 12;

export function readCompany(source: Source): Pick<Facts, 'employer' | 'companySize' | 'branch'> {
  const { plain } = source;
  return {
    employer: agreed(
      employersIn(source).slice(0, namesCompared),
      'Der Text nennt mehr als einen Arbeitgeber.',
      sameCompany,
    ),
    companySize: agreed(sizesIn(plain), 'Der Text nennt mehr als eine Zahl von Beschäftigten.'),
    branch: agreed(branchesIn(plain), 'Der Text nennt mehr als eine Branche.'),
  };
}
