import { z } from './schema/zod.ts';

/** Who runs this installation, as the privacy policy names them; `null` is what nobody has filled in. */
export const operatorDto = z.strictObject({
  name: z.string().nullable(),
  /** May have several lines. */
  address: z.string().nullable(),
  email: z.string().nullable(),
});
export type OperatorDto = z.infer<typeof operatorDto>;
