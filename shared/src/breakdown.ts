import type { BreakdownDto, CriterionDto } from './rules/breakdown.ts';
import { criterionIds, verdicts } from './rules/rulebook.ts';
import { z } from './schema/zod.ts';

const criterionDto = z.strictObject({
  score: z.number().min(0).max(1).nullable(),
  weight: z.number(),
  verdict: z.enum(verdicts),
  knockout: z.boolean(),
  source: z.enum(['rule', 'encoder']),
  reasoning: z.string(),
  isWishMissing: z.literal(true).optional(),
}) satisfies z.ZodType<CriterionDto>;

export const breakdownDto = z.record(
  z.enum(criterionIds),
  criterionDto,
) satisfies z.ZodType<BreakdownDto>;
