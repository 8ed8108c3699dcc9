import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { CurrentUserContext } from '../user/currentUser.ts';
import { authStatusQuery } from './currentUser.queries.ts';

/** Tells everything inside it who is signed in; suspends until that is known. */
export function CurrentUserProvider({ children }: { children: ReactNode }) {
  const { data } = useSuspenseQuery(authStatusQuery);
  return <CurrentUserContext value={data.user}>{children}</CurrentUserContext>;
}
