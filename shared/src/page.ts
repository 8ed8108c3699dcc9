import { z } from './schema/zod.ts';

/** Where the next page begins; what stands in it is the server's affair. */
export const cursor = z.string().regex(/^[\w-]{1,80}$/);

export const pageSearch = z.strictObject({ cursor: cursor.optional() });

export const nextCursor = cursor.nullable();
