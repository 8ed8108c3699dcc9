import type { ReadAnswers, ReadingDto } from '@inkognito/shared/reading/reading';
import { companyForm } from '../text/companyName.ts';
import { titleForm } from '../reading/choices/title.ts';
import { townForm } from '../reading/choices/town.ts';
import type { LabelledText } from './readingTexts.ts';

export type Reading = Pick<ReadingDto, 'answers'> & Partial<Pick<ReadingDto, 'offers' | 'isOffer'>>;

const isAmong = (form: (value: string) => string) => (value: string, accepted: readonly string[]) =>
  accepted.some((each) => form(each) === form(value));

const inThousands = (value: number | null | undefined) =>
  value === null || value === undefined ? undefined : Math.floor(value + 0.5);

interface Measured {
  readonly said: (row: LabelledText) => unknown;
  readonly read: (answers: ReadAnswers) => unknown;
  readonly isRight: (value: never, label: never) => boolean;
}

const measured = <Label, Value>(
  said: (row: LabelledText) => Label | null | undefined,
  read: (answers: ReadAnswers) => Value | undefined,
  isRight: (value: Value, label: Label) => boolean,
): Measured => ({ said, read, isRight });

const isSame = (value: unknown, label: unknown) => value === label;

export const fields = {
  jobTitle: measured(
    (row) => row.title,
    (answers) => answers.jobTitle,
    isAmong(titleForm),
  ),
  jobLocation: measured(
    (row) => row.town,
    (answers) => answers.jobLocation,
    isAmong(townForm),
  ),
  remoteChoice: measured(
    (row) => row.mode,
    (answers) => answers.remoteChoice,
    isSame,
  ),
  homeOfficePercent: measured(
    (row) => row.homeOfficePercent,
    (answers) => answers.homeOfficePercent,
    isSame,
  ),
  salary: measured(
    (row) => row.pay,
    (answers) => answers.salary,
    (value, label) => value.min === inThousands(label.min) && value.max === inThousands(label.max),
  ),
  contractType: measured(
    (row) => row.contract,
    (answers) => answers.contractType,
    isSame,
  ),
  employer: measured(
    (row) => row.employer,
    (answers) => answers.employer,
    isAmong(companyForm),
  ),
  weeklyHours: measured(
    (row) => row.weeklyHours,
    (answers) => answers.weeklyHours,
    (value, label) => value === Math.floor(label + 0.5),
  ),
  branch: measured(
    (row) => row.branch,
    (answers) => answers.branch,
    isSame,
  ),
} as const;
export type MeasuredField = keyof typeof fields;
export const measuredFields = Object.keys(fields) as MeasuredField[];

export interface Figure {
  given: number;
  right: number;
  said: number;
  offered: number;
}

export interface Figures {
  readonly byField: Record<MeasuredField, Figure>;
  texts: number;
  whole: number;
  noOffers: number;
  silent: number;
}

const wholeFields: readonly MeasuredField[] = [
  'jobTitle',
  'jobLocation',
  'remoteChoice',
  'salary',
  'contractType',
];

export function isRightIn(field: MeasuredField, value: unknown, row: LabelledText): boolean {
  const label = fields[field].said(row) ?? null;
  if (value === undefined || label === null) return value === undefined && label === null;
  return fields[field].isRight(value as never, label as never);
}

function addTo(figures: Figures, row: LabelledText, { answers, offers }: Reading): void {
  figures.texts += 1;
  const isRight = (field: MeasuredField) => isRightIn(field, fields[field].read(answers), row);
  if (wholeFields.every(isRight)) figures.whole += 1;
  if (!row.offer) {
    figures.noOffers += 1;
    if (measuredFields.every((field) => fields[field].read(answers) === undefined))
      figures.silent += 1;
  }
  for (const field of measuredFields) {
    const figure = figures.byField[field];
    const value = fields[field].read(answers);
    // House texts say no branch of most, as only what the rules should read was labelled.
    const isSaid = (fields[field].said(row) ?? null) !== null;
    if (value !== undefined) figure.given += 1;
    if (isSaid) figure.said += 1;
    if (value !== undefined && isRight(field)) figure.right += 1;
    const likely = (offers as Record<string, { value: unknown }[]> | undefined)?.[field] ?? [];
    if (
      isSaid &&
      [value, ...likely.map((each) => each.value)].some(
        (each) => each !== undefined && isRightIn(field, each, row),
      )
    )
      figure.offered += 1;
  }
}

export function measure(
  rows: readonly LabelledText[],
  read: (row: LabelledText) => Reading,
): Figures {
  const none = () => ({ given: 0, right: 0, said: 0, offered: 0 });
  const byField = Object.fromEntries(measuredFields.map((field) => [field, none()]));
  const figures = { byField, texts: 0, whole: 0, noOffers: 0, silent: 0 } as Figures;
  for (const row of rows) addTo(figures, row, read(row));
  return figures;
}

export const precisionOf = ({ given, right }: Figure) => (given === 0 ? 1 : right / given);
export const recallOf = ({ said, right }: Figure) => (said === 0 ? 1 : right / said);

const share = (part: number, all: number) => (all === 0 ? '  - ' : (part / all).toFixed(2));

/** Precision/recall(right or among the offered). */
export function lineOf(name: string, { byField, texts, whole, noOffers, silent }: Figures): string {
  const cells = measuredFields.map((field) => {
    const { given, right, said, offered } = byField[field];
    return `${share(right, given)}/${share(right, said)}(${share(offered, said)})`.padEnd(16);
  });
  return `${name.padEnd(24)} ${cells.join(' ')} whole ${whole}/${texts} silent ${silent}/${noOffers}`;
}

export const heading = `${' '.repeat(24)} ${measuredFields.map((field) => field.padEnd(16)).join(' ')}`;
