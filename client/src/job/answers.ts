import {
  branchLabels,
  companySizeLabels,
  contractTypeLabels,
  countryLabels,
  fieldLabels,
  workModeLabels,
} from '@inkognito/shared/codes';
import type { JobInput } from '@inkognito/shared/job';
import { payText } from './job.format.ts';

type Answers = Omit<JobInput, 'salary'> & { salary: Partial<JobInput['salary']> };

type Answer<Value> = { label: string; short: string; text: (value: Value) => string };

/** What each answer is called, in forms and, short, on cards and in requests, and how it reads. */
export const answers: { readonly [Name in keyof Answers]: Answer<NonNullable<Answers[Name]>> } = {
  jobTitle: { label: 'Berufsbezeichnung', short: 'Stelle', text: String },
  jobLocation: { label: 'Arbeitsort', short: 'Ort', text: String },
  zipcode: { label: 'Postleitzahl', short: 'PLZ', text: String },
  country: { label: 'Land', short: 'Land', text: (code) => countryLabels[code] },
  distance: { label: 'Suchradius', short: 'Umkreis', text: (km) => `${km}\u00a0km` },
  remoteChoice: { label: 'Arbeitsmodell', short: 'Modell', text: (mode) => workModeLabels[mode] },
  homeOfficePercent: {
    label: 'Homeoffice-Anteil',
    short: 'Homeoffice',
    text: (percent) => `${percent}\u00a0%`,
  },
  salary: { label: 'Gehalt', short: 'Gehalt', text: payText },
  contractType: {
    label: 'Vertragsart',
    short: 'Vertrag',
    text: (code) => contractTypeLabels[code],
  },
  weeklyHours: {
    label: 'Wochenstunden',
    short: 'Stunden',
    text: (hours) => `${Math.round(hours)}\u00a0Stunden`,
  },
  branch: { label: 'Branche', short: 'Branche', text: (code) => branchLabels[code] },
  companySize: {
    label: 'Unternehmensgröße',
    short: 'Größe',
    text: (code) => companySizeLabels[code],
  },
  field: { label: 'Berufsfeld', short: 'Berufsfeld', text: (code) => fieldLabels[code] },
  employer: { label: 'Arbeitgeber', short: 'Arbeitgeber', text: String },
  description: { label: 'Beschreibung', short: 'Beschreibung', text: String },
  adUrl: { label: 'Link zur Anzeige', short: 'Anzeige', text: String },
};

/** Empty where there is no answer. */
export function answerText<Name extends keyof Answers>(
  name: Name,
  value: Answers[Name] | null | undefined,
): string {
  return value === null || value === undefined || value === '' ? '' : answers[name].text(value);
}
