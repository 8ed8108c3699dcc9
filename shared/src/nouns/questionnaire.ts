import { text } from '../schema/text.ts';
import { z } from '../schema/zod.ts';
import {
  codeList,
  country,
  distance,
  homeOfficePercent,
  jobTitle,
  salary,
  weeklyHours,
  zipcode,
} from './job.ts';
import { branchLabels, contractTypeLabels } from '../codes.ts';
import { limits } from '../limits.ts';
import { get, madeFrom, post, put, versioned } from '../endpoint.ts';

const shortText = text().max(limits.placeMax).default('');
const personName = text().min(1, 'Bitte füllen Sie dieses Feld aus.').max(limits.nameMax);

const titleList = z
  .array(text().min(1).max(limits.jobTitleMax))
  .max(limits.titleListMax)
  .default([])
  .transform((titles) => [...new Set(titles)]);

/** A calendar day, `2026-12-01`; a time of day is dropped. */
const day = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}(T[\d:.]+Z)?$/, 'Bitte geben Sie ein Datum an.')
  .transform((value) => value.slice(0, 10))
  .pipe(z.iso.date('Bitte geben Sie ein Datum an.'));

/** An end may be open. */
const hoursRange = z
  .strictObject({
    min: weeklyHours.nullable().default(null),
    max: weeklyHours.nullable().default(null),
  })
  .refine(({ min, max }) => min === null || max === null || min <= max, {
    error: 'Die Mindeststunden können nicht höher sein als die Höchststunden!',
    path: ['min'],
  });

export const questionnaireInput = z.strictObject({
  firstName: personName,
  lastName: personName,
  jobTitle,
  address: shortText,
  zipcode,
  city: shortText,
  country: country.nullable().default(null),
  interested: titleList,
  notInterested: titleList,
  preferredLocation: shortText,
  distance: distance.nullable().default(null),
  startDate: day,
  salary,
  homeOfficePercent: homeOfficePercent.nullable().default(null),
  remoteChoice: z.boolean().default(false),
  localChoice: z.boolean().default(false),
  hybridChoice: z.boolean().default(false),
  branchesToExclude: codeList(branchLabels),
  /** Empty: `usualContractTypes`. */
  contractTypes: codeList(contractTypeLabels),
  weeklyHours: hoursRange.default({ min: null, max: null }),
});
export type QuestionnaireInput = z.infer<typeof questionnaireInput>;

export const questionnaireDto = z.strictObject({
  ...questionnaireInput.shape,
  ...versioned,
});
export type QuestionnaireDto = z.infer<typeof questionnaireDto>;

/** Pasted lists use semicolons and line breaks as well as commas. */
export function splitCommaList(list: string): string[] {
  return list
    .split(/[,;\r\n]/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

export const questionnaireEndpoints = {
  questionnaireExists: get('/questionnaire/exists', {
    access: 'user',
    response: z.strictObject({ exists: z.boolean() }),
  }),
  getMyQuestionnaire: get('/questionnaire/me', { access: 'jobSeeker', response: questionnaireDto }),
  createQuestionnaire: post('/questionnaire/new', {
    access: 'jobSeeker',
    body: questionnaireInput,
    status: 201,
    response: questionnaireDto,
  }),
  updateQuestionnaire: put('/questionnaire/edit', {
    access: 'jobSeeker',
    body: questionnaireInput.extend(madeFrom),
    response: questionnaireDto,
  }),
};
