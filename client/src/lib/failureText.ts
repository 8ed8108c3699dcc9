import { ApiError, UnreachableError } from './api.ts';

export function failureText(error: unknown, fallback: string, unreachableText?: string): string {
  if (error instanceof UnreachableError) return unreachableText ?? error.message;
  return error instanceof ApiError ? error.message : fallback;
}
