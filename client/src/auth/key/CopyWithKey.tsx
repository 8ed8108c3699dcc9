import { copyPasteTemplate, keyMessage } from '@inkognito/shared/texts/keyMessage';
import { useState } from 'react';
import { focusOnce, selectOnce } from '../../lib/focus.ts';
import { Button } from '../../ui/Button.tsx';
import { TextAreaField } from '../../ui/field/TextAreaField.tsx';
import { Form } from '../../ui/form/Form.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { useSignedInUser } from '../../user/currentUser.ts';
import { KeyCopied } from './KeyCopied.tsx';
import { KeyNameField } from './KeyFields.tsx';
import { KeyTexts } from './KeyTexts.tsx';
import styles from './KeysPage.module.css';
import { ReachFirst } from './ReachFirst.tsx';
import { type CopiedKey, useKeyCopying } from './keyCopying.ts';

/** A new key, handed out in the person's own message. */
export function CopyWithKey({ onClose }: { onClose: () => void }) {
  const [made, setMade] = useState<CopiedKey | null>(null);
  return made === null ? (
    <ReachFirst onCancel={onClose}>
      <NameForm onMade={setMade} onClose={onClose} />
    </ReachFirst>
  ) : (
    <Outcome {...made} onClose={onClose} />
  );
}

function NameForm({ onMade, onClose }: { onMade: (made: CopiedKey) => void; onClose: () => void }) {
  const { username, copyPasteMsg } = useSignedInUser();
  const { origin } = window.location;
  const profileUrl = `${origin}/${username}`;
  const text = copyPasteMsg || copyPasteTemplate(username, origin);
  const form = useKeyCopying({
    name: '',
    initialFocus: 'name',
    textOf: ({ message }) => message,
    onMade,
  });

  return (
    <Form
      form={form}
      failureTitle="Es wurde nichts kopiert."
      submitLabel="Schlüssel anlegen und kopieren"
      onCancel={onClose}
    >
      <p className={styles.text}>{keyMessage(text, { profileUrl, link: `${profileUrl}#…` })}</p>
      <p className={styles.soft}>Statt der drei Punkte steht beim Kopieren der neue Schlüssel.</p>
      <KeyNameField {...form.field('name')} />
    </Form>
  );
}

function Outcome({ onClose, ...made }: CopiedKey & { onClose: () => void }) {
  const { created, copied } = made;
  return (
    <Stack>
      <div ref={copied ? focusOnce : undefined} tabIndex={-1}>
        <KeyCopied {...made} />
      </div>
      <TextAreaField
        ref={copied ? undefined : selectOnce}
        label="Ihre Nachricht mit Schlüssel"
        required
        readOnly
        value={created.message}
        className={styles.area}
      />
      <KeyTexts created={created} copied={copied} />
      <p className={styles.soft}>Diesen Link zeigen wir nur jetzt.</p>
      <div>
        <Button variant="secondary" onClick={onClose}>
          Fertig
        </Button>
      </div>
    </Stack>
  );
}
