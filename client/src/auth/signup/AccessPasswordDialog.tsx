import { CopyButton } from '../../ui/Button.tsx';
import { Dialog, DialogButtons } from '../../ui/dialog/Dialog.tsx';
import { ActionButton } from '../../ui/form/ActionButton.tsx';
import styles from '../auth.module.css';

/** The access password is shown only once, so no Esc closes it. */
export function AccessPasswordDialog({
  accessPassword,
  onConfirmed,
}: {
  accessPassword: string | null;
  onConfirmed: () => unknown;
}) {
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
      <DialogButtons>
        <ActionButton action={() => Promise.resolve(onConfirmed())}>Weiter</ActionButton>
      </DialogButtons>
    </Dialog>
  );
}
