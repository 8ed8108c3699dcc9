import type { EndpointName } from '../endpoints.ts';
import type { Role } from '../rules/codes.ts';
import type { z } from '../schema/zod.ts';

/** `user` is anybody signed in, a role is anybody who holds it. */
export type Access = 'public' | 'user' | Role;

/** `response: null` is an empty 204, as is `null` where the schema allows it; `'file'` the file itself, `'redirect'` another address. */
export type EndpointContract = {
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

export type ContractPart = Partial<Record<EndpointName, EndpointContract>>;
