import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { CurrentUserContext } from '../user/currentUser.ts';
import { authStatusQuery } from './currentUser.queries.ts';

export function CurrentUserProvider({ children }: { children: ReactNode }) {
  const { data } = useSuspenseQuery(authStatusQuery);
  return <CurrentUserContext value={data.user}>{children}</CurrentUserContext>;
}
