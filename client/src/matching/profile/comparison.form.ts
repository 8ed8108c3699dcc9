import type { JobInput } from '@inkognito/shared/job';
import { type Asker, type ComparisonInput, asker } from '@inkognito/shared/matching';
import { z } from '@inkognito/shared/schema/zod';
import { type JobFormValues, jobForm, jobFormNames } from '../../job/job.form.ts';

export type ComparisonValues = JobFormValues & { asker: z.input<typeof asker> };

/** Who asks is left out where it is not asked. */
export function comparisonForm(
  initial: JobInput | undefined,
  asksWho: boolean,
): z.ZodType<ComparisonInput, ComparisonValues> {
  const nobody = z.custom<z.input<typeof asker>>().transform((): undefined => undefined);
  const who: z.ZodType<Asker | undefined, z.input<typeof asker>> = asksWho ? asker : nobody;
  return z.intersection(jobForm(initial), z.object({ asker: who }));
}

export const noAsker = { name: '', company: '', email: '' };

export const comparisonFormNames = {
  ...jobFormNames,
  asker: 'asker.name',
  'asker.name': 'asker.name',
  'asker.company': 'asker.company',
  'asker.email': 'asker.email',
} as const;
