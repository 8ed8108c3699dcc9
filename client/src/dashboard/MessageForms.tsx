import { Form } from '../ui/form/Form.tsx';
import { limits } from '@inkognito/shared/limits';
import { messageInput } from '@inkognito/shared/user';
import { TextAreaField } from '../ui/field/TextAreaField.tsx';
import { useLeaveWarning } from '../lib/form/useFormDraft.ts';
import { useServerForm } from '../lib/form/useServerForm.ts';
import { useSaveMessage } from '../user/user.queries.ts';
import styles from './CopyPasteMessage.module.css';

export default function EditedMessage({ text, onClose }: { text: string; onClose: () => void }) {
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
