import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, Suspense, useEffect } from 'react';
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary';
import { isOutage } from '../../lib/api.ts';
import { connectionNow, onConnectionChange } from '../../lib/connection.ts';
import { forgetFailures } from '../../lib/queryClient.ts';

export function FailureBoundary({
  face,
  resetKeys,
  children,
}: {
  face: (failure: FallbackProps) => ReactNode;
  resetKeys?: unknown[];
  children: ReactNode;
}) {
  const queryClient = useQueryClient();
  return (
    <ErrorBoundary
      {...(resetKeys && { resetKeys })}
      onReset={() => forgetFailures(queryClient)}
      fallbackRender={(failure) => (
        <>
          {/* A face that waited outside would unmount this boundary, and React would render both without an end. */}
          <Suspense fallback={null}>{face(failure)}</Suspense>
          <Departure />
        </>
      )}
    >
      {children}
    </ErrorBoundary>
  );
}

/** Clears failed reads on leaving, so that the next visit starts fresh. */
function Departure() {
  const queryClient = useQueryClient();
  useEffect(() => () => forgetFailures(queryClient), [queryClient]);
  return null;
}

export function useRetryAfterOutage({ error, resetErrorBoundary }: FallbackProps): void {
  useEffect(() => {
    if (!isOutage(error)) return;
    return onConnectionChange(() => {
      if (connectionNow() === 'fine') resetErrorBoundary();
    });
  }, [error, resetErrorBoundary]);
}
