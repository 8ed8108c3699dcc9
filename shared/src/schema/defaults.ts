import type { z } from './zod.ts';

/** The answers that may be left out, as they are then read. */
export function defaultsOf<Shape extends Readonly<Record<string, z.ZodType>>>({
  shape,
}: {
  readonly shape: Shape;
}): Partial<{ [Name in keyof Shape]: z.output<Shape[Name]> }> {
  const defaults = Object.entries(shape).flatMap(([name, schema]) => {
    const { success, data } = schema.safeParse(undefined);
    return success ? [[name, data]] : [];
  });
  return Object.fromEntries(defaults) as Partial<{ [Name in keyof Shape]: z.output<Shape[Name]> }>;
}
