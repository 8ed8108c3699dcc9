import { apiBase } from './endpoint/base.ts';
import { memberEndpoints } from './endpoint/member.ts';
import { publicEndpoints } from './endpoint/public.ts';

/** The server mounts fixed paths before those with parameters. A browser loads the two halves apart from each other. */
export const endpoints = { ...publicEndpoints, ...memberEndpoints };

export type EndpointName = keyof typeof endpoints;

export function fileUrl(kind: 'images' | 'cv', id: string): string {
  return `${apiBase}/files/${kind}/${id}`;
}
