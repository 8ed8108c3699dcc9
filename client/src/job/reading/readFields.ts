import type { FoundDto, ReadAnswers, ReadField } from '@inkognito/shared/reading/reading';
import { payText } from '../job.format.ts';
import type { MarkedField } from './marks.ts';
import {
  branchLabels,
  companySizeLabels,
  contractTypeLabels,
  countryLabels,
  fieldLabels,
  workModeLabels,
} from '@inkognito/shared/codes';

export const readFieldLabels: Readonly<Record<MarkedField, string>> = {
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
  weeklyHours: 'Wochenstunden',
  employer: 'Arbeitgeber',
  description: 'Beschreibung',
  'asker.name': 'Ihr Name',
  'asker.company': 'Ihre Firma',
  'asker.email': 'Ihre E-Mail-Adresse',
};

export function readValueText(answers: ReadAnswers, name: ReadField): string | undefined {
  const { salary, homeOfficePercent, field, country, companySize, branch } = answers;
  const { remoteChoice, contractType, weeklyHours } = answers;
  const texts: Partial<Record<ReadField, string | undefined>> = {
    ...answers,
    salary: salary && payText(salary),
    homeOfficePercent: homeOfficePercent === undefined ? undefined : `${homeOfficePercent} %`,
    field: field && fieldLabels[field],
    country: country && countryLabels[country],
    companySize: companySize && companySizeLabels[companySize],
    branch: branch && branchLabels[branch],
    remoteChoice: remoteChoice && workModeLabels[remoteChoice],
    contractType: contractType && contractTypeLabels[contractType],
    weeklyHours: weeklyHours === undefined ? undefined : `${weeklyHours} Stunden`,
  };
  return texts[name];
}

const quoteMax = 90;

/** `„70–85 T€“ und „bis 90“` */
export function quotesText(quotes: readonly string[]): string {
  return [...new Set(quotes.map(shortened))].map((quote) => `„${quote}“`).join(' und ');
}

export function shortened(quote: string): string {
  const words = quote.replaceAll(/\s+/g, ' ').trim();
  if (words.length <= quoteMax) return words;
  const cut = words.slice(0, quoteMax);
  const lastBlank = cut.lastIndexOf(' ');
  return `${lastBlank > 0 ? cut.slice(0, lastBlank) : cut} …`;
}

export function noteOf(found: readonly FoundDto[], field: ReadField): string | undefined {
  return found.find((place) => place.field === field && place.note)?.note;
}
