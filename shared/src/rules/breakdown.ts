import { z } from '../schema/zod.ts';
import { criterionIds, verdicts } from './rulebook.ts';

export const criterionDto = z.strictObject({
  score: z.number().min(0).max(1).nullable(),
  weight: z.number(),
  verdict: z.enum(verdicts),
  knockout: z.boolean(),
  source: z.enum(['rule', 'encoder']),
  reasoning: z.string(),
  /** For the candidate alone: not judged, as their own answer is missing. */
  isWishMissing: z.literal(true).optional(),
});
export type CriterionDto = z.infer<typeof criterionDto>;

export const breakdownDto = z.record(z.enum(criterionIds), criterionDto);
export type BreakdownDto = z.infer<typeof breakdownDto>;
