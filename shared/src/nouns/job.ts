import { multilineText, text, plainName } from '../schema/text.ts';
import { z } from '../schema/zod.ts';
import {
  branchLabels,
  codesOf,
  companySizeLabels,
  contractTypeLabels,
  countryLabels,
  fieldLabels,
  workModeLabels,
} from '../codes.ts';
import { limits } from '../limits.ts';
import { salaryInThousands } from '../rules/criteria/salary.ts';
import { get, objectId, versioned } from '../endpoint.ts';
import { publisherDto } from './user.ts';

export const branch = z.enum(codesOf(branchLabels), 'Bitte wählen Sie eine Branche.');
export const country = z.enum(codesOf(countryLabels));
export const workMode = z.enum(codesOf(workModeLabels));
const fieldOfWork = z.enum(codesOf(fieldLabels), 'Bitte wählen Sie ein Berufsfeld.');

export const jobTitle = text()
  .min(1, 'Bitte geben Sie eine Berufsbezeichnung ein.')
  .max(limits.jobTitleMax);

const zipcodeMissing = 'Bitte geben Sie eine Postleitzahl ein.';
const zipcodeOrNone = text().regex(
  /^(?:[0-9A-Za-z][0-9A-Za-z -]{2,9})?$/,
  'Bitte geben Sie eine Postleitzahl wie 80331 ein.',
);
export const zipcode = zipcodeOrNone.min(1, zipcodeMissing);

/** A postcode, otherwise a town; `place` is `null` if unknown or ambiguous. */
export const placeSearch = z.strictObject({
  zipcode: zipcode.optional(),
  town: text().max(limits.placeMax).optional(),
  country: country.optional(),
});
export type PlaceSearch = z.infer<typeof placeSearch>;
export const homeOfficePercent = z
  .number()
  .int('Nur ganze Zahlen erlaubt.')
  .min(0, 'Mindestwert ist 0%')
  .max(limits.homeOfficeMaxPercent, 'Maximalwert ist 100%');

export const distance = z
  .number()
  .int('Nur ganze Zahlen erlaubt.')
  .min(0, 'Der kleinste erlaubte Wert ist 0 km.')
  .max(limits.distanceMaxKm, 'Der größte erlaubte Wert ist 11.000 km.');

/** Each code once, in one order: ticked in another order it is the same answer. */
export const codeList = <Code extends string>(labels: Record<Code, string>) => {
  const codes = codesOf(labels);
  return z
    .array(z.enum(codes))
    .max(codes.length)
    .default([])
    .transform((chosen) => codes.filter((code) => chosen.includes(code)));
};

/** Half hours of a contract (38,5) count as begun ones. */
export const weeklyHours = z
  .number()
  .min(1, 'Der kleinste erlaubte Wert ist 1 Stunde.')
  .max(limits.weeklyHoursMax, 'Der größte erlaubte Wert ist 60 Stunden.')
  .transform(Math.round);

/** Thousands of euros gross a year, rounded; an entry in euros (65000) is read as thousands (65). */
const salaryAmount = z
  .number()
  .min(1, 'Der kleinste erlaubte Wert ist 1 Tsd. €.')
  .transform(salaryInThousands)
  .refine((value) => value <= limits.salaryMaxThousand, 'Der größte erlaubte Wert ist 999 Tsd. €.');

export const salaryOrderMessage = 'Das Mindestgehalt kann nicht höher sein als das Höchstgehalt!';

export const salary = z
  .strictObject({ min: salaryAmount, max: salaryAmount })
  .refine(({ min, max }) => min <= max, { error: salaryOrderMessage, path: ['min'] });

/** Must open without a login. */
const adUrl = text()
  .max(limits.linkMax)
  .refine((value) => value === '' || isWebAddress(value), {
    error: 'Bitte geben Sie einen Link wie https://firma.de/stelle ein.',
  });

function isWebAddress(value: string): boolean {
  const isHttps = z
    .url({ protocol: /^https$/, hostname: z.regexes.domain })
    .safeParse(value).success;
  return isHttps && !/^https:\/\/[^/?#]*@/i.test(value);
}

/** Not judged by any rule; an empty `employer` is confidential. */
export const jobText = {
  description: multilineText().max(limits.jobDescriptionMax).default(''),
  employer: plainName(limits.companyMax).default(''),
  adUrl: adUrl.default(''),
};

export const jobAnswers = z.strictObject({
  jobTitle,
  field: fieldOfWork,
  zipcode: zipcodeOrNone.default(''),
  country,
  companySize: z.enum(codesOf(companySizeLabels), 'Bitte wählen Sie eine Größe.'),
  branch,
  remoteChoice: workMode.nullable().default(null),
  homeOfficePercent,
  jobLocation: text().max(limits.placeMax).default(''),
  distance,
  contractType: z.enum(codesOf(contractTypeLabels), 'Bitte wählen Sie eine Vertragsart.'),
  /** `null`: full time, or not said in part time. */
  weeklyHours: weeklyHours.nullable().default(null),
  salary,
  ...jobText,
});
export type JobInput = z.infer<typeof jobAnswers>;

export const namesPlace = ({
  zipcode: code,
  jobLocation,
}: Pick<JobInput, 'zipcode' | 'jobLocation'>) => code !== '' || jobLocation !== '';

/** Reported together with other errors. */
export const placeMissing = {
  error: zipcodeMissing,
  path: ['zipcode'],
  when: ({ value }: { value: unknown }) => typeof value === 'object' && value !== null,
};

/** Only the server knows which towns need no postcode. */
export const jobInput = jobAnswers.refine(namesPlace, placeMissing);

/** `jobLocation` is the answer as given; `place` is shown, "Remote" if there is none. */
export const jobDto = z.strictObject({
  _id: objectId,
  ...jobAnswers.shape,
  place: z.string(),
  recruiterId: publisherDto,
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type JobDto = z.infer<typeof jobDto>;

/** For its owner. `endedAt` is `null` while the posting is open. */
export const postingDto = jobDto.extend({
  endsAt: z.string(),
  endedAt: z.string().nullable(),
  ...versioned,
});
export type PostingDto = z.infer<typeof postingDto>;

export const ownJobDto = postingDto.extend({
  compared: z.number().int(),
  matches: z.number().int(),
  openRequests: z.number().int(),
});
export type OwnJobDto = z.infer<typeof ownJobDto>;

export const jobSummaryDto = jobDto.pick({
  _id: true,
  jobTitle: true,
  jobLocation: true,
  place: true,
});
export type JobSummaryDto = z.infer<typeof jobSummaryDto>;

/** `deletedAt`: 30 days after blocking. */
export const blockedJobDto = jobSummaryDto.extend({ deletedAt: z.string() });
export type BlockedJobDto = z.infer<typeof blockedJobDto>;

/** `whole` asks how a finished title is read. */
const titleSearch = z.strictObject({
  q: text().min(limits.titleTypedMin).max(limits.titleTypedMax),
  whole: z.literal('true').optional(),
});

const suggestedTitle = z.strictObject({ title: z.string(), occupation: z.string() });

/** `occupation` is `null` for an unknown title, `field` where its occupations have none in common. */
const titleReading = z.strictObject({
  sure: z.boolean(),
  occupation: z.string().nullable(),
  field: fieldOfWork.nullable(),
});

const titleSuggestionsDto = z.strictObject({
  titles: z.array(suggestedTitle).max(limits.titleSuggestionsMax),
  reading: titleReading.optional(),
});

export type TitleSuggestionsDto = z.infer<typeof titleSuggestionsDto>;
export type TitleReading = z.infer<typeof titleReading>;

export const savedJobDto = z.strictObject({ job: postingDto });

export const jobEndpoints = {
  suggestTitles: get('/titles', {
    access: 'public',
    query: titleSearch,
    response: titleSuggestionsDto,
  }),
  findPlace: get('/places', {
    access: 'public',
    query: placeSearch,
    response: z.strictObject({ place: z.strictObject({ town: z.string() }).nullable() }),
  }),
};
