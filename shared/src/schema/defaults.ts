import type { z } from './zod.ts';

type Shape = Readonly<Record<string, z.ZodType>>;

type Defaults<Of extends Shape> = {
  [Name in keyof Of as undefined extends z.input<Of[Name]> ? Name : never]: z.output<Of[Name]>;
};

/** The answers that may be left out, as they are then read. */
export function defaultsOf<Of extends Shape>({ shape }: { readonly shape: Of }): Defaults<Of> {
  const defaults = Object.entries(shape).flatMap(([name, schema]) => {
    const { success, data } = schema.safeParse(undefined);
    return success ? [[name, data]] : [];
  });
  return Object.fromEntries(defaults) as Defaults<Of>;
}
