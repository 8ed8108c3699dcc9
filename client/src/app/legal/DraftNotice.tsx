import { missingOfOperator } from '@inkognito/shared/rules/legal';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Notice } from '../../ui/Notice.tsx';
import { operatorQuery } from './OperatorAddress.tsx';

const labels = { name: 'Name', address: 'Anschrift', email: 'E-Mail-Adresse' };

/** Stands there until the operator has filled in what the law asks for. */
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
