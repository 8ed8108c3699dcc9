import type { Role } from './codes.ts';
import { z } from './schema/zod.ts';

export type Access = 'public' | 'user' | Role;

/** `response`: none is an empty 204, `'file'` the file itself, `'redirect'` a redirect. */
export type Endpoint = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  access: Access;
  /** For a GET with side effects, which the specification requires: guarded like an unsafe call. */
  changesState?: true;
  /** Mail programs call it, authorised by its token alone; any other unsafe call must come from our own pages. */
  fromAnywhere?: true;
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  /** Takes a text or a posting: up to 90 kB of JSON instead of 16. */
  longBody?: true;
  upload?: { field: string; maxBytes: number };
  /** Against scraping and mails; what an account writes and uploads is always limited. */
  limit?: 'search' | 'profile' | 'image' | 'mail';
  status?: 201;
  response?: z.ZodType | 'file' | 'redirect';
};

/** What is no part of an endpoint may not be given. */
type Rest<Given> = Given &
  Omit<Endpoint, 'method' | 'path'> &
  Record<Exclude<keyof Given, keyof Endpoint>, never>;

// The bundler drops what a page does not use of these tables.
// @__NO_SIDE_EFFECTS__
export function get<const Path extends string, const Given>(path: Path, rest: Rest<Given>) {
  return { method: 'GET', path, ...rest } as const;
}

// @__NO_SIDE_EFFECTS__
export function post<const Path extends string, const Given>(path: Path, rest: Rest<Given>) {
  return { method: 'POST', path, ...rest } as const;
}

// @__NO_SIDE_EFFECTS__
export function put<const Path extends string, const Given>(path: Path, rest: Rest<Given>) {
  return { method: 'PUT', path, ...rest } as const;
}

// @__NO_SIDE_EFFECTS__
export function del<const Path extends string, const Given>(path: Path, rest: Rest<Given>) {
  return { method: 'DELETE', path, ...rest } as const;
}

export const objectId = z.string().regex(/^[0-9a-f]{24}$/);
/** Random: a database id would reveal its time and the next one. */
export const publicId = z.string().regex(/^[0-9a-f]{32}$/);

export const byId = z.strictObject({ id: objectId });
export const byPublicId = z.strictObject({ id: publicId });

/** Counts the saves of one form. A save that names an older one is refused with what is stored. */
export const version = z.int().min(0);
export const versioned = { version };
export const madeFrom = { version: version.optional() };
export type MadeFrom = { version?: number | undefined };

export const cursor = z.string().regex(/^[\w-]{1,80}$/);
export const pageSearch = z.strictObject({ cursor: cursor.optional() });
export const nextCursor = cursor.nullable();
