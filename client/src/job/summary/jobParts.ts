import { salaryInThousands } from '@inkognito/shared/rules/criteria/salary';
import type { ComponentType } from 'react';
import {
  BranchFields,
  DescriptionFields,
  EmployerFields,
  PlaceFields,
  SizeFields,
} from '../CompanyFields.tsx';
import {
  ContractFields,
  type FieldsProps,
  ModeFields,
  PayFields,
  TitleFields,
} from '../PositionFields.tsx';
import { type JobFormValues, asksHomeOffice, asksHours, hasPlace } from '../job.form.ts';
import { isEmpty, shortened } from '../reading/readFields.ts';
import { answerText, answers } from '../answers.ts';
import { payText } from '../job.format.ts';

type Values = Partial<JobFormValues>;

export type JobPart = {
  label: string;
  /** The first gets the focus. */
  names: readonly (keyof JobFormValues)[];
  Fields: ComponentType<FieldsProps>;
  write: (values: Values) => string;
  isMissing: (values: Values) => boolean;
  section: 'position' | 'pay' | 'company' | 'text';
};

const ofOne = (
  name: 'jobTitle' | 'branch' | 'companySize',
  Fields: JobPart['Fields'],
  section: JobPart['section'],
): JobPart => ({
  label: answers[name].short,
  names: [name],
  Fields,
  write: (values) => answerText(name, values[name]),
  isMissing: (values) => isEmpty(values[name]),
  section,
});

/** What is asked together, in the order of the summary. */
export const jobParts = {
  title: ofOne('jobTitle', TitleFields, 'position'),
  place: {
    label: answers.jobLocation.short,
    names: ['jobLocation', 'zipcode', 'country', 'distance'],
    Fields: PlaceFields,
    write: placeText,
    isMissing: ({ zipcode, jobLocation, distance, remoteChoice }) =>
      hasPlace(remoteChoice)
        ? (isEmpty(zipcode) && isEmpty(jobLocation)) || isEmpty(distance)
        : isEmpty(zipcode),
    section: 'company',
  },
  mode: {
    label: answers.remoteChoice.short,
    names: ['remoteChoice', 'homeOfficePercent'],
    Fields: ModeFields,
    write: ({ remoteChoice, homeOfficePercent }) =>
      [
        answerText('remoteChoice', remoteChoice),
        remoteChoice === 'hybrid' &&
          `${answerText('homeOfficePercent', homeOfficePercent)} ${answers.homeOfficePercent.short}`,
      ]
        .filter(Boolean)
        .join(', '),
    isMissing: ({ remoteChoice, homeOfficePercent }) =>
      isEmpty(remoteChoice) || (asksHomeOffice(remoteChoice) && isEmpty(homeOfficePercent)),
    section: 'position',
  },
  pay: {
    label: answers.salary.short,
    names: ['salaryMin', 'salaryMax'],
    Fields: PayFields,
    write: ({ salaryMin, salaryMax }) =>
      payText({
        min: wholeThousands(salaryMin),
        max: wholeThousands(isEmpty(salaryMax) ? salaryMin : salaryMax),
      }),
    isMissing: ({ salaryMin }) => isEmpty(salaryMin),
    section: 'pay',
  },
  contract: {
    label: answers.contractType.short,
    names: ['contractType', 'weeklyHours'],
    Fields: ContractFields,
    write: ({ contractType, weeklyHours }) =>
      [answerText('contractType', contractType), answerText('weeklyHours', weeklyHours)]
        .filter(Boolean)
        .join(', '),
    isMissing: ({ contractType, weeklyHours }) =>
      isEmpty(contractType) || (asksHours({ contractType, weeklyHours }) && isEmpty(weeklyHours)),
    section: 'position',
  },
  branch: ofOne('branch', BranchFields, 'company'),
  companySize: ofOne('companySize', SizeFields, 'company'),
  description: {
    label: answers.description.short,
    names: ['description'],
    Fields: DescriptionFields,
    write: ({ description }) => shortened(description ?? ''),
    isMissing: () => false,
    section: 'text',
  },
  employer: {
    label: answers.employer.short,
    names: ['employer', 'adUrl'],
    Fields: EmployerFields,
    write: ({ employer, adUrl }) => [employer, adUrl].filter(Boolean).join(', '),
    isMissing: () => false,
    section: 'text',
  },
} as const satisfies Record<string, JobPart>;

export type PartId = keyof typeof jobParts;
export const partIds = Object.keys(jobParts) as PartId[];
export const partOf = (id: PartId): JobPart => jobParts[id];

function placeText({ zipcode, jobLocation, country, distance, remoteChoice }: Values): string {
  const isBound = hasPlace(remoteChoice);
  return [
    [zipcode, isBound && jobLocation].filter(Boolean).join(' '),
    country !== 'DE' && answerText('country', country),
    isBound &&
      !isEmpty(distance) &&
      `${answerText('distance', distance)} ${answers.distance.short}`,
  ]
    .filter(Boolean)
    .join(', ');
}

/** As they will be stored, once they can be read. */
function wholeThousands(typed: number | null | undefined): number | undefined {
  return typeof typed === 'number' ? salaryInThousands(typed) : undefined;
}
