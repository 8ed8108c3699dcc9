import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { createContext, use } from 'react';
import { type ApiError, isRefusal } from './api.ts';
import { invalidate } from './queryClient.ts';

/** Resolves to whether the user proved their identity, asked for by this call. */
export const IdentityContext = createContext<(call: ApiError['call']) => Promise<boolean>>(() =>
  Promise.resolve(false),
);

/** `keys`: what to read again. When the sign-in is too old, asks for a proof and retries. */
export function useWrite<Input extends unknown[], Output>(
  write: (...input: Input) => Promise<Output>,
  ...keys: QueryKey[]
): (...input: Input) => Promise<Output> {
  const queryClient = useQueryClient();
  const prove = use(IdentityContext);
  return async (...input) => {
    const output = await write(...input).catch(async (error: unknown) => {
      const isStale = isRefusal(error, 'identity_unconfirmed');
      if (isStale && (await prove(error.call))) return write(...input);
      throw error;
    });
    await invalidate(queryClient, ...keys);
    return output;
  };
}
