import { criterionIds, verdicts } from './rulebook.ts';
import { z } from '../schema/zod.ts';

/** How a reader sees one criterion. Pages that judge take the types alone, and load no schemas. */
const criterionDto = z.strictObject({
  /** 0 to 1; null if not judged. */
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
