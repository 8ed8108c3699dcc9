import { z } from '@inkognito/shared/schema/zod';
import { shieldInput } from '@inkognito/shared/shield';

const { companies, domains } = shieldInput.shape;

/** A line left empty is dropped when saving. */
const lineOf = (entry: z.ZodType<string, string>) =>
  z.object({
    value: z
      .string()
      .trim()
      .pipe(z.union([z.literal(''), entry])),
  });

export const shieldForm = z.object({
  companies: z.array(lineOf(companies.element)),
  domains: z.array(lineOf(domains.element)),
});
export type ShieldValues = z.input<typeof shieldForm>;
