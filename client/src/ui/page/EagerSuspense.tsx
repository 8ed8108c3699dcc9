import { useIsFetching } from '@tanstack/react-query';
import { type ReactNode, Suspense } from 'react';

/**
 * What comes shows at once. React by itself leaves a fallback for 300 ms at least; a render for another reason, here
 * that something was read, need not wait for that.
 */
export function EagerSuspense({
  fallback,
  children,
}: {
  fallback: ReactNode;
  children: ReactNode;
}) {
  useIsFetching();
  return <Suspense fallback={fallback}>{children}</Suspense>;
}
