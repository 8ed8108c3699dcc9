import {
  branch,
  country,
  homeOfficePercent,
  jobInput,
  jobTitle,
  salaryOrderMessage,
  weeklyHours,
  workMode,
  zipcode,
} from '../nouns/job.ts';
import { breakdownDto } from '../rules/breakdown.ts';
import { post } from '../endpoint.ts';
import { limits } from '../limits.ts';
import { plainName, text } from '../schema/text.ts';
import { z } from '../schema/zod.ts';

/** Not trimmed or cleaned, as offsets count in it. Never stored. */
export const readInput = z.strictObject({
  text: z
    .string()
    .max(
      limits.pastedTextMax,
      `Der Text ist zu lang. Möglich sind ${limits.pastedTextMax.toLocaleString('de-DE')} Zeichen.`,
    )
    .refine((text) => text.trim() !== '', 'Bitte fügen Sie einen Text ein.'),
});

const thousands = z.number().int().min(1).max(limits.salaryMaxThousand);

/** Thousands of euros gross a year; only the ends that the text names. */
const readSalary = z
  .strictObject({ min: thousands, max: thousands })
  .partial()
  .refine(({ min, max }) => min !== undefined || max !== undefined);

export const readAnswers = z
  .strictObject({
    jobTitle,
    field: jobInput.shape.field,
    zipcode,
    country,
    companySize: jobInput.shape.companySize,
    branch,
    remoteChoice: workMode,
    homeOfficePercent,
    jobLocation: z.string().min(1).max(limits.placeMax),
    contractType: jobInput.shape.contractType,
    weeklyHours,
    salary: readSalary,
    employer: z.string().min(1).max(limits.companyMax),
    description: z.string().min(1).max(limits.jobDescriptionMax),
  })
  .partial();
export type ReadAnswers = z.infer<typeof readAnswers>;

/** By the person, against what was read; `null` takes it away. */
export const corrections = z
  .strictObject({
    jobTitle: jobTitle.nullable(),
    jobLocation: text().min(1).max(limits.placeMax).nullable(),
    employer: plainName(limits.companyMax).min(1).nullable(),
    salary: readSalary
      .refine(({ min = 0, max = Infinity }) => min <= max, salaryOrderMessage)
      .nullable(),
    zipcode: zipcode.nullable(),
    country: country.nullable(),
    companySize: jobInput.shape.companySize.nullable(),
    branch: branch.nullable(),
    remoteChoice: workMode.nullable(),
    homeOfficePercent: homeOfficePercent.nullable(),
    contractType: jobInput.shape.contractType.nullable(),
    weeklyHours: weeklyHours.nullable(),
  })
  .partial();
export type Corrections = z.infer<typeof corrections>;

export const checkInput = readInput.extend({ corrected: corrections.optional() });
export type CheckInput = z.infer<typeof checkInput>;

export const readField = readAnswers.keyof();
export type ReadField = z.infer<typeof readField>;
export const readFields = readField.options;

/** Fields of which likely values are offered. */
export const offeredFields = [
  'jobTitle',
  'jobLocation',
  'employer',
  'salary',
  'remoteChoice',
  'homeOfficePercent',
  'contractType',
  'weeklyHours',
  'branch',
] as const;
export type OfferedField = (typeof offeredFields)[number];

/** `quote` spans `start` to `end` of the text, in UTF-16 units. */
const place = { quote: z.string(), start: z.number().int(), end: z.number().int() };

/** `confidence`: 0 to 1. `note`: how a figure was converted. */
export const foundDto = z.strictObject({
  field: readField,
  ...place,
  confidence: z.number().min(0).max(1),
  note: z.string().optional(),
});
export type FoundDto = z.infer<typeof foundDto>;

/** From the signature or the contact that the text names; `null` where it is silent. */
export const senderDto = z.strictObject({
  name: z.string().max(limits.nameMax).nullable(),
  company: z.string().max(limits.companyMax).nullable(),
  email: z.string().max(limits.emailMax).nullable(),
});
export type SenderDto = z.infer<typeof senderDto>;

const offersOf = <Field extends OfferedField>(field: Field) =>
  z
    .array(z.strictObject({ value: readAnswers.shape[field].unwrap(), ...place }))
    .min(1)
    .max(3);

/** What is likely, the likeliest first, besides what is in `answers`. */
export const offersDto = z
  .strictObject({
    jobTitle: offersOf('jobTitle'),
    jobLocation: offersOf('jobLocation'),
    employer: offersOf('employer'),
    salary: offersOf('salary'),
    remoteChoice: offersOf('remoteChoice'),
    homeOfficePercent: offersOf('homeOfficePercent'),
    contractType: offersOf('contractType'),
    weeklyHours: offersOf('weeklyHours'),
    branch: offersOf('branch'),
  })
  .partial();

/** Every field is in `answers`, with its places in `found`, or in `missing`; `weeklyHours` is missed in part time only. */
export const readingDto = z.strictObject({
  answers: readAnswers,
  found: z.array(foundDto),
  missing: z.array(readField),
  offers: offersDto,
  /** Where a text offers no job nothing is read. */
  isOffer: z.boolean(),
  sender: senderDto,
});
export type ReadingDto = z.infer<typeof readingDto>;

export const messageVerdict = z.enum(['fits', 'fails', 'open']);
export type MessageVerdict = z.infer<typeof messageVerdict>;

/** How the sender speaks: an answer speaks likewise. */
export const messageTone = z.enum(['sie', 'du', 'en']);
export type MessageTone = z.infer<typeof messageTone>;

export const readPostingDto = readingDto.extend({ tone: messageTone });
export type ReadPostingDto = z.infer<typeof readPostingDto>;

export const checkedMessageDto = readPostingDto.extend({
  /** Of what could be judged; `null` where that was too little for a match. */
  matchPercentage: z.number().int().min(0).max(100).nullable(),
  verdict: messageVerdict,
  breakdown: breakdownDto,
  /** For the sender, in their language, weightiest first: what no sentence may hold. */
  questions: z.array(z.strictObject({ field: readField, question: z.string() })),
});
export type CheckedMessageDto = z.infer<typeof checkedMessageDto>;

export const messageEndpoints = {
  readPosting: post('/questionnaire/read', {
    access: 'public',
    body: readInput,
    longBody: true,
    response: readPostingDto,
  }),
  checkMessage: post('/questionnaire/check-message', {
    access: 'jobSeeker',
    body: checkInput,
    longBody: true,
    response: checkedMessageDto,
  }),
};
