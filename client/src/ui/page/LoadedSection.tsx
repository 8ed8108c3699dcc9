import type { ReactNode } from 'react';
import { FailureBoundary } from './FailureBoundary.tsx';
import { EagerSuspense, SectionFailure } from './SectionFailure.tsx';
import { Skeleton } from './Loading.tsx';
import { VisuallyHidden } from '../VisuallyHidden.tsx';

/** A part of a page that waits and fails by itself. */
export function LoadedSection({
  what,
  fallback = <WaitingCard />,
  otherwise,
  resetKeys,
  children,
}: {
  /** The sentence that says what could not be loaded. */
  what: string;
  fallback?: ReactNode;
  /** Below that sentence. */
  otherwise?: ReactNode;
  resetKeys?: unknown[];
  children: ReactNode;
}) {
  return (
    <FailureBoundary
      {...(resetKeys && { resetKeys })}
      face={(failure) => (
        <>
          <SectionFailure {...failure} what={what} />
          {otherwise}
        </>
      )}
    >
      <EagerSuspense fallback={fallback}>{children}</EagerSuspense>
    </FailureBoundary>
  );
}

export function WaitingCard({ text = 'Wird geladen …' }: { text?: string }) {
  return (
    <>
      <VisuallyHidden>
        <span role="status">{text}</span>
      </VisuallyHidden>
      <Skeleton shape="card" />
    </>
  );
}
