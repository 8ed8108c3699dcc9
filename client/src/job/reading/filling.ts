import type { Corrections, ReadingDto } from '@inkognito/shared/reading/reading';
import { asksHomeOffice } from '../job.form.ts';
import type { WorkMode } from '@inkognito/shared/codes';
import {
  type AskerField,
  type Change,
  type FieldValue,
  type FilledField,
  type MarkedField,
  type Marks,
  askerFields,
  emptyValue,
  isEmpty,
  salaryEnds,
} from './readFields.ts';

type Values = Readonly<Partial<Record<FilledField, FieldValue>>>;

export type FilledForm = {
  values: Values;
  marks: Marks;
  /** Not typed: the company of an earlier posting, the default country. */
  prefilled: Values;
};

type Found = { name: FilledField; field: MarkedField; value: FieldValue };

export type Filling = { isFound: boolean; changes: Change[] };

/** Of a corrected reading: what the person just said replaces what was typed too. */
export function planCorrection(reading: ReadingDto, said: Corrections, form: FilledForm): Filling {
  const plan = planFilling(reading, form, Object.keys(said) as MarkedField[]);
  const taken = foundIn(reading, form).map(({ name }) => name);
  const gone = Object.entries(form.marks).flatMap(([key, mark]): Change[] => {
    const name = key as FilledField;
    const isOurs = mark?.value === form.values[name] && !isEmpty(mark?.value);
    return isOurs && !taken.includes(name)
      ? [{ name, value: mark?.before ?? emptyValue(name) }]
      : [];
  });
  return { ...plan, changes: [...gone, ...plan.changes] };
}

/** Values read go into empty fields (what was typed stays), those filled by an earlier reading, and those just `said`. */
export function planFilling(
  reading: ReadingDto,
  form: FilledForm,
  said: readonly MarkedField[] = [],
): Filling {
  const found = foundIn(reading, form);
  const isSalaryKept = salaryEnds.some(
    (end) => isByHand(end, form) && valueFor(end, found) !== form.values[end],
  );
  const isKept = ({ name, field }: Found) =>
    !said.includes(field) && (field === 'salary' ? isSalaryKept : isByHand(name, form));
  const filled = found.filter((entry) =>
    form.values[entry.name] === entry.value ? !isByHand(entry.name, form) : !isKept(entry),
  );
  return {
    isFound: found.length > 0,
    changes: [
      ...filled.map((entry) => changeTo(entry, form)),
      ...outdated(filled, found, form).map((name) => ({ name, value: emptyValue(name) })),
    ],
  };
}

function foundIn(reading: ReadingDto, form: FilledForm): Found[] {
  const { salary, ...others } = reading.answers;
  const ends = { salaryMin: salary?.min, salaryMax: salary?.max };
  const mode =
    (!isByHand('remoteChoice', form) && others.remoteChoice) ||
    (form.values.remoteChoice as WorkMode | null);
  const answers = Object.entries({ ...others, ...ends }).flatMap(([key, value]): Found[] => {
    const name = key as Exclude<FilledField, AskerField>;
    if (value === undefined || !isAsked(name, mode)) return [];
    const field = name === 'salaryMin' || name === 'salaryMax' ? 'salary' : name;
    return [{ name, field, value }];
  });
  return [...answers, ...askerIn(reading, form)];
}

/** Only where the form asks who it is. */
function askerIn({ sender }: ReadingDto, { values }: FilledForm): Found[] {
  const said = {
    'asker.name': sender.name,
    'asker.company': sender.company,
    'asker.email': sender.email,
  };
  return askerFields.flatMap((name) => {
    const value = said[name];
    if (value === null || !(name in values)) return [];
    return [{ name, field: name, value }];
  });
}

function isAsked(name: FilledField, mode: WorkMode | null): boolean {
  if (name === 'homeOfficePercent') return asksHomeOffice(mode);
  // The field of work follows the title.
  return name !== 'field' && (name !== 'jobLocation' || mode !== 'remote');
}

function isByHand(name: FilledField, { values, marks, prefilled }: FilledForm): boolean {
  const value = values[name];
  return !isEmpty(value) && marks[name]?.value !== value && prefilled[name] !== value;
}

function changeTo({ name, value }: Found, { values, marks }: FilledForm): Change {
  const mark = marks[name];
  const isMarked = mark !== undefined && mark.value === values[name];
  return { name, value, mark: { value, before: isMarked ? mark.before : values[name] } };
}

function valueFor(name: FilledField, found: readonly Found[]): FieldValue {
  return found.find((entry) => entry.name === name)?.value;
}

/** Changing only one of these would produce a statement the text does not make. */
const together = [
  { fields: salaryEnds, changedBy: salaryEnds },
  {
    fields: ['zipcode', 'jobLocation'],
    changedBy: ['zipcode', 'jobLocation', 'country'],
  },
] as const satisfies { fields: readonly FilledField[]; changedBy: readonly FilledField[] }[];

function outdated(
  filled: readonly Found[],
  found: readonly Found[],
  form: FilledForm,
): FilledField[] {
  const changed = filled.filter(({ name, value }) => form.values[name] !== value);
  return together
    .filter(({ changedBy }) => changed.some(({ name }) => changedBy.some((each) => each === name)))
    .flatMap<FilledField>(({ fields }) => [...fields])
    .filter((name) => valueFor(name, found) === undefined)
    .filter((name) => !isEmpty(form.values[name]) && !isByHand(name, form));
}
