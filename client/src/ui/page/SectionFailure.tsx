import type { FallbackProps } from 'react-error-boundary';
import { ApiError } from '../../lib/api.ts';
import { Button } from '../Button.tsx';
import { Notice } from '../Notice.tsx';
import { useIsFetching } from '@tanstack/react-query';
import { type ReactNode, Suspense } from 'react';

export function SectionFailure({ error, resetErrorBoundary }: FallbackProps) {
  // Anything else is a failure of the whole page.
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
