import type { WorkMode } from '@inkognito/shared/codes';
import { type Corrections, type ReadingDto, readFields } from '@inkognito/shared/reading/reading';
import { asksHomeOffice } from '../job.form.ts';
import {
  type AskerField,
  type Change,
  type FieldValue,
  type FilledField,
  type ReadOrAsker,
  emptyValue,
  isAsker,
  isEmpty,
  salaryEnds,
} from './readFields.ts';

export type Values = Readonly<Partial<Record<FilledField, FieldValue>>>;

type Found = Change & { field: ReadOrAsker };

/** What a text says takes the place of what stands there; the sender alone never replaces a person who is there. */
export function changesBy(reading: ReadingDto, values: Values): Change[] {
  const found = foundIn(reading, values, reading.answers.remoteChoice);
  const changes = found.filter(({ name }) => !isAsker(name) || isEmpty(values[name]));
  return [...changes, ...outdatedBy(changes, found, values)].map(plain);
}

const jobFields = readFields.flatMap((field) => (field === 'salary' ? salaryEnds : field));

/** Of a text about another job: as if nothing had been said of the job before, in these fields. */
export function changesByAnother(
  reading: ReadingDto,
  values: Values,
  fields: readonly FilledField[] = jobFields,
): Change[] {
  const gone = fields.filter((name) => name !== 'country' && !isEmpty(values[name]));
  const changes = new Map(gone.map((name) => [name, emptied(name)]));
  const rest = Object.fromEntries(gone.map((name) => [name, emptyValue(name)]));
  for (const change of changesBy(reading, { ...values, ...rest })) changes.set(change.name, change);
  return [...changes.values()];
}

/**
 * Of a corrected reading: what the person said, and what follows from it. What was read and is no longer gives way to
 * what stood there `before` the reading.
 */
export function changesByCorrection(
  was: ReadingDto,
  is: ReadingDto,
  said: Corrections,
  { values, before }: { values: Values; before: Values },
): Change[] {
  const mode = 'remoteChoice' in said ? is.answers.remoteChoice : undefined;
  const earlier = foundIn(was, values);
  const found = foundIn(is, values, mode);
  const changes = found.filter(
    ({ name, field, value }) => field in said || valueOf(name, earlier) !== value,
  );
  const gone = earlier.filter(
    ({ name, value }) => valueOf(name, found) === undefined && values[name] === value,
  );
  return [
    ...gone.map(({ name }) => ({ name, value: before[name] ?? emptyValue(name) })),
    ...[...changes, ...outdatedBy(changes, found, values)].map(plain),
  ];
}

const plain = ({ name, value }: Change): Change => ({ name, value });
const emptied = (name: FilledField): Change => ({ name, value: emptyValue(name) });

/** For a form that asks for the work mode `said`, else the one that is chosen. */
function foundIn(reading: ReadingDto, values: Values, said?: WorkMode): Found[] {
  const mode = said ?? (values.remoteChoice as WorkMode | null);
  const { salary, ...others } = reading.answers;
  const ends = { salaryMin: salary?.min, salaryMax: salary?.max };
  const answers = Object.entries({ ...others, ...ends }).flatMap(([key, value]): Found[] => {
    const name = key as Exclude<FilledField, AskerField>;
    if (value === undefined || !isAsked(name, mode)) return [];
    const field = name === 'salaryMin' || name === 'salaryMax' ? 'salary' : name;
    return [{ name, field, value }];
  });
  return [...answers, ...askerIn(reading, values)];
}

/** Only where the form asks who it is. */
function askerIn({ sender: { name, company, email } }: ReadingDto, values: Values): Found[] {
  const said = { 'asker.name': name, 'asker.company': company, 'asker.email': email };
  return Object.entries(said).flatMap(([key, value]) => {
    const field = key as AskerField;
    return value === null || !(field in values) ? [] : [{ name: field, field, value }];
  });
}

function isAsked(name: FilledField, mode: WorkMode | null): boolean {
  if (name === 'homeOfficePercent') return asksHomeOffice(mode);
  // The field of work follows the title.
  return name !== 'field' && (name !== 'jobLocation' || mode !== 'remote');
}

const valueOf = (name: FilledField, found: readonly Change[]): FieldValue =>
  found.find((entry) => entry.name === name)?.value;

/** Changing only one of these would produce a statement the text does not make. */
const together = [
  { fields: salaryEnds, changedBy: salaryEnds },
  {
    fields: ['zipcode', 'jobLocation'],
    changedBy: ['zipcode', 'jobLocation', 'country'],
  },
] as const satisfies { fields: readonly FilledField[]; changedBy: readonly FilledField[] }[];

function outdatedBy(
  changes: readonly Change[],
  found: readonly Change[],
  values: Values,
): Change[] {
  const changed = changes.filter(({ name, value }) => values[name] !== value);
  return together
    .filter(({ changedBy }) => changed.some(({ name }) => changedBy.some((each) => each === name)))
    .flatMap<FilledField>(({ fields }) => [...fields])
    .filter((name) => valueOf(name, found) === undefined && !isEmpty(values[name]))
    .map(emptied);
}
