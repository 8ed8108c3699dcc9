import { useSuspenseQuery } from '@tanstack/react-query';
import { type ReactNode, lazy } from 'react';
import { PagePart } from '../../ui/page/PageFrame.tsx';
import { accountQuery } from '../credential.queries.ts';

/** Needed once. */
const ReachForm = lazy(() => import('./ReachForm.tsx'));

/** A key that releases nothing is of no use: before the first one a way to be reached is chosen. */
export function ReachFirst(props: { onCancel?: () => void; children: ReactNode }) {
  return (
    <PagePart>
      <ReachOrKey {...props} />
    </PagePart>
  );
}

function ReachOrKey({ onCancel, children }: { onCancel?: () => void; children: ReactNode }) {
  const { begun } = useSuspenseQuery(accountQuery).data;
  return begun.automations ? children : <ReachForm onCancel={onCancel} />;
}
