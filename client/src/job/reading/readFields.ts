import type { FoundDto, ReadAnswers, ReadField } from '@inkognito/shared/reading';
import {
  branchLabels,
  companySizeLabels,
  contractTypeLabels,
  countryLabels,
  fieldLabels,
  workModeLabels,
} from '@inkognito/shared/rules/codes';

/** In the order of the form. */
export const readFieldLabels: Readonly<Record<ReadField, string>> = {
  jobTitle: 'Berufsbezeichnung',
  remoteChoice: 'Arbeitsmodell',
  homeOfficePercent: 'Homeoffice-Anteil',
  salary: 'Gehalt',
  zipcode: 'Postleitzahl',
  country: 'Land',
  jobLocation: 'Arbeitsort',
  branch: 'Branche',
  companySize: 'Unternehmensgröße',
  field: 'Berufsfeld',
  contractType: 'Vertragsart',
  employer: 'Arbeitgeber',
  description: 'Beschreibung',
};

/** `undefined` for what was not found. */
export function readValueText(answers: ReadAnswers, field: ReadField): string | undefined {
  const { companySize, branch, remoteChoice, country, contractType } = answers;
  switch (field) {
    case 'salary':
      return answers.salary && salaryText(answers.salary);
    case 'homeOfficePercent':
      return answers.homeOfficePercent === undefined ? undefined : `${answers.homeOfficePercent} %`;
    case 'field':
      return answers.field && fieldLabels[answers.field];
    case 'country':
      return country && countryLabels[country];
    case 'companySize':
      return companySize && companySizeLabels[companySize];
    case 'branch':
      return branch && branchLabels[branch];
    case 'remoteChoice':
      return remoteChoice && workModeLabels[remoteChoice];
    case 'contractType':
      return contractType && contractTypeLabels[contractType];
    default:
      return answers[field];
  }
}

/** Ends in thousands of euros; one end alone says which it is. */
function salaryText({ min, max }: NonNullable<ReadAnswers['salary']>): string {
  if (max === undefined) return `ab ${min}\u00a0Tsd.\u00a0€`;
  if (min === undefined) return `bis ${max}\u00a0Tsd.\u00a0€`;
  return min === max ? `${min}\u00a0Tsd.\u00a0€` : `${min}–${max}\u00a0Tsd.\u00a0€`;
}

/** What somebody can take in at a glance; a description's quote is the whole of it. */
const quoteMax = 90;

/** `aus „70–85 T€“ und „bis 90“` without the first word. */
export function quotesText(quotes: readonly string[]): string {
  return [...new Set(quotes.map(shortened))].map((quote) => `„${quote}“`).join(' und ');
}

export function shortened(quote: string): string {
  const words = quote.replaceAll(/\s+/g, ' ').trim();
  if (words.length <= quoteMax) return words;
  const cut = words.slice(0, quoteMax);
  return `${cut.slice(0, cut.lastIndexOf(' ') > 0 ? cut.lastIndexOf(' ') : quoteMax)} …`;
}

export function quotesOf(found: readonly FoundDto[], field: ReadField): string[] {
  return found.filter((place) => place.field === field).map(({ quote }) => quote);
}

export function noteOf(found: readonly FoundDto[], field: ReadField): string | undefined {
  return found.find((place) => place.field === field && place.note)?.note;
}
