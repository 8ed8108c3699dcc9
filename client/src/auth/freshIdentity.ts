import { createContext, useContext } from 'react';
import { ApiError } from '../lib/api.ts';

/** Asks the person to prove who they are; resolves to whether they did. */
export const IdentityContext = createContext<() => Promise<boolean>>(() => Promise.resolve(false));

/**
 * Where the sign-in is too old, asks for a proof and repeats the call.
 * @throws the server's error when the person declines
 */
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
