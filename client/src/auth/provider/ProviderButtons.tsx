import { type Provider, providers } from '@inkognito/shared/codes';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import * as drawings from '../../ui/drawings.ts';
import styles from '../auth.module.css';
import { providersQuery } from '../credential.queries.ts';
import { keepReturnTo, providerNames, startUrls } from './oauthRedirect.ts';

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
  const { data: setUp, isPending } = useQuery(providersQuery);
  const missing = setUp ? providers.filter((provider) => !setUp[provider]) : [];
  const missingId = useId();
  const [leavingFor, setLeavingFor] = useState<Provider | null>(null);

  function leaveFor(provider: Provider) {
    // The spinner stays until the browser has left.
    setLeavingFor(provider);
    keepReturnTo(from);
    window.location.assign(startUrls[provider]);
  }

  return (
    <div className={styles.providers}>
      {providers.map((provider) => {
        const isMissing = missing.includes(provider);
        return (
          <Button
            key={provider}
            variant="secondary"
            icon={drawings[provider]}
            disabled={disabled || isPending || isMissing}
            busy={leavingFor === provider}
            aria-describedby={isMissing ? missingId : disabled ? reasonId : undefined}
            onClick={() => leaveFor(provider)}
          >
            Mit {providerNames[provider]} {verb}
          </Button>
        );
      })}
      {missing.length > 0 && (
        <p id={missingId} className={styles.small}>
          {notSetUp(missing)}
        </p>
      )}
    </div>
  );
}
