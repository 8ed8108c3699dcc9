import type { Query, Schema, SchemaType } from 'mongoose';

type Stored = Record<string, unknown>;
type Optional = { path: string; makeDefault: (stored: Stored) => unknown };
type Nested = { path: string; optional: Optional[]; nested: Nested[] };
type Fields = Pick<Nested, 'optional' | 'nested'>;

/** A schema plugin: lean reads get the defaults too, so that the types hold. */
export function fillDefaults(schema: Schema): void {
  const fields = fieldsOf(schema);
  schema.pre(
    ['find', 'findOne', 'findOneAndUpdate', 'findOneAndDelete'],
    function (this: Query<unknown, unknown>) {
      const isRead = isSelectedBy({ ...this.projection() }, schema);
      const isLean = Boolean(this.mongooseOptions().lean);
      if (isLean) void this.transform((read) => fillRead(read, fields, isRead));
    },
  );
}

function fieldsOf(schema: Schema): Fields {
  const fields: Fields = { optional: [], nested: [] };
  schema.eachPath((path, type: SchemaType) => {
    const inner = (type as SchemaType & { schema?: Schema }).schema;
    if (inner) fields.nested.push({ path, ...fieldsOf(inner) });
    const makeDefault = defaultOf(type);
    if (makeDefault && path !== '_id') fields.optional.push({ path, makeDefault });
  });
  return fields;
}

function defaultOf(type: SchemaType): Optional['makeDefault'] | null {
  const options = type.options as { default?: unknown; required?: boolean };
  const isArray = type.instance === 'Array';
  const value = 'default' in options ? options.default : isArray ? [] : undefined;
  if (value === undefined || options.required) return null;
  if (typeof value === 'function') return (stored) => (value as () => unknown).call(stored);
  return () => structuredClone(value);
}

type IsRead = (path: string) => boolean;

function isSelectedBy(projection: Stored, schema: Schema): IsRead {
  const named = Object.keys(projection).filter((path) => !path.startsWith('+'));
  // Mongoose strips these before sending the projection.
  const added = new Set(Object.keys(projection).filter((path) => path.startsWith('+')));
  const isInclusive = named.some((path) => Boolean(projection[path]));
  return (path) => {
    const isNamed = named.some((each) => path === each || path.startsWith(`${each}.`));
    if (isInclusive) return isNamed;
    const { select = true } = schema.path(path).options as { select?: boolean };
    return !isNamed && (select || added.has(`+${path}`));
  };
}

function fillRead<Read>(read: Read, fields: Fields, isRead: IsRead): Read {
  for (const each of Array.isArray(read) ? read : [read]) {
    if (isStored(each)) fill(each, fields, isRead, '');
  }
  return read;
}

const isStored = (value: unknown): value is Stored => typeof value === 'object' && value !== null;

function fill(stored: Stored, { optional, nested }: Fields, isRead: IsRead, prefix: string): void {
  for (const { path, makeDefault } of optional) {
    if (stored[path] === undefined && isRead(prefix + path)) stored[path] = makeDefault(stored);
  }
  for (const inner of nested) {
    const value = stored[inner.path];
    for (const each of Array.isArray(value) ? value : [value]) {
      if (isStored(each)) fill(each, inner, isRead, `${prefix}${inner.path}.`);
    }
  }
}
