/** What one field is called where two tabs changed it, and how its value reads there. */
export type Told<Values> = {
  label: string;
  write?: (values: Values) => string;
  /** Its entries are added and removed one by one, so two lists never exclude each other. */
  isList?: true;
};

type FieldName<Values> = {
  [Name in keyof Values & string]-?: Values[Name] extends readonly unknown[]
    ? Name
    : Values[Name] extends object
      ? `${Name}.${keyof Values[Name] & string}`
      : Name;
}[keyof Values & string];

/** A name instead of words: decided together with that field. */
export type FormFields<Values> = Readonly<
  Record<FieldName<Values>, Told<Values> | FieldName<Values>>
>;

/** A form as loaded, as typed, and as stored at present. */
export type Sides<Values> = { base: Values; mine: Values; stored: Values };

export type MergeRules<Values> = {
  fields: Readonly<Record<string, Told<Values> | string>>;
  /** Whether a field that only this tab changed is to be asked about all the same. */
  isHeldBack?: (name: string, sides: Sides<Values>) => boolean;
  /** Makes fields that depend on each other fit. */
  settle?: (merged: Values, sides: Sides<Values>) => Values;
};

/** Changed here and elsewhere, to different values. */
export type Conflict = { name: string; label: string; mine: string; stored: string };

export type Answer = 'mine' | 'stored';

/** Until answered a conflict keeps what was typed. */
export function mergeForm<Values extends object>(
  rules: MergeRules<Values>,
  sides: Sides<Values>,
  answers: Readonly<Record<string, Answer>> = {},
): { merged: Values; conflicts: Conflict[] } {
  const { base, mine, stored } = sides;
  const conflicts: Conflict[] = [];
  let merged = mine;
  for (const { told, names, name } of unitsOf(rules.fields)) {
    const isMine = differ(names, base, mine);
    const isAsked =
      differ(names, mine, stored) &&
      (differ(names, base, stored) || rules.isHeldBack?.(name, sides) === true);
    if (told.isList) merged = write(merged, name, mergeLists(name, sides));
    else if (!isMine || answers[name] === 'stored') merged = take(merged, stored, names);
    if (told.isList || !isMine || !isAsked) continue;
    const { label, write: inWords = wordsOf(name) } = told;
    conflicts.push({ name, label, mine: inWords(mine), stored: inWords(stored) });
  }
  return { merged: rules.settle?.(merged, sides) ?? merged, conflicts };
}

const differ = (names: readonly string[], one: object, other: object): boolean =>
  names.some((name) => !isSame(read(one, name), read(other, name)));

export function isSameForm<Values extends object>(
  { fields }: MergeRules<Values>,
  one: Values,
  other: Values,
): boolean {
  return Object.keys(fields).every((name) => isSame(read(one, name), read(other, name)));
}

function unitsOf<Values>(fields: MergeRules<Values>['fields']) {
  const entries = Object.entries(fields);
  return entries.flatMap(([name, told]) => {
    if (typeof told === 'string') return [];
    const followers = entries.filter(([, leader]) => leader === name).map(([each]) => each);
    return [{ name, told, names: [name, ...followers] }];
  });
}

function mergeLists<Values extends object>(name: string, sides: Sides<Values>): unknown[] {
  const listOf = (values: Values) => (read(values, name) ?? []) as unknown[];
  const has = (list: unknown[], entry: unknown) => list.some((each) => isSame(each, entry));
  const [base, mine, stored] = [listOf(sides.base), listOf(sides.mine), listOf(sides.stored)];
  return [
    ...mine.filter((entry) => has(stored, entry) || !has(base, entry)),
    ...stored.filter((entry) => !has(mine, entry) && !has(base, entry)),
  ];
}

/** An empty field is `''`, `null`, NaN or not there, as its control has it. */
function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (one instanceof File || other instanceof File) return false;
  return JSON.stringify(orNull(one)) === JSON.stringify(orNull(other));
}

const orNull = (value: unknown): unknown =>
  value === undefined || value === '' || Number.isNaN(value) ? null : value;

type Values = Record<string, unknown>;

function read(values: object, name: string): unknown {
  const [first = '', second] = name.split('.');
  const value = (values as Values)[first];
  return second === undefined ? value : (value as Values | undefined)?.[second];
}

function write<Of extends object>(values: Of, name: string, value: unknown): Of {
  const [first = '', second] = name.split('.');
  const inner = (values as Values)[first] as Values | undefined;
  return { ...values, [first]: second === undefined ? value : { ...inner, [second]: value } };
}

function take<Of extends object>(values: Of, from: Of, names: readonly string[]): Of {
  return names.reduce((taken, name) => write(taken, name, read(from, name)), values);
}

const wordsOf = (name: string) => (values: object) => {
  const value = read(values, name);
  if (typeof value === 'boolean') return value ? 'Ja' : 'Nein';
  return typeof value === 'number' && !Number.isNaN(value) ? String(value) : typed(value);
};

const typed = (value: unknown) => (typeof value === 'string' ? value : '');
