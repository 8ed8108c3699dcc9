import type { FallbackProps } from 'react-error-boundary';
import { ApiError } from '../../lib/api.ts';
import { Button } from '../Button.tsx';
import { Notice } from '../Notice.tsx';
import { useIsFetching } from '@tanstack/react-query';
import { type ReactNode, Suspense } from 'react';

export function SectionFailure({ error, resetErrorBoundary }: FallbackProps) {
  // What is no error is a fault of the whole page.
  if (!(error instanceof ApiError)) throw error;
  return (
    <Notice
      tone="danger"
      title="Das konnte nicht geladen werden."
      action={
        <Button variant="secondary" size="small" onClick={resetErrorBoundary}>
          Erneut versuchen
        </Button>
      }
    >
      {error.message}
    </Notice>
  );
}

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
