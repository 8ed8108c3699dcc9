// Values that a schema accepts, and near misses.
import { z } from '@inkognito/shared/schema/zod';
import fc from 'fast-check';
import { hostileTexts, hostileValues } from '../../src/test/api/hostileValues.ts';

type JsonSchema = z.core.JSONSchema.BaseSchema;

const examples: Record<string, string[]> = {
  email: ['anna@beispiel.example', 'a+b@c.example', 'ANNA.MUSTER@BEISPIEL.EXAMPLE'],
  date: ['2027-01-01', '2028-02-29', '1999-12-31'],
  uri: ['https://kalender.example/a'],
};

/** Valid, or failing only a rule that JSON Schema cannot express. */
export function validValues(schema: z.ZodType): fc.Arbitrary<unknown> {
  return fromJsonSchema(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }));
}

function fromJsonSchema(schema: JsonSchema): fc.Arbitrary<unknown> {
  if (schema.enum) return fc.constantFrom<unknown>(...schema.enum);
  if ('const' in schema) return fc.constant(schema.const);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map((choice) => fromJsonSchema(choice)));
  switch (schema.type) {
    case 'object':
      return objects(schema);
    case 'array':
      return fc.array(fromJsonSchema((schema.items ?? {}) as JsonSchema), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(schema.maxItems ?? 5, 5),
      });
    case 'string':
      return strings(schema);
    case 'integer':
    case 'number':
      return fc.integer({
        min: Math.max(schema.minimum ?? -1_000, -1_000_000),
        max: Math.min(schema.maximum ?? 100_000, 1_000_000),
      });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default:
      return fc.string({ unit: 'binary', maxLength: 40 });
  }
}

function objects({ properties = {}, required = [] }: JsonSchema): fc.Arbitrary<unknown> {
  const fields = Object.entries(properties).map(([name, part]) => {
    return [name, fromJsonSchema(part as JsonSchema)] as const;
  });
  return fc.record(Object.fromEntries(fields), { requiredKeys: required });
}

function strings({ format, pattern, minLength, maxLength }: JsonSchema): fc.Arbitrary<string> {
  const known = examples[format ?? ''];
  if (known) return fc.constantFrom(...known);
  // Strings cannot be generated from look-ahead.
  if (pattern !== undefined && !pattern.includes('(?!')) {
    return fc.stringMatching(new RegExp(pattern), { maxLength: maxLength ?? 60 });
  }
  const [min, max] = [minLength ?? 0, Math.min(maxLength ?? 60, 200)];
  return fc.string({ unit: 'binary', minLength: Math.min(min, max), maxLength: max });
}

type Change = { at: number; how: 'replace' | 'remove' | 'add'; value: unknown };

const changes: fc.Arbitrary<Change[]> = fc.array(
  fc.record({
    at: fc.nat(),
    how: fc.constantFrom('replace', 'replace', 'remove', 'add'),
    value: fc.oneof(
      fc.constantFrom(...hostileValues, ...hostileTexts),
      fc.jsonValue({ maxDepth: 4 }),
      fc.string({ unit: 'binary', maxLength: 300 }),
      fc.double(),
    ),
  }),
  { minLength: 1, maxLength: 3 },
);

/** Valid values with one to three hostile mutations. */
export function mutatedValues(good: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  return fc
    .tuple(good, changes)
    .map(([value, each]) => each.reduce(changed, structuredClone(value)));
}

function changed(value: unknown, { at, how, value: put }: Change): unknown {
  if (typeof value !== 'object' || value === null) return put;
  const keys = Object.keys(value);
  const key = keys[at % Math.max(keys.length, 1)];
  if (how === 'add' || key === undefined) return { ...value, [`extra${at % 7}`]: put };
  const rest = Object.entries(value);
  if (how === 'remove') return Object.fromEntries(rest.filter(([name]) => name !== key));
  return Object.fromEntries(
    rest.map(([name, part]: [string, unknown]) => [
      name,
      name === key ? (at % 3 === 0 ? changed(part, { at: at >> 2, how, value: put }) : put) : part,
    ]),
  );
}
