import { useState } from 'react';
import { Button, CopyButton } from '../../ui/Button.tsx';
import { CheckboxField } from '../../ui/field/CheckboxField.tsx';
import { Dialog, DialogButtons } from '../../ui/dialog/Dialog.tsx';
import styles from '../auth.module.css';

/** The access password is shown only once, so closing needs a confirmation. */
export function AccessPasswordDialog({
  accessPassword,
  onConfirmed,
}: {
  accessPassword: string | null;
  onConfirmed: () => void;
}) {
  const [secured, setSecured] = useState(false);
  const [refused, setRefused] = useState(false);

  const confirm = () => {
    setRefused(!secured);
    if (!secured) return;
    setSecured(false);
    onConfirmed();
  };

  return (
    <Dialog open={accessPassword !== null} title="Ihr Zugangspasswort">
      <p>Für später. Meist nehmen Sie einen Schlüssel je Headhunter.</p>
      <p>
        Geben Sie dieses Zugangspasswort Recruitern und Headhuntern, denen Sie antworten möchten. Es
        öffnet den Fragebogen auf Ihrem öffentlichen Profil, sonst nichts.
      </p>
      <div className={styles.password}>
        <code>{accessPassword}</code>
        <CopyButton text={accessPassword ?? ''} label="Zugangspasswort kopieren" />
      </div>
      <p>
        <strong>Wir zeigen es nur dieses eine Mal.</strong> Bitte notieren Sie es jetzt. Ein neues
        können Sie als Jobsuchende/r jederzeit unter „Konto“ erzeugen.
      </p>
      <CheckboxField
        label="Ich habe das Zugangspasswort gesichert"
        checked={secured}
        error={refused && !secured ? 'Bitte sichern Sie zuerst das Zugangspasswort.' : undefined}
        onChange={(event) => setSecured(event.currentTarget.checked)}
      />
      <DialogButtons>
        <Button onClick={confirm}>Weiter</Button>
      </DialogButtons>
    </Dialog>
  );
}
