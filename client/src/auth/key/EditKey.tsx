import { type KeyDto, keyChange } from '@inkognito/shared/key';
import { useState } from 'react';
import { useServerForm } from '../../lib/form/useServerForm.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog, DialogButtons } from '../../ui/dialog/Dialog.tsx';
import * as drawings from '../../ui/drawings.ts';
import { Notice } from '../../ui/Notice.tsx';
import { dayText } from '../../lib/wording.ts';
import { useChangeKey } from './key.queries.ts';
import { ExpiryField, GuestsField, KeyNameField, asNumber } from './KeyFields.tsx';
import styles from './KeysPage.module.css';

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
      <Button
        variant="secondary"
        size="small"
        icon={drawings.edit}
        aria-describedby={titleId}
        onClick={() => setOpen(true)}
      >
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
  const { mutateAsync: changeKey } = useChangeKey(keyDto._id);
  const { field, busy, failure, formProps } = useServerForm({
    schema: keyChange,
    defaultValues: { name: keyDto.name, guests: keyDto.guests },
    save: async (change) => {
      const { key } = await changeKey(change);
      onSaved(key.name);
    },
  });

  return (
    <form className={styles.form} {...formProps}>
      <KeyNameField {...field('name')} />
      <ExpiryField {...field('expiresInDays', asNumber)} unchanged={unchangedText(keyDto)} />
      <GuestsField {...field('guests')} />
      {failure !== null && (
        <Notice tone="danger" title="Der Schlüssel wurde nicht geändert.">
          {failure}
        </Notice>
      )}
      <DialogButtons>
        <Button variant="secondary" onClick={onCancel}>
          Abbrechen
        </Button>
        <Button type="submit" busy={busy}>
          Speichern
        </Button>
      </DialogButtons>
    </form>
  );
}

function unchangedText({ expiresAt }: KeyDto): string {
  return expiresAt === null ? 'Weiter ohne Ende' : `Weiter bis ${dayText(expiresAt)}`;
}
