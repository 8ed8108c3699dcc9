import { z } from './schema/zod.ts';

/** Where the next page of a list begins, as the last response named it; what stands in it is the server's affair. */
export const cursor = z.string().regex(/^[\w-]{1,80}$/);

/** What every list that can grow accepts. */
export const pageSearch = z.strictObject({ cursor: cursor.optional() });

/** `null` on the last page. */
export const nextCursor = cursor.nullable();
