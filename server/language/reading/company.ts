import { sameCompany } from '../text/companyName.ts';
import { branchesIn } from './company/branch.ts';
import { employersIn } from './company/employer.ts';
import { branchOfName } from './company/kinds.ts';
import { sizesIn } from './company/size.ts';
import { type Facts, isFound } from './fact.ts';
import { agreed } from './passages.ts';
import type { Source } from './source.ts';

const namesCompared = 12;

/** "Klinikum Hohenfels", where the text says no more of it. */
function branchOf(employer: Facts['employer']): Facts['branch'] {
  if (!isFound(employer)) return null;
  const value = branchOfName(employer.value);
  return value === null ? null : { ...employer, value, confidence: 0.8 };
}

export function readCompany(
  source: Source,
  title: Facts['jobTitle'],
): Pick<Facts, 'employer' | 'companySize' | 'branch'> {
  const { plain } = source;
  const employer = agreed(
    employersIn(source, isFound(title) ? title : null).slice(0, namesCompared),
    'Der Text nennt mehr als einen Arbeitgeber.',
    sameCompany,
  );
  const branch = agreed(branchesIn(plain), 'Der Text nennt mehr als eine Branche.');
  return {
    employer,
    companySize: agreed(sizesIn(plain), 'Der Text nennt mehr als eine Zahl von Beschäftigten.'),
    branch: branch ?? branchOf(employer),
  };
}
