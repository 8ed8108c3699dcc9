import type { Role } from './codes.ts';
import { z } from './schema/zod.ts';

/** `user` is anybody signed in, a role is anybody who holds it. */
export type Access = 'public' | 'user' | Role;

/** `response: null` is an empty 204, as is `null` where the schema allows it; `'file'` the file itself, `'redirect'` another address. */
export type Endpoint = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  access: Access;
  /** A GET that changes something, which the specification asks for, is guarded like an unsafe call. */
  changesState?: true;
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  upload?: { field: string; maxBytes: number };
  /** Limits calls of this kind, so that nobody reads everything out or writes without end; uploads are always limited. */
  limit?: 'search' | 'profile' | 'image' | 'write';
  status?: 201;
  response: z.ZodType | null | 'file' | 'redirect';
};

export const objectId = z.string().regex(/^[0-9a-f]{24}$/);
/** Random, as an id of the database would tell the time and the next one. */
export const publicId = z.string().regex(/^[0-9a-f]{32}$/);

export const byId = z.strictObject({ id: objectId });
export const byPublicId = z.strictObject({ id: publicId });

/** Where the next page begins; what stands in it is the server's affair. */
export const cursor = z.string().regex(/^[\w-]{1,80}$/);
export const pageSearch = z.strictObject({ cursor: cursor.optional() });
export const nextCursor = cursor.nullable();
