import { Form } from '../ui/form/Form.tsx';
import type { CurrentUserDto } from '@inkognito/shared/account';
import { limits } from '@inkognito/shared/limits';
import { keyMessage } from '@inkognito/shared/texts/keyMessage';
import { messageInput } from '@inkognito/shared/user';
import { useState } from 'react';
import { KeyCopied } from '../auth/key/KeyCopied.tsx';
import { KeyNameField } from '../auth/key/KeyFields.tsx';
import { ReachFirst } from '../auth/key/ReachFirst.tsx';
import { KeyTexts } from '../auth/key/KeyTexts.tsx';
import { Button } from '../ui/Button.tsx';
import { TextAreaField } from '../ui/field/TextAreaField.tsx';
import { useLeaveWarning } from '../lib/form/useFormDraft.ts';
import { useServerForm } from '../lib/form/useServerForm.ts';
import { useSaveMessage } from '../user/user.queries.ts';
import { Stack } from '../ui/Stack.tsx';
import { focusOnce, selectOnce } from '../lib/focus.ts';
import { type CopiedKey, useKeyCopying } from '../auth/key/keyCopying.ts';
import styles from './CopyPasteMessage.module.css';

type Own = { user: Pick<CurrentUserDto, 'username'>; text: string };

export function CopyWithKey({ onClose, ...own }: Own & { onClose: () => void }) {
  const [made, setMade] = useState<CopiedKey | null>(null);
  return made === null ? (
    <ReachFirst onCancel={onClose}>
      <NameForm {...own} onMade={setMade} onClose={onClose} />
    </ReachFirst>
  ) : (
    <Outcome {...made} onClose={onClose} />
  );
}

function NameForm({
  user: { username },
  text,
  onMade,
  onClose,
}: Own & { onMade: (made: CopiedKey) => void; onClose: () => void }) {
  const form = useKeyCopying({
    name: '',
    initialFocus: 'name',
    textOf: ({ message }) => message,
    onMade,
  });

  const profileUrl = `${window.location.origin}/${username}`;
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

export function EditedMessage({ text, onClose }: { text: string; onClose: () => void }) {
  const saveMessage = useSaveMessage();
  const form = useServerForm({
    schema: messageInput,
    defaultValues: { message: text },
    save: async ({ message }) => {
      await saveMessage(message);
      onClose();
    },
    initialFocus: 'message',
  });
  useLeaveWarning(form.formState.isDirty);

  return (
    <Form
      form={form}
      failureTitle="Der Text wurde nicht gespeichert."
      submitLabel="Speichern"
      onCancel={onClose}
    >
      <TextAreaField
        {...form.field('message')}
        label="Ihr Text"
        required
        maxLength={limits.messageMax}
        className={styles.area}
      />
    </Form>
  );
}
