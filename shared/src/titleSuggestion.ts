import { titleSuggestionLimits } from './rules/titleSuggestionLimits.ts';
import { text } from './schema/text.ts';
import { z } from './schema/zod.ts';

/** `whole` asks what a finished title is read as. */
export const titleSearch = z.strictObject({
  q: text().min(titleSuggestionLimits.typedMin).max(titleSuggestionLimits.typedMax),
  whole: z.literal('true').optional(),
});

const suggestedTitle = z.strictObject({ title: z.string(), occupation: z.string() });

/** `occupation` is the name of what it is taken for; `null` if nothing is known of it. */
const titleReading = z.strictObject({ sure: z.boolean(), occupation: z.string().nullable() });

export const titleSuggestionsDto = z.strictObject({
  titles: z.array(suggestedTitle).max(titleSuggestionLimits.suggestionsMax),
  reading: titleReading.optional(),
});

export type TitleSuggestionsDto = z.infer<typeof titleSuggestionsDto>;
export type TitleReading = z.infer<typeof titleReading>;
