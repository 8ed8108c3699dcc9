import { useState } from 'react';
import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import styles from './auth.module.css';

const providers = ['Google', 'LinkedIn'] as const;

/** Sign-in by another account; `reasonId` names the words that say why the buttons are still off. */
export function ProviderButtons({ disabled, reasonId }: { disabled: boolean; reasonId: string }) {
  const [missing, setMissing] = useState<(typeof providers)[number] | null>(null);

  return (
    <div className={styles.providers}>
      {providers.map((provider) => (
        <Button
          key={provider}
          variant="secondary"
          disabled={disabled}
          aria-describedby={disabled ? reasonId : undefined}
          onClick={() => {
            setMissing(provider);
          }}
        >
          Mit {provider} anmelden
        </Button>
      ))}
      {missing && (
        <Notice tone="warning">
          Die Anmeldung mit {missing} ist auf diesem Server nicht eingerichtet.
        </Notice>
      )}
    </div>
  );
}
