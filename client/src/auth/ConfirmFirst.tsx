import { paths } from '@inkognito/shared/pages';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ButtonLink } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import { accountQuery } from './credential.queries.ts';
import { ResendButton } from './ResendButton.tsx';

/** What waits for the confirmed address, in a sentence, and the way on. */
export function ConfirmFirst({ children }: { children: ReactNode }) {
  return (
    <Notice tone="warning" action={<WayToConfirm />}>
      {children}
    </Notice>
  );
}

/** An account may have lost its address to the one that confirmed it. */
function WayToConfirm() {
  const { email } = useSuspenseQuery(accountQuery).data;
  if (email !== '') return <ResendButton />;
  return (
    <ButtonLink to={paths.account} variant="secondary" size="small">
      E-Mail-Adresse hinzufügen
    </ButtonLink>
  );
}
