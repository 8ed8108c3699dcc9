import type { Endpoint } from './endpoint.ts';
import { limits } from './rules/limits.ts';
import { text } from './schema/text.ts';
import { z } from './schema/zod.ts';

/** `whole` asks what a finished title is read as. */
export const titleSearch = z.strictObject({
  q: text().min(limits.titleTypedMin).max(limits.titleTypedMax),
  whole: z.literal('true').optional(),
});

const suggestedTitle = z.strictObject({ title: z.string(), occupation: z.string() });

/** `occupation` is the name of what it is taken for; `null` if nothing is known of it. */
const titleReading = z.strictObject({ sure: z.boolean(), occupation: z.string().nullable() });

export const titleSuggestionsDto = z.strictObject({
  titles: z.array(suggestedTitle).max(limits.titleSuggestionsMax),
  reading: titleReading.optional(),
});

export type TitleSuggestionsDto = z.infer<typeof titleSuggestionsDto>;
export type TitleReading = z.infer<typeof titleReading>;

export const titleEndpoints = {
  suggestTitles: {
    method: 'GET',
    path: '/titles',
    access: 'public',
    query: titleSearch,
    response: titleSuggestionsDto,
  },
} as const satisfies Record<string, Endpoint>;
