import { ApiError, UnreachableError } from '../lib/api.ts';

/** The server's own sentence, else the page's: what never reached the server has no sentence of its. */
export function serverSentence(error: unknown, otherwise: string): string {
  return error instanceof ApiError && !(error instanceof UnreachableError)
    ? error.message
    : otherwise;
}
