import { type Provider, providers } from '@inkognito/shared/codes';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import styles from '../auth.module.css';
import { failureText } from '../../lib/action.ts';
import { providersQuery } from '../credential.queries.ts';
import { storeHeldKeys } from '../heldKey.ts';
import { keepReturnTo, providerNames, startUrls } from './oauthRedirect.ts';

export const loginFailed = 'Login failed. Please try again.';

function notSetUp(missing: readonly Provider[]): string {
  const names = missing.map((provider) => providerNames[provider]).join(' und ');
  return `Die Anmeldung mit ${names} ist auf diesem Server nicht eingerichtet.`;
}

/** `reasonId` names the text that says why the buttons are disabled. */
export function ProviderButtons({
  verb,
  disabled,
  reasonId,
  from,
}: {
  verb: 'anmelden' | 'registrieren';
  disabled: boolean;
  reasonId: string;
  from: string | undefined;
}) {
  const queryClient = useQueryClient();
  const { data: setUp } = useQuery(providersQuery);
  const missing = setUp ? providers.filter((provider) => !setUp[provider]) : [];
  const missingId = useId();
  const [leavingFor, setLeavingFor] = useState<Provider | null>(null);
  const [obstacle, setObstacle] = useState<string | null>(null);

  async function leaveFor(provider: Provider) {
    setObstacle(null);
    setLeavingFor(provider);
    try {
      const isSetUp = await queryClient.query(providersQuery);
      if (isSetUp[provider]) {
        keepReturnTo(from);
        storeHeldKeys();
        // The spinner stays until the browser has left.
        window.location.assign(startUrls[provider]);
        return;
      }
      setObstacle(notSetUp([provider]));
    } catch (error) {
      setObstacle(failureText(error, loginFailed, loginFailed));
    }
    setLeavingFor(null);
  }

  return (
    <div className={styles.providers}>
      {providers.map((provider) => {
        const isMissing = missing.includes(provider);
        return (
          <Button
            key={provider}
            variant="secondary"
            disabled={disabled || isMissing}
            busy={leavingFor === provider}
            aria-describedby={isMissing ? missingId : disabled ? reasonId : undefined}
            onClick={() => void leaveFor(provider)}
          >
            {leavingFor !== provider && <ProviderMark provider={provider} />}
            Mit {providerNames[provider]} {verb}
          </Button>
        );
      })}
      {missing.length > 0 && (
        <p id={missingId} className={styles.small}>
          {notSetUp(missing)}
        </p>
      )}
      {obstacle !== null && <Notice tone="warning">{obstacle}</Notice>}
    </div>
  );
}

const marks: Readonly<Record<Provider, string>> = {
  google: 'M17.6 7.8A7 7 0 1 0 19 12h-6.5',
  linkedin:
    'M5.5 3.5h13a2 2 0 0 1 2 2v13a2 2 0 0 1-2 2h-13a2 2 0 0 1-2-2v-13a2 2 0 0 1 2-2ZM8 11v5.5M8 7.6v.2M12 16.5V11M12 13.4a2.2 2.2 0 0 1 4.4 0v3.1',
};

function ProviderMark({ provider }: { provider: Provider }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="20"
      height="20"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.25"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={marks[provider]} />
    </svg>
  );
}
