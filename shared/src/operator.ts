import { z } from './schema/zod.ts';

/** `null` is what the operator has not filled in. */
export const operatorDto = z.strictObject({
  name: z.string().nullable(),
  address: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  /** Who acts for a company. */
  representative: z.string().nullable(),
  /** Court and number. */
  register: z.string().nullable(),
  vatId: z.string().nullable(),
});
export type OperatorDto = z.infer<typeof operatorDto>;
