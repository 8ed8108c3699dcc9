import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import styles from './PrivacyPolicyPage.module.css';

/** `null` when it could not be asked for, which must not take the rest of the policy away. */
const operatorQuery = queryOptions({
  queryKey: ['operators'],
  queryFn: () => call('getOperator', {}).catch(() => null),
});

/** What the operator has filled in, and nothing made up. */
export function PrivacyOperator() {
  const { data: operator } = useSuspenseQuery(operatorQuery);
  if (operator === null) {
    return <p>Die Angaben zum Betreiber konnten gerade nicht geladen werden.</p>;
  }
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
