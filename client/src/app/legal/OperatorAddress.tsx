import { useSuspenseQuery, queryOptions } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import styles from './LegalText.module.css';
import { call } from '../../lib/api.ts';
import { missingOfOperator } from '@inkognito/shared/texts/legal';
import { Notice } from '../../ui/Notice.tsx';
import { LoadedSection } from '../../ui/page/LoadedSection.tsx';

export const operatorQuery = queryOptions({
  queryKey: ['operators'],
  queryFn: () => call('getOperator', {}),
});

/** Waits and fails alone, so that the rest of a legal page still shows. */
export function OperatorPart({ children }: { children: ReactNode }) {
  return (
    <LoadedSection what="Die Angaben zum Betreiber konnten gerade nicht geladen werden.">
      {children}
    </LoadedSection>
  );
}

export function OperatorAddress() {
  const { name, address, email } = useSuspenseQuery(operatorQuery).data;
  if (name === null && address === null && email === null) {
    return <p>Der Betreiber dieser Installation hat seine Angaben noch nicht eingetragen.</p>;
  }
  return (
    <address className={styles.operator}>
      {name !== null && <strong>{name}</strong>}
      {address !== null && <span className={styles.postal}>{address}</span>}
      {email !== null && <a href={`mailto:${email}`}>{email}</a>}
    </address>
  );
}

const labels = { name: 'Name', address: 'Anschrift', email: 'E-Mail-Adresse' };

export function DraftNotice({ consequence }: { consequence: string }) {
  const { data: operator } = useSuspenseQuery(operatorQuery);
  const missing = missingOfOperator(operator).map((key) => labels[key]);
  if (missing.length === 0) return null;
  return (
    <Notice tone="warning" title="Entwurf">
      Der Betreiber dieser Installation hat noch nicht alles eingetragen. Es fehlt:{' '}
      {missing.join(', ')}. {consequence}
    </Notice>
  );
}
