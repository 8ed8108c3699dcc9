import { z } from './schema/zod.ts';

/** `null` is what the operator has not filled in. */
export const operatorDto = z.strictObject({
  name: z.string().nullable(),
  address: z.string().nullable(),
  email: z.string().nullable(),
});
export type OperatorDto = z.infer<typeof operatorDto>;
