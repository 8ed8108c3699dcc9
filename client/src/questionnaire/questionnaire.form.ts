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
import { typedAmount } from '../job/job.form.ts';
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
    acceptedZipcode: z.string().optional(),
  })
  .refine(({ salaryMin, salaryMax }) => salaryMin <= salaryMax, {
    error: salaryOrderMessage,
    path: ['salaryMin'],
  })
  .transform(({ salaryMin, salaryMax, acceptedZipcode, ...answers }): QuestionnaireInput => ({
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
    acceptedZipcode: answers.zipcode,
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
    acceptedZipcode: '',
    country: 'DE',
    interested: '',
    notInterested: '',
    startDate: '',
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
