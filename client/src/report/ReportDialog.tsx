import { Form } from '../ui/form/Form.tsx';
import { reportForm } from '@inkognito/shared/report';
import { reportReasonLabels } from '@inkognito/shared/codes';
import { limits } from '@inkognito/shared/limits';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { focusOnce } from '../lib/focus.ts';
import { draftKey, guestDrafts } from '../lib/form/draft.ts';
import { useServerForm } from '../lib/form/useServerForm.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog, DialogButtons } from '../ui/dialog/Dialog.tsx';
import { optionsOf } from '../ui/field/SelectField.tsx';
import { ChoiceGroup } from '../ui/field/ChoiceGroup.tsx';
import { CountedAreaField } from '../ui/field/TextAreaField.tsx';
import { TextField } from '../ui/field/TextField.tsx';
import { Notice } from '../ui/Notice.tsx';
import { Stack } from '../ui/Stack.tsx';
import { useCurrentUser } from '../user/currentUser.ts';
import type { ReportDialogProps } from './ReportLink.tsx';
import { call } from '../lib/api.ts';

export function ReportDialog(props: ReportDialogProps) {
  const { title, onClose } = props;
  const [number, setNumber] = useState<string | null>(null);
  return (
    <Dialog open onClose={onClose} title={title}>
      {number === null ? (
        <ReportForm {...props} onSent={setNumber} />
      ) : (
        <Sent number={number} onClose={onClose} />
      )}
    </Dialog>
  );
}

function ReportForm({
  about,
  id,
  onClose,
  onSent,
}: ReportDialogProps & { onSent: (number: string) => void }) {
  const user = useCurrentUser();
  const form = useServerForm({
    schema: reportForm,
    defaultValues: { text: '', email: '' },
    save: async (answers) => {
      const { report } = await call('createReport', { body: { about, id, ...answers } });
      onSent(report._id);
    },
    fallback: 'Die Meldung wurde nicht gesendet. Bitte versuchen Sie es noch einmal.',
    // A dialog closed by mistake loses nothing.
    draft: draftKey(user?._id ?? guestDrafts, `report/${about}/${id}`),
  });
  const { field } = form;
  const text = useWatch({ control: form.control, name: 'text' });

  return (
    <Form form={form} submitLabel="Meldung senden" onCancel={onClose} inDialog>
      <p>Ein Mensch sieht sich Ihre Meldung an. Wer gemeldet wird, erfährt nicht, von wem.</p>
      <ChoiceGroup
        {...field('reason')}
        type="radio"
        legend="Was ist der Grund?"
        options={optionsOf(reportReasonLabels)}
        required
      />
      <CountedAreaField
        {...field('text')}
        label="Was sollten wir wissen?"
        rows={4}
        length={text.length}
        maxLength={limits.reportTextMax}
      />
      {user === null && (
        <TextField
          {...field('email')}
          label="E-Mail-Adresse"
          hint="Für die Empfangsbestätigung."
          type="email"
          autoComplete="email"
        />
      )}
    </Form>
  );
}

function Sent({ number, onClose }: { number: string; onClose: () => void }) {
  return (
    <Stack>
      <Notice tone="success" title="Ihre Meldung ist eingegangen.">
        Ihre Nummer: {number}
      </Notice>
      <DialogButtons>
        <Button ref={focusOnce} onClick={onClose}>
          Schließen
        </Button>
      </DialogButtons>
    </Stack>
  );
}
