import type { FallbackProps } from 'react-error-boundary';
import { ApiError, isOutage } from '../../lib/api.ts';
import { Button } from '../Button.tsx';
import { Notice } from '../Notice.tsx';
import { useIsFetching } from '@tanstack/react-query';
import { type ReactNode, Suspense } from 'react';
import { useRetryAfterOutage } from './FailureBoundary.tsx';

/** The banner says where nothing at all answers. */
export function SectionFailure({ what, ...failure }: FallbackProps & { what: string }) {
  const { error, resetErrorBoundary } = failure;
  useRetryAfterOutage(failure);
  // Anything else is a failure of the whole page.
  if (!(error instanceof ApiError)) throw error;
  return (
    <Notice
      tone="danger"
      title={what}
      action={
        <Button variant="secondary" size="small" onClick={resetErrorBoundary}>
          Noch einmal versuchen
        </Button>
      }
    >
      {isOutage(error) ? undefined : error.message}
    </Notice>
  );
}

/** React keeps a fallback for at least 300 ms; a render for another reason, here a fetch, ends it at once. */
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
