import { ApiError, UnreachableError } from './api.ts';

/**
 * The sentence to show for what went wrong: the server's own, else `fallback`. A server that cannot be reached has a
 * sentence of its own too, unless the page has other words for that.
 */
export function failureText(error: unknown, fallback: string, unreachableText?: string): string {
  if (error instanceof UnreachableError) return unreachableText ?? error.message;
  return error instanceof ApiError ? error.message : fallback;
}
