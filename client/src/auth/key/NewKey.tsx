import { focusOnce, focusTitle } from '../../lib/focus.ts';
import { Form } from '../../ui/form/Form.tsx';
import { type NewKeyDto, keyInput } from '@inkognito/shared/key';
import { paths } from '@inkognito/shared/pages';
import { useState } from 'react';
import { useServerForm } from '../../lib/form/useServerForm.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Cluster } from '../../ui/Stack.tsx';
import * as drawings from '../../ui/drawings.ts';
import { validityText } from './key.format.ts';
import { useCreateKey } from './key.queries.ts';
import { KeyFields } from './KeyFields.tsx';
import { KeyTexts } from './KeyTexts.tsx';
import styles from './KeysPage.module.css';
import { ReachFirst } from './ReachFirst.tsx';

export function NewKey() {
  const [step, setStep] = useState<'closed' | 'form' | NewKeyDto>('closed');
  const close = () => {
    setStep('closed');
    // The focused button is unmounted.
    focusTitle();
  };

  if (step === 'closed') {
    return (
      <Cluster>
        <Button icon={drawings.key} onClick={() => setStep('form')}>
          Neuer Schlüssel
        </Button>
        <ButtonLink to={paths.messageCheck} variant="secondary">
          Nachricht prüfen
        </ButtonLink>
      </Cluster>
    );
  }
  return (
    <Card as="section" className={styles.form} aria-label="Neuer Schlüssel">
      {step === 'form' ? (
        <ReachFirst onCancel={close}>
          <NewKeyForm onCreated={setStep} onCancel={close} />
        </ReachFirst>
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

  return (
    <Form
      form={form}
      failureTitle="Der Schlüssel wurde nicht angelegt."
      submitLabel="Schlüssel anlegen"
      onCancel={onCancel}
    >
      <h2>Neuer Schlüssel</h2>
      <KeyFields field={form.field} />
    </Form>
  );
}

function NewKeyTexts({ created, onDone }: { created: NewKeyDto; onDone: () => void }) {
  const { key, link } = created;
  return (
    <>
      <h2 ref={focusOnce} tabIndex={-1} className={styles.made}>
        Der Schlüssel für „{key.name}“ {validityText(key)}.
      </h2>
      <Notice tone="warning" title="Diesen Link zeigen wir nur dieses eine Mal.">
        <code className={styles.secret}>{link}</code>
      </Notice>
      <KeyTexts created={created} />
      <div>
        <Button variant="secondary" onClick={onDone}>
          Fertig
        </Button>
      </div>
    </>
  );
}
