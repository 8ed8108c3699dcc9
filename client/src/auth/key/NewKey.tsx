import { focusOnce } from '../../lib/focus.ts';
import { Form } from '../../ui/form/Form.tsx';
import { type NewKeyDto, keyInput } from '@inkognito/shared/key';
import { limits } from '@inkognito/shared/limits';
import { useState } from 'react';
import { useServerForm } from '../../lib/form/useServerForm.ts';
import { Button, CopyButton } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { DescriptionList } from '../../ui/DescriptionList.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Cluster } from '../../ui/Stack.tsx';
import * as drawings from '../../ui/drawings.ts';
import { shortMessage, validityText } from './key.format.ts';
import { useCreateKey } from './key.queries.ts';
import { ExpiryField, GuestsField, KeyNameField, asNumber } from './KeyFields.tsx';
import styles from './KeysPage.module.css';

export function NewKey() {
  const [step, setStep] = useState<'closed' | 'form' | NewKeyDto>('closed');
  const close = () => {
    setStep('closed');
    // The focused button is unmounted.
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
  const createKey = useCreateKey();
  const form = useServerForm({
    schema: keyInput,
    defaultValues: { name: '', expiresInDays: 90, guests: true },
    save: async (key) => onCreated(await createKey(key)),
    initialFocus: 'name',
  });

  const { field } = form;
  return (
    <Form
      form={form}
      failureTitle="Der Schlüssel wurde nicht angelegt."
      submitLabel="Schlüssel anlegen"
      onCancel={onCancel}
    >
      <h2>Neuer Schlüssel</h2>
      <KeyNameField {...field('name')} />
      <ExpiryField {...field('expiresInDays', asNumber)} />
      <GuestsField {...field('guests')} />
    </Form>
  );
}

function NewKeyTexts({ created, onDone }: { created: NewKeyDto; onDone: () => void }) {
  const { key, link, accessPassword, message } = created;
  return (
    <>
      <h2 ref={focusOnce} tabIndex={-1} className={styles.made}>
        Der Schlüssel für „{key.name}“ {validityText(key)}.
      </h2>
      <Notice tone="warning" title="Wir zeigen Link und Zugangspasswort nur dieses eine Mal.">
        Kopieren Sie jetzt, was Sie brauchen. Geht es verloren, legen Sie einen neuen Schlüssel an.
      </Notice>
      <DescriptionList
        rows={[
          { label: 'Link', value: <code className={styles.secret}>{link}</code> },
          {
            label: 'Zugangspasswort',
            value: <code className={styles.secret}>{accessPassword}</code>,
          },
        ]}
      />
      <Cluster>
        <CopyButton text={message} label="Nachricht kopieren" variant="primary" />
        <CopyButton text={shortMessage(link)} label="Kurztext kopieren" />
        <CopyButton text={link} label="Link kopieren" />
      </Cluster>
      <p className={styles.soft}>
        Die Nachricht ist Ihre Antwort an Headhunter mit diesem Link. Der Kurztext hat höchstens{' '}
        {limits.shortMessageMax} Zeichen und passt in eine Anfrage bei LinkedIn. Das Zugangspasswort
        steckt im Link; einzeln brauchen Sie es nur am Telefon.
      </p>
      <div>
        <Button variant="secondary" onClick={onDone}>
          Fertig
        </Button>
      </div>
    </>
  );
}
