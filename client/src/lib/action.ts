import { useState } from 'react';
import { ApiError } from './api.ts';
import { failureText } from './failureText.ts';

export type Failure = { message: string; code: ApiError['code'] | null };

/** Runs a write at a click. `run` resolves to whether it went well, so that a caller can go on from there. */
export function useAction<Input extends unknown[]>(
  action: (...input: Input) => Promise<void>,
  fallback = 'Ein Fehler ist aufgetreten. Bitte versuchen Sie es erneut.',
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
      const code = error instanceof ApiError ? error.code : null;
      setFailure({ message: failureText(error, fallback), code });
      return false;
    } finally {
      setBusy(false);
    }
  }

  return { run, busy, failure, clearFailure: () => setFailure(null) };
}
