import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { CurrentUserContext } from '../user/currentUser.ts';
import { authStatusQuery } from './currentUser.queries.ts';

/** Suspends until it is known who is signed in. */
export function CurrentUserProvider({ children }: { children: ReactNode }) {
  const { data } = useSuspenseQuery(authStatusQuery);
  return <CurrentUserContext value={data.user}>{children}</CurrentUserContext>;
}
