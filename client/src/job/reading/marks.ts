import type { ReadField } from '@inkognito/shared/reading';
import { createContext } from 'react';
import type { JobFieldsForm } from '../job.form.ts';

/** Who asks, read from the signature. */
export const askerFields = ['asker.name', 'asker.company', 'asker.email'] as const;
export type AskerField = (typeof askerFields)[number];
/** What one mark stands below. */
export type MarkedField = ReadField | AskerField;
export type FilledField = Exclude<MarkedField, 'salary'> | 'salaryMin' | 'salaryMax';
export const salaryEnds = ['salaryMin', 'salaryMax'] as const;

export function namesOf(field: MarkedField): readonly FilledField[] {
  return field === 'salary' ? salaryEnds : [field];
}

export type FieldValue = string | number | null | undefined;

/** Valid while the field still has this value. */
export type Mark = {
  value: FieldValue;
  before: FieldValue;
  /** In words: `„70–85 T€“ (12 Monatsgehälter)`. */
  source: string;
};
export type Marks = Partial<Record<FilledField, Mark>>;

export type Change = { name: FilledField; value: FieldValue; mark?: Mark };

export type PostingMarks = {
  control: JobFieldsForm['control'];
  marks: Marks;
  onChange: (changes: readonly Change[]) => void;
  onRemove: (names: readonly FilledField[]) => void;
};

export const PostingMarksContext = createContext<PostingMarks | null>(null);

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
