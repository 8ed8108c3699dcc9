import type { ReadField } from '@inkognito/shared/reading/reading';

/** Who asks, read from the signature. */
export const askerFields = ['asker.name', 'asker.company', 'asker.email'] as const;
export type AskerField = (typeof askerFields)[number];
export type MarkedField = ReadField | AskerField;
export type FilledField = Exclude<MarkedField, 'salary'> | 'salaryMin' | 'salaryMax';
export const salaryEnds = ['salaryMin', 'salaryMax'] as const;

export type FieldValue = string | number | null | undefined;

/** What a reading filled in; valid while the field still has this value. */
export type Mark = { value: FieldValue; before: FieldValue };
export type Marks = Partial<Record<FilledField, Mark | undefined>>;

export type Change = { name: FilledField; value: FieldValue; mark?: Mark };

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
