import { useMutation } from '@tanstack/react-query';
import { ApiError, isOutage } from './api.ts';

export type Failure = { message: string; code: ApiError['code'] | null };

export function useAction<Input extends unknown[]>(
  action: (...input: Input) => Promise<unknown>,
  fallbackMessage = 'Ein Fehler ist aufgetreten. Bitte versuchen Sie es erneut.',
) {
  const { mutateAsync, isPending, error, reset } = useMutation({
    mutationFn: (input: Input) => action(...input),
  });
  const failure: Failure | null = error && {
    message: failureText(error, fallbackMessage),
    code: error instanceof ApiError ? error.code : null,
  };
  const run = (...input: Input): Promise<boolean> =>
    mutateAsync(input).then(
      () => true,
      () => false,
    );

  return { run, busy: isPending, failure, clearFailure: reset };
}

/** The banner says that nothing is reachable. */
export function failureText(error: unknown, fallback: string): string {
  return error instanceof ApiError && !isOutage(error) ? error.message : fallback;
}
