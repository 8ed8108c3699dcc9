import { createContext, useContext } from 'react';
import { ApiError } from '../lib/api.ts';

/** Resolves to whether the user proved their identity. */
export const IdentityContext = createContext<() => Promise<boolean>>(() => Promise.resolve(false));

/** When the sign-in is too old, asks for a proof and retries. @throws the server's error when it is declined */
export function useFreshIdentity(): <Result>(action: () => Promise<Result>) => Promise<Result> {
  const prove = useContext(IdentityContext);
  return async (action) => {
    try {
      return await action();
    } catch (error) {
      const isStale = error instanceof ApiError && error.code === 'identity_unconfirmed';
      if (isStale && (await prove())) return action();
      throw error;
    }
  };
}
