import type { FoundDto, ReadAnswers, ReadField } from '@inkognito/shared/reading/reading';
import { answerText, answers } from '../answers.ts';

/** The asker, read from the signature. */
export const askerFields = ['asker.name', 'asker.company', 'asker.email'] as const;
export type AskerField = (typeof askerFields)[number];
export type ReadOrAsker = ReadField | AskerField;
export type FilledField = Exclude<ReadOrAsker, 'salary'> | 'salaryMin' | 'salaryMax';
export const salaryEnds = ['salaryMin', 'salaryMax'] as const;

export type FieldValue = string | number | null | undefined;

export type Change = { name: FilledField; value: FieldValue };

export const isAsker = (name: FilledField): boolean => askerFields.some((each) => each === name);

export function isEmpty(value: FieldValue): boolean {
  return value === undefined || value === null || value === '';
}

const emptyIsNull: readonly FilledField[] = [
  ...salaryEnds,
  'remoteChoice',
  'weeklyHours',
  'homeOfficePercent',
];

export function emptyValue(name: FilledField): FieldValue {
  return emptyIsNull.includes(name) ? null : '';
}

export const readFieldLabel = (field: ReadField): string => answers[field].label;

export const readValueText = (read: ReadAnswers, name: ReadField): string =>
  answerText(name, read[name] as never);

const quoteMax = 90;

export function shortened(quote: string): string {
  const words = quote.replaceAll(/\s+/g, ' ').trim();
  if (words.length <= quoteMax) return words;
  const cut = words.slice(0, quoteMax);
  const lastBlank = cut.lastIndexOf(' ');
  return `${lastBlank > 0 ? cut.slice(0, lastBlank) : cut} …`;
}

export function noteOf(found: readonly FoundDto[], field: ReadField): string | undefined {
  return found.find((place) => place.field === field && place.note)?.note;
}
