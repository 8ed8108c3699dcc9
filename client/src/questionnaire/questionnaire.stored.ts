import { branchLabels, contractTypeLabels, countryLabels } from '@inkognito/shared/codes';
import type { FormFields } from '../lib/form/mergeForm.ts';
import { calendarDayText } from '../lib/wording.ts';
import { hoursText } from './parts.ts';
import type { QuestionnaireForm } from './questionnaire.form.ts';

/** Where they were changed in two tabs. */
export const questionnaireFields: FormFields<QuestionnaireForm> = {
  firstName: { label: 'Vorname' },
  lastName: { label: 'Nachname' },
  address: { label: 'Straße und Hausnummer' },
  zipcode: { label: 'Postleitzahl' },
  acceptedZipcode: 'zipcode',
  city: { label: 'Ort' },
  country: { label: 'Land', write: ({ country }) => (country ? countryLabels[country] : '') },
  jobTitle: { label: 'Jetzige Tätigkeit' },
  interested: { label: 'Tätigkeiten, die Sie interessieren' },
  notInterested: { label: 'Tätigkeiten, die nicht infrage kommen' },
  preferredLocation: { label: 'Wunschort' },
  distance: { label: 'Umkreis (km)' },
  salaryMin: { label: 'Mindestgehalt im Jahr (Tsd. €)' },
  salaryMax: { label: 'Höchstgehalt im Jahr (Tsd. €)' },
  startDate: {
    label: 'Frühester Beginn',
    write: ({ startDate }) => (startDate ? calendarDayText(startDate) : ''),
  },
  contractTypes: {
    label: 'Vertragsart',
    write: ({ contractTypes = [] }) =>
      contractTypes.map((type) => contractTypeLabels[type]).join(', '),
  },
  weeklyHours: {
    label: 'Wochenstunden',
    write: ({ weeklyHours }) => hoursText(weeklyHours?.min, weeklyHours?.max) || '',
  },
  remoteChoice: { label: 'Remote' },
  hybridChoice: { label: 'Hybrid' },
  localChoice: { label: 'Vor Ort' },
  homeOfficePercent: { label: 'Gewünschter Homeoffice-Anteil (%)' },
  branchesToExclude: {
    label: 'Ausgeschlossene Branchen',
    write: ({ branchesToExclude = [] }) =>
      branchesToExclude.map((branch) => branchLabels[branch]).join(', '),
  },
};
