import { type NewKeyDto, keyInput } from '@inkognito/shared/key';
import { useState } from 'react';
import { useServerForm } from '../../lib/form/useServerForm.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Cluster } from '../../ui/Stack.tsx';
import * as drawings from '../../ui/drawings.ts';
import { useCreateKey } from './key.queries.ts';
import { ExpiryField, GuestsField, KeyNameField, asNumber } from './KeyFields.tsx';
import { NewKeyTexts } from './NewKeyTexts.tsx';
import styles from './KeysPage.module.css';

export function NewKey() {
  const [step, setStep] = useState<'closed' | 'form' | NewKeyDto>('closed');
  const close = () => {
    setStep('closed');
    // The button that closes goes with what it closes.
    document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
  };

  if (step === 'closed') {
    return (
      <div>
        <Button icon={drawings.key} onClick={() => setStep('form')}>
          Neuer Schlüssel
        </Button>
      </div>
    );
  }
  return (
    <Card as="section" className={styles.form} aria-label="Neuer Schlüssel">
      {step === 'form' ? (
        <NewKeyForm onCreated={setStep} onCancel={close} />
      ) : (
        <NewKeyTexts created={step} onDone={close} />
      )}
    </Card>
  );
}

function NewKeyForm({
  onCreated,
  onCancel,
}: {
  onCreated: (created: NewKeyDto) => void;
  onCancel: () => void;
}) {
  const { mutateAsync: createKey } = useCreateKey();
  const { field, busy, failure, formProps } = useServerForm({
    schema: keyInput,
    defaultValues: { name: '', expiresInDays: 90, guests: true },
    save: async (key) => onCreated(await createKey(key)),
    initialFocus: 'name',
  });

  return (
    <form className={styles.form} {...formProps}>
      <h2>Neuer Schlüssel</h2>
      <KeyNameField {...field('name')} />
      <ExpiryField {...field('expiresInDays', asNumber)} />
      <GuestsField {...field('guests')} />
      {failure !== null && (
        <Notice tone="danger" title="Der Schlüssel wurde nicht angelegt.">
          {failure}
        </Notice>
      )}
      <Cluster>
        <Button type="submit" busy={busy}>
          Schlüssel anlegen
        </Button>
        <Button variant="secondary" onClick={onCancel}>
          Abbrechen
        </Button>
      </Cluster>
    </form>
  );
}
