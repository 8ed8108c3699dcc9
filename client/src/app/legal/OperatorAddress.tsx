import { useSuspenseQuery, queryOptions } from '@tanstack/react-query';
import { Button } from '../../ui/Button.tsx';
import styles from './LegalText.module.css';
import { call } from '../../lib/api.ts';
import { missingOfOperator } from '@inkognito/shared/texts/legal';
import { Notice } from '../../ui/Notice.tsx';

/** `null` on failure, so that the rest of a legal page still shows. */
export const operatorQuery = queryOptions({
  queryKey: ['operators'],
  queryFn: () => call('getOperator', {}).catch(() => null),
});

export function OperatorAddress() {
  const { data: operator } = useSuspenseQuery(operatorQuery);
  if (operator === null) return <OperatorMissing />;
  const { name, address, email } = operator;
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

function OperatorMissing() {
  const { refetch, isFetching } = useSuspenseQuery(operatorQuery);
  return (
    <>
      <p role="status">Die Angaben zum Betreiber konnten gerade nicht geladen werden.</p>
      <p>
        <Button variant="secondary" busy={isFetching} onClick={() => void refetch()}>
          Noch einmal versuchen
        </Button>
      </p>
    </>
  );
}

const labels = { name: 'Name', address: 'Anschrift', email: 'E-Mail-Adresse' };

export function DraftNotice({ consequence }: { consequence: string }) {
  const { data: operator } = useSuspenseQuery(operatorQuery);
  if (operator === null) return null;
  const missing = missingOfOperator(operator).map((key) => labels[key]);
  if (missing.length === 0) return null;
  return (
    <Notice tone="warning" title="Entwurf">
      Der Betreiber dieser Installation hat noch nicht alles eingetragen. Es fehlt:{' '}
      {missing.join(', ')}. {consequence}
    </Notice>
  );
}
