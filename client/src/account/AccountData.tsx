import { ActionButton } from '../ui/form/ActionButton.tsx';
import { useSignedInUser } from '../user/currentUser.ts';
import { Form } from '../ui/form/Form.tsx';
import { z } from '@inkognito/shared/schema/zod';
import { type ComponentProps, useRef, useState } from 'react';
import { useLeave } from '../auth/signOut.ts';
import { call } from '../lib/api.ts';
import { useWrite } from '../lib/write.ts';
import { useServerForm } from '../lib/form/useServerForm.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/dialog/Dialog.tsx';
import * as drawings from '../ui/drawings.ts';
import { TextField } from '../ui/field/TextField.tsx';
import { Stack } from '../ui/Stack.tsx';

/** GDPR articles 15 and 20. */
export function AccountExport() {
  const exportAccount = useWrite(() => call('exportAccount', { timeoutMs: 0 }));

  return (
    <Stack>
      <p>
        Die Datei enthält auch Ihren Fragebogen und Ihren Lebenslauf. Bewahren Sie sie an einem
        sicheren Ort auf.
      </p>
      <ActionButton
        variant="secondary"
        icon={drawings.file}
        action={async () => saveFile(await exportAccount(), 'inkognito-export.json')}
        fallback="Ihre Daten wurden nicht heruntergeladen. Bitte versuchen Sie es erneut."
      >
        Daten herunterladen
      </ActionButton>
    </Stack>
  );
}

function saveFile(content: unknown, filename: string): void {
  const json = JSON.stringify(content, null, 2);
  const url = URL.createObjectURL(new Blob([json], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = filename;
  link.click();
  // Some browsers start reading only after this task.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

export function AccountDeletion() {
  const [asking, setAsking] = useState(false);
  const cancelButton = useRef<HTMLButtonElement>(null);
  const close = () => setAsking(false);

  return (
    <>
      <div>
        <Button variant="secondary" icon={drawings.trash} onClick={() => setAsking(true)}>
          Konto löschen
        </Button>
      </div>
      <Dialog
        open={asking}
        onClose={close}
        title="Konto endgültig löschen?"
        role="alertdialog"
        initialFocus={cancelButton}
      >
        <DeletionForm cancelButton={cancelButton} onCancel={close} />
      </Dialog>
    </>
  );
}

/** Mounted only while the dialog is open, so that typed text is not kept for the next time. */
function DeletionForm(buttons: Pick<ComponentProps<typeof Form>, 'cancelButton' | 'onCancel'>) {
  const user = useSignedInUser();
  const leave = useLeave();
  const deleteAccount = useWrite(() => call('deleteAccount', { params: { userId: user._id } }));
  const form = useServerForm({
    schema: typedText(user.username),
    defaultValues: { typed: '' },
    save: async () => {
      await deleteAccount();
      leave('Ihr Konto ist gelöscht.');
    },
    fallback: 'Das Konto wurde nicht gelöscht. Bitte versuchen Sie es erneut.',
  });

  return (
    <Form {...buttons} form={form} submitLabel="Endgültig löschen" variant="danger" inDialog>
      <p>
        Alles, was zu Ihrem Konto gehört, wird gelöscht, mit Matches und Freigaben. Das lässt sich
        nicht rückgängig machen.
        {user.role.includes('recruiter') &&
          ' Jobsuchende, die Ihre Stellen gesehen haben, behalten die Angebote und den Nachweis, welche Kontaktdaten Sie erhalten haben.'}
      </p>
      <TextField
        {...form.field('typed')}
        label="Ihr Benutzername zur Bestätigung"
        required
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
    </Form>
  );
}

const typedText = (text: string) =>
  z.object({
    typed: z
      .string()
      .trim()
      .refine((typed) => typed === text, `Bitte geben Sie genau „${text}“ ein.`),
  });
