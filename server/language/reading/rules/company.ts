import { sameCompany } from '../../text/companyName.ts';
import { readCompany } from '../company.ts';
import { type Facts, isFound } from '../fact.ts';
import { agreed } from '../passages.ts';
import type { Source } from '../source.ts';
import { employersIn } from './company/employer.ts';

const namesCompared = 12;

export function readEmployer(
  source: Source,
  title: Facts['jobTitle'],
): ReturnType<typeof readCompany> {
  const employer = agreed(
    employersIn(source, isFound(title) ? title : null).slice(0, namesCompared),
    'Der Text nennt mehr als einen Arbeitgeber.',
    sameCompany,
  );
  return readCompany(source.plain, employer);
}
