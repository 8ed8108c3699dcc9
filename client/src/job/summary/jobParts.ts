import type { JobInput } from '@inkognito/shared/job';
import {
  branchLabels,
  companySizeLabels,
  contractTypeLabels,
  countryLabels,
  workModeLabels,
} from '@inkognito/shared/codes';
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
import { isEmpty } from '../reading/marks.ts';
import { payText } from '../job.format.ts';
import { shortened } from '../reading/readFields.ts';

type Values = Partial<JobFormValues>;

export type JobPart = {
  label: string;
  /** The first gets the focus. */
  names: readonly (keyof JobFormValues)[];
  Fields: ComponentType<FieldsProps>;
  write: (values: Values) => string;
  isMissing: (values: Values, initial: JobInput | undefined) => boolean;
  section: 'position' | 'pay' | 'company' | 'text';
  isMain?: true;
};

/** What is asked together, in the order of the summary. */
export const jobParts = {
  title: {
    label: 'Stelle',
    names: ['jobTitle'],
    Fields: TitleFields,
    write: ({ jobTitle = '' }) => jobTitle,
    isMissing: ({ jobTitle }) => isEmpty(jobTitle),
    section: 'position',
    isMain: true,
  },
  place: {
    label: 'Ort',
    names: ['jobLocation', 'zipcode', 'country', 'distance'],
    Fields: PlaceFields,
    write: placeText,
    isMissing: ({ zipcode, jobLocation, distance, remoteChoice }) =>
      hasPlace(remoteChoice)
        ? (isEmpty(zipcode) && isEmpty(jobLocation)) || isEmpty(distance)
        : isEmpty(zipcode),
    section: 'company',
    isMain: true,
  },
  mode: {
    label: 'Modell',
    names: ['remoteChoice', 'homeOfficePercent'],
    Fields: ModeFields,
    write: ({ remoteChoice, homeOfficePercent }) =>
      [
        remoteChoice && workModeLabels[remoteChoice],
        remoteChoice === 'hybrid' && `${homeOfficePercent}\u00a0% Homeoffice`,
      ]
        .filter(Boolean)
        .join(', '),
    isMissing: ({ remoteChoice, homeOfficePercent }, initial) =>
      isEmpty(remoteChoice) ||
      (asksHomeOffice(remoteChoice, initial) && isEmpty(homeOfficePercent)),
    section: 'position',
    isMain: true,
  },
  pay: {
    label: 'Gehalt',
    names: ['salaryMin', 'salaryMax'],
    Fields: PayFields,
    write: ({ salaryMin, salaryMax }) =>
      payText({
        min: wholeThousands(salaryMin),
        max: wholeThousands(isEmpty(salaryMax) ? salaryMin : salaryMax),
      }),
    isMissing: ({ salaryMin }) => isEmpty(salaryMin),
    section: 'pay',
    isMain: true,
  },
  contract: {
    label: 'Vertrag',
    names: ['contractType', 'weeklyHours'],
    Fields: ContractFields,
    write: ({ contractType, weeklyHours }) =>
      [
        contractType && contractTypeLabels[contractType],
        typeof weeklyHours === 'number' && `${Math.round(weeklyHours)}\u00a0Stunden`,
      ]
        .filter(Boolean)
        .join(', '),
    isMissing: ({ contractType, weeklyHours }) =>
      isEmpty(contractType) || (asksHours({ contractType, weeklyHours }) && isEmpty(weeklyHours)),
    section: 'position',
    isMain: true,
  },
  branch: {
    label: 'Branche',
    names: ['branch'],
    Fields: BranchFields,
    write: ({ branch }) => (branch ? branchLabels[branch] : ''),
    isMissing: ({ branch }) => isEmpty(branch),
    section: 'company',
  },
  companySize: {
    label: 'Größe',
    names: ['companySize'],
    Fields: SizeFields,
    write: ({ companySize }) => (companySize ? companySizeLabels[companySize] : ''),
    isMissing: ({ companySize }) => isEmpty(companySize),
    section: 'company',
  },
  description: {
    label: 'Beschreibung',
    names: ['description'],
    Fields: DescriptionFields,
    write: ({ description }) => shortened(description ?? ''),
    isMissing: () => false,
    section: 'text',
  },
  employer: {
    label: 'Arbeitgeber',
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
    country && country !== 'DE' && countryLabels[country],
    isBound && !isEmpty(distance) && `${distance}\u00a0km Umkreis`,
  ]
    .filter(Boolean)
    .join(', ');
}

/** As they will be stored, once they can be read. */
function wholeThousands(typed: number | null | undefined): number | undefined {
  return typeof typed === 'number' ? salaryInThousands(typed) : undefined;
}
