import { Form } from '../../ui/form/Form.tsx';
import { type KeyChange, type KeyDto, keyChange } from '@inkognito/shared/key';
import { useState } from 'react';
import { useServerForm } from '../../lib/form/useServerForm.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { dayText } from '../../lib/wording.ts';
import { useChangeKey } from './key.queries.ts';
import { ExpiryField, GuestsField, KeyNameField, asNumber } from './KeyFields.tsx';

export function EditKey({
  keyDto,
  titleId,
  onDone,
}: {
  keyDto: KeyDto;
  titleId: string;
  onDone: (sentence: string) => void;
}) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" size="small" aria-describedby={titleId} onClick={() => setOpen(true)}>
        Ändern
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Schlüssel ändern">
        <EditForm
          keyDto={keyDto}
          onSaved={(name) => {
            setOpen(false);
            onDone(`Der Schlüssel für „${name}“ ist geändert.`);
          }}
          onCancel={() => setOpen(false)}
        />
      </Dialog>
    </>
  );
}

function EditForm({
  keyDto,
  onSaved,
  onCancel,
}: {
  keyDto: KeyDto;
  onSaved: (name: string) => void;
  onCancel: () => void;
}) {
  const changeKey = useChangeKey(keyDto._id);
  const [before] = useState(keyDto);
  const form = useServerForm({
    schema: keyChange,
    defaultValues: { name: before.name, guests: before.guests },
    save: async (change) => {
      const changes = onlyChanged(change, before);
      if (Object.values(changes).some((value) => value !== undefined)) await changeKey(changes);
      onSaved(changes.name ?? before.name);
    },
  });

  const { field } = form;
  return (
    <Form
      form={form}
      failureTitle="Der Schlüssel wurde nicht geändert."
      submitLabel="Speichern"
      onCancel={onCancel}
      inDialog
    >
      <KeyNameField {...field('name')} />
      <ExpiryField {...field('expiresInDays', asNumber)} unchanged={unchangedText(keyDto)} />
      <GuestsField {...field('guests')} />
    </Form>
  );
}

/** What another tab changed meanwhile stays. */
const onlyChanged = ({ name, guests, ...rest }: KeyChange, before: KeyDto): KeyChange => ({
  ...rest,
  ...(name !== before.name && { name }),
  ...(guests !== before.guests && { guests }),
});

function unchangedText({ expiresAt }: KeyDto): string {
  return expiresAt === null ? 'Weiter ohne Ende' : `Weiter bis ${dayText(expiresAt)}`;
}
