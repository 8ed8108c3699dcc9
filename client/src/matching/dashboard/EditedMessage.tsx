import { messageInput } from '@inkognito/shared/user';
import { limits } from '@inkognito/shared/rules/limits';
import { useServerForm } from '../../lib/form/useServerForm.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Cluster, Stack } from '../../ui/Stack.tsx';
import { TextAreaField } from '../../ui/field/TextAreaField.tsx';
import { useSaveMessage } from '../../user/user.queries.ts';
import styles from './CopyPasteMessage.module.css';

export function EditedMessage({ text, onClose }: { text: string; onClose: () => void }) {
  const { mutateAsync: saveMessage } = useSaveMessage();
  const { field, busy, failure, formProps } = useServerForm({
    schema: messageInput,
    defaultValues: { message: text },
    save: async ({ message }) => {
      await saveMessage(message);
      onClose();
    },
    warnBeforeLeaving: true,
    // The person has just asked to edit; the text is where they go on.
    initialFocus: 'message',
  });

  return (
    <form {...formProps}>
      <Stack>
        <TextAreaField
          {...field('message')}
          label="Ihr Text"
          required
          maxLength={limits.messageMax}
          className={styles.area}
        />
        {failure !== null && (
          <Notice tone="danger" title="Der Text wurde nicht gespeichert.">
            {failure}
          </Notice>
        )}
        <Cluster>
          <Button type="submit" busy={busy}>
            Speichern
          </Button>
          <Button variant="secondary" onClick={onClose}>
            Abbrechen
          </Button>
        </Cluster>
      </Stack>
    </form>
  );
}
