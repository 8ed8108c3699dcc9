import { z } from '@inkognito/shared/schema/zod';
import { Document, Schema, type SchemaDefinitionProperty } from 'mongoose';

export const person = { type: Schema.Types.ObjectId, ref: 'User', required: true } as const;
/** By which key its reader is known (`user/readerKeys.ts`). */
export const readerKey = { type: String, required: true } as const;
export const posting = { type: Schema.Types.ObjectId, ref: 'Job', required: true } as const;

/** The name is the one that the key had then. */
export const usedKey = {
  keyId: { type: Schema.Types.ObjectId, default: null },
  keyName: { type: String, default: null },
} as const;

type Fields = Record<string, SchemaDefinitionProperty>;

/** Optional input gets the same default here; documents without the field read as that. */
export function mongooseFields({
  shape,
}: {
  readonly shape: Readonly<Record<string, z.core.$ZodType>>;
}): Fields {
  return Object.fromEntries(Object.entries(shape).map(([name, schema]) => [name, field(schema)]));
}

function field(schema: z.core.$ZodType): SchemaDefinitionProperty {
  const { type, defaultValue } = unwrap(schema);
  return defaultValue === undefined ? { type, required: true } : { type, default: defaultValue };
}

function unwrap(schema: z.core.$ZodType): { type: unknown; defaultValue?: unknown } {
  if (schema instanceof z.ZodDefault) {
    return { ...unwrap(schema.def.innerType), defaultValue: schema.def.defaultValue };
  }
  if (schema instanceof z.ZodNullable) return unwrap(schema.def.innerType);
  if (schema instanceof z.ZodPipe) return unwrap(schema.def.in);
  if (schema instanceof z.ZodArray) return { type: [unwrap(schema.def.element).type] };
  if (schema instanceof z.ZodObject) {
    return { type: new Schema(mongooseFields(schema), { _id: false }) };
  }
  if (schema instanceof z.ZodString || schema instanceof z.ZodEnum) return { type: String };
  if (schema instanceof z.ZodNumber) return { type: Number };
  if (schema instanceof z.ZodBoolean) return { type: Boolean };
  throw new Error(`No stored form is known for a schema of the kind ${schema._zod.def.type}.`);
}

/** These alone; a document's lists and ranges as plain values. */
export function pickFields<Picked extends object>(
  names: readonly (keyof Picked)[],
  source: Picked,
): Picked {
  return Object.fromEntries(names.map((name) => [name, plain(source[name])])) as Picked;
}

function plain(value: unknown): unknown {
  if (Array.isArray(value)) return Array.from<unknown>(value);
  return value instanceof Document ? value.toObject() : value;
}
