import { z } from './zod.ts';

type Shape = Readonly<Record<string, z.ZodType>>;
type StoredFields<Fields extends Shape> = {
  -readonly [Name in keyof Fields]: z.ZodType<z.output<Fields[Name]>, z.output<Fields[Name]>>;
};

/** Types and codes only: a lowered limit must not invalidate stored answers. */
export function storedFields<Fields extends Shape>({
  shape,
}: {
  readonly shape: Fields;
}): StoredFields<Fields> {
  const fields = Object.entries(shape).map(([name, schema]) => [name, storedSchema(schema)]);
  return Object.fromEntries(fields) as StoredFields<Fields>;
}

/** @throws for an unsupported kind of schema */
export function storedSchema(schema: z.core.$ZodType): z.ZodType {
  if (schema instanceof z.ZodDefault) return storedSchema(schema.def.innerType);
  if (schema instanceof z.ZodNullable) return storedSchema(schema.def.innerType).nullable();
  if (schema instanceof z.ZodPipe) return storedSchema(schema.def.in);
  if (schema instanceof z.ZodArray) return z.array(storedSchema(schema.def.element));
  if (schema instanceof z.ZodObject) return z.strictObject(storedFields(schema));
  if (schema instanceof z.ZodEnum) return schema;
  if (schema instanceof z.ZodString) return z.string();
  if (schema instanceof z.ZodNumber) return z.number();
  if (schema instanceof z.ZodBoolean) return z.boolean();
  throw new Error(`No stored form is known for a schema of the kind ${schema._zod.def.type}.`);
}
