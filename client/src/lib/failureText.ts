import { ApiError } from './api.ts';

/** The sentence for a failed call: the server's or that of an outage, else `fallback`. */
export function failureText(error: unknown, fallback: string): string {
  return error instanceof ApiError ? error.message : fallback;
}
