import { type KeyDto, keyChange } from '@inkognito/shared/key';
import { useServerForm } from '../../lib/form/useServerForm.ts';
import { Button } from '../../ui/Button.tsx';
import { DialogButtons } from '../../ui/dialog/Dialog.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { dayText } from '../../lib/wording.ts';
import { useChangeKey } from './key.queries.ts';
import { ExpiryField, GuestsField, KeyNameField, asNumber } from './KeyFields.tsx';
import styles from './KeysPage.module.css';

export function EditKey({
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
