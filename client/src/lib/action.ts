import { useState } from 'react';
import { ApiError } from './api.ts';

export type Failure = { message: string; code: ApiError['code'] | null };

/**
 * Runs a write at a click: `busy` while it runs, `failure` with a sentence when it was refused.
 * `run` resolves to whether it went well, so that a caller can go on from there.
 */
export function useAction<Input extends unknown[]>(
  action: (...input: Input) => Promise<void>,
  fallbackMessage = 'Ein Fehler ist aufgetreten. Bitte versuchen Sie es erneut.',
) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);

  async function run(...input: Input): Promise<boolean> {
    setBusy(true);
    setFailure(null);
    try {
      await action(...input);
      return true;
    } catch (error) {
      setFailure(toFailure(error, fallbackMessage));
      return false;
    } finally {
      setBusy(false);
    }
  }

  return { run, busy, failure, clearFailure: () => setFailure(null) };
}

/** The sentence to show for a failed call; what is not the server's own word gets the page's. */
export function toFailure(error: unknown, fallbackMessage: string): Failure {
  return error instanceof ApiError
    ? { message: error.message, code: error.code }
    : { message: fallbackMessage, code: null };
}
