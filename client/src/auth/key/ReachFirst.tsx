import { useSuspenseQuery } from '@tanstack/react-query';
import { type ReactNode, lazy } from 'react';
import { PagePart } from '../../ui/page/PageFrame.tsx';
import { ConfirmFirst } from '../ConfirmFirst.tsx';
import { accountQuery } from '../credential.queries.ts';

/** Needed once. */
const ReachForm = lazy(() => import('./ReachForm.tsx'));

/** A confirmed account alone gives keys out, and one that releases nothing is of no use: a way to be reached comes first. */
export function ReachFirst(props: { onCancel?: () => void; children: ReactNode }) {
  return (
    <PagePart>
      <ReachOrKey {...props} />
    </PagePart>
  );
}

function ReachOrKey({ onCancel, children }: { onCancel?: () => void; children: ReactNode }) {
  const { begun, emailVerified } = useSuspenseQuery(accountQuery).data;
  if (!emailVerified) {
    return (
      <ConfirmFirst>Schlüssel vergeben Sie, sobald Ihre E-Mail-Adresse bestätigt ist.</ConfirmFirst>
    );
  }
  return begun.automations ? children : <ReachForm onCancel={onCancel} />;
}
