import { type Provider, providers } from '@inkognito/shared/auth';
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import styles from '../auth.module.css';
import { failureText } from '../../lib/action.ts';
import { call } from '../../lib/api.ts';
import { storeHeldKeys } from '../heldKey.ts';
import { keepReturnTo, providerNames, startUrls } from './oauthRedirect.ts';

export const loginFailed = 'Login failed. Please try again.';

/** `reasonId` names the text that says why the buttons are disabled. */
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
      const isSetUp = await call('listProviders', {});
      if (isSetUp[provider]) {
        keepReturnTo(from);
        storeHeldKeys();
        // The spinner stays until the browser has left.
        window.location.assign(startUrls[provider]);
        return;
      }
      setObstacle(
        `Die Anmeldung mit ${providerNames[provider]} ist auf diesem Server nicht eingerichtet.`,
      );
    } catch (error) {
      setObstacle(failureText(error, loginFailed, loginFailed));
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
          Mit {providerNames[provider]} anmelden
        </Button>
      ))}
      {obstacle !== null && <Notice tone="warning">{obstacle}</Notice>}
    </div>
  );
}
