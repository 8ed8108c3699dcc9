import { branchLabels, contractTypeLabels, countryLabels } from '@inkognito/shared/codes';
import { defaultsOf } from '@inkognito/shared/schema/defaults';
import { salaryOrderMessage } from '@inkognito/shared/job';
import {
  type QuestionnaireDto,
  type QuestionnaireInput,
  questionnaireInput,
  splitCommaList,
} from '@inkognito/shared/questionnaire';
import { usualContractTypes } from '@inkognito/shared/rules/criteria/contractType';
import { z } from '@inkognito/shared/schema/zod';
import { calendarDayText } from '../lib/wording.ts';
import { typedAmount } from '../job/job.form.ts';
import { hasRightForm, wrongZipcode } from '../job/place/zipcode.form.ts';
import type { FormFields } from '../lib/form/mergeForm.ts';
import type { ServerForm } from '../lib/form/useServerForm.ts';

/** Shows an error in one title at the whole field. */
const commaList = (list: z.ZodType<string[]>) =>
  z.string().transform((text, context) => {
    const parsed = list.safeParse(splitCommaList(text));
    if (parsed.success) return parsed.data;
    const [issue] = parsed.error.issues;
    context.addIssue({ code: 'custom', ...(issue && { message: issue.message }) });
    return z.NEVER;
  });

export const questionnaireForm = questionnaireInput
  .omit({ salary: true })
  .extend({
    interested: commaList(questionnaireInput.shape.interested),
    notInterested: commaList(questionnaireInput.shape.notInterested),
    salaryMin: typedAmount,
    salaryMax: typedAmount,
  })
  .refine(hasRightForm, wrongZipcode)
  .refine(({ salaryMin, salaryMax }) => salaryMin <= salaryMax, {
    error: salaryOrderMessage,
    path: ['salaryMin'],
  })
  .transform(({ salaryMin, salaryMax, ...answers }): QuestionnaireInput => ({
    ...answers,
    salary: { min: salaryMin, max: salaryMax },
  }));

export type QuestionnaireForm = z.input<typeof questionnaireForm>;
export type Form = ServerForm<QuestionnaireForm, QuestionnaireInput>;

export function toForm({
  salary: band,
  contractTypes,
  version: _,
  ...answers
}: QuestionnaireDto): QuestionnaireForm {
  return {
    ...answers,
    interested: answers.interested.join(', '),
    notInterested: answers.notInterested.join(', '),
    contractTypes: contractTypes.length > 0 ? contractTypes : [...usualContractTypes],
    salaryMin: band.min,
    salaryMax: band.max,
  };
}

export function startValues(person: {
  firstName: string;
  lastName: string;
}): Partial<QuestionnaireForm> {
  return {
    ...defaultsOf(questionnaireInput),
    ...person,
    contractTypes: [...usualContractTypes],
    jobTitle: '',
    zipcode: '',
    country: 'DE',
    interested: '',
    notInterested: '',
    startDate: new Intl.DateTimeFormat('sv').format(),
    salaryMin: null,
    salaryMax: null,
  };
}

export const questionnaireFieldNames = {
  'salary.min': 'salaryMin',
  'salary.max': 'salaryMax',
  weeklyHours: 'weeklyHours.min',
  'weeklyHours.min': 'weeklyHours.min',
  'weeklyHours.max': 'weeklyHours.max',
} as const;

/** Where they were changed in two tabs. */
export const questionnaireFields: FormFields<QuestionnaireForm> = {
  firstName: { label: 'Vorname' },
  lastName: { label: 'Nachname' },
  address: { label: 'Straße und Hausnummer' },
  zipcode: { label: 'Postleitzahl' },
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

export const hasNumber = (value: number | null | undefined): value is number =>
  typeof value === 'number';

export function hoursText(min: number | null | undefined, max: number | null | undefined) {
  if (hasNumber(min) && hasNumber(max)) return `${Math.round(min)} bis ${Math.round(max)} Stunden`;
  if (hasNumber(min)) return `ab ${Math.round(min)} Stunden`;
  return hasNumber(max) && `bis ${Math.round(max)} Stunden`;
}
