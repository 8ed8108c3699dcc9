import {
  branchLabels,
  companySizeLabels,
  contractTypeLabels,
  countryLabels,
  fieldLabels,
  workModeLabels,
} from '@inkognito/shared/codes';
import type { FormFields } from '../lib/form/mergeForm.ts';
import type { JobFormValues } from './job.form.ts';

const word = <Code extends string>(
  labels: Readonly<Record<Code, string>>,
  code: Code | null | undefined,
): string => (code ? labels[code] : '');

/** Where they were changed in two tabs. */
export const jobFields: FormFields<JobFormValues> = {
  jobTitle: { label: 'Berufsbezeichnung' },
  remoteChoice: {
    label: 'Arbeitsmodell',
    write: ({ remoteChoice }) => word(workModeLabels, remoteChoice),
  },
  homeOfficePercent: { label: 'Homeoffice-Anteil (%)' },
  contractType: {
    label: 'Vertragsart',
    write: ({ contractType }) => word(contractTypeLabels, contractType),
  },
  weeklyHours: { label: 'Wochenstunden' },
  salaryMin: { label: 'Mindestgehalt im Jahr (Tsd. €)' },
  salaryMax: { label: 'Höchstgehalt im Jahr (Tsd. €)' },
  jobLocation: { label: 'Arbeitsort' },
  zipcode: { label: 'Postleitzahl' },
  acceptedZipcode: 'zipcode',
  country: { label: 'Land', write: ({ country }) => word(countryLabels, country) },
  distance: { label: 'Suchradius (km)' },
  branch: { label: 'Branche', write: ({ branch }) => word(branchLabels, branch) },
  companySize: {
    label: 'Unternehmensgröße',
    write: ({ companySize }) => word(companySizeLabels, companySize),
  },
  field: { label: 'Berufsfeld', write: ({ field }) => word(fieldLabels, field) },
  description: { label: 'Beschreibung' },
  employer: { label: 'Arbeitgeber' },
  adUrl: { label: 'Link zur Anzeige' },
};
