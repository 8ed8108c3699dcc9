import type { Provider } from '@inkognito/shared/auth';
import { useState } from 'react';
import { UnreachableError } from '../../lib/api.ts';
import { failureText } from '../../lib/failureText.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import styles from '../auth.module.css';
import { findWayTo } from './provider.queries.ts';
import { keepWayBack } from '../wayBack.ts';

const names = { google: 'Google', linkedin: 'LinkedIn' } as const;
const failed = 'Login failed. Please try again.';
const providers = ['google', 'linkedin'] as const satisfies readonly Provider[];

/** `reasonId` names the words that say why the buttons are still off. */
export function ProviderButtons({
  disabled,
  reasonId,
  from,
}: {
  disabled: boolean;
  reasonId: string;
  from: string | undefined;
}) {
  const [leavingFor, setLeavingFor] = useState<Provider | null>(null);
  const [obstacle, setObstacle] = useState<string | null>(null);

  async function leaveFor(provider: Provider) {
    setObstacle(null);
    setLeavingFor(provider);
    try {
      const way = await findWayTo(provider);
      if (way !== null) {
        keepWayBack(from);
        // The wheel keeps turning until the browser has left.
        window.location.assign(way);
        return;
      }
      setObstacle(`Die Anmeldung mit ${names[provider]} ist auf diesem Server nicht eingerichtet.`);
    } catch (error) {
      setObstacle(error instanceof UnreachableError ? failed : failureText(error, failed));
    }
    setLeavingFor(null);
  }

  return (
    <div className={styles.providers}>
      {providers.map((provider) => (
        <Button
          key={provider}
          variant="secondary"
          disabled={disabled}
          busy={leavingFor === provider}
          aria-describedby={disabled ? reasonId : undefined}
          onClick={() => void leaveFor(provider)}
        >
          Mit {names[provider]} anmelden
        </Button>
      ))}
      {obstacle !== null && <Notice tone="warning">{obstacle}</Notice>}
    </div>
  );
}
