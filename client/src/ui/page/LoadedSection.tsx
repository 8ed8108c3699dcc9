import { type ReactNode, Suspense } from 'react';
import { FailureBoundary, useRetryAfterOutage } from './FailureBoundary.tsx';
import { Skeleton } from './Loading.tsx';
import { VisuallyHidden } from '../VisuallyHidden.tsx';
import type { FallbackProps } from 'react-error-boundary';
import { ApiError, isOutage } from '../../lib/api.ts';
import { Button } from '../Button.tsx';
import { Notice } from '../Notice.tsx';
import { useIsFetching } from '@tanstack/react-query';

type Part = {
  /** The sentence that says what could not be loaded. */
  what: string;
  resetKeys?: unknown[];
  children: ReactNode;
};

/** A part of a page that waits and fails by itself. */
export function LoadedSection({
  fallback = <WaitingCard />,
  children,
  ...part
}: Part & { fallback?: ReactNode }) {
  return (
    <FailingAlone {...part}>
      <EagerSuspense fallback={fallback}>{children}</EagerSuspense>
    </FailingAlone>
  );
}

/**
 * Waits with the page. Parts that wait apart must be few: React renders three of them without an end where it renders for
 * another reason meanwhile (https://github.com/react/react/issues/37556).
 */
export function FailingAlone({ what, children, ...reset }: Part) {
  return (
    <FailureBoundary {...reset} face={(failure) => <SectionFailure {...failure} what={what} />}>
      {children}
    </FailureBoundary>
  );
}

export function WaitingCard() {
  return (
    <>
      <VisuallyHidden role="status">Wird geladen …</VisuallyHidden>
      <Skeleton />
    </>
  );
}

/** The banner says where nothing at all answers. */
function SectionFailure({ what, ...failure }: FallbackProps & { what: string }) {
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
