import type { ReactNode } from 'react';
import { FailureBoundary } from './FailureBoundary.tsx';
import { EagerSuspense, SectionFailure } from './SectionFailure.tsx';
import { Skeleton } from './Loading.tsx';
import { VisuallyHidden } from '../VisuallyHidden.tsx';

export function LoadedSection({
  fallback = <WaitingCard />,
  children,
}: {
  fallback?: ReactNode;
  children: ReactNode;
}) {
  return (
    <FailureBoundary face={(failure) => <SectionFailure {...failure} />}>
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
