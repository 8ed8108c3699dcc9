import type { ReactNode } from 'react';
import type { FormState } from '../../lib/form/useServerForm.ts';
import { Button } from '../../ui/Button.tsx';
import { DialogButtons } from '../../ui/dialog/Dialog.tsx';
import { Notice } from '../../ui/Notice.tsx';
import styles from '../../auth/auth.module.css';

export type ProofProps = { onProved: () => void; onCancel: () => void };

export function ProofForm({
  form: { failure, busy, formProps },
  onCancel,
  children,
}: {
  form: FormState;
  onCancel: () => void;
  children: ReactNode;
}) {
  return (
    <form className={styles.form} {...formProps}>
      {children}
      {failure !== null && <Notice tone="danger">{failure}</Notice>}
      <DialogButtons>
        <Button variant="secondary" onClick={onCancel}>
          Abbrechen
        </Button>
        <Button type="submit" busy={busy}>
          Bestätigen
        </Button>
      </DialogButtons>
    </form>
  );
}
