import { type ReactNode, useRef } from 'react';
import { Button } from '../Button.tsx';
import { Notice } from '../Notice.tsx';
import { Dialog, DialogButtons } from './Dialog.tsx';

/** The focus starts on the harmless button. */
export function ConfirmDialog({
  open,
  title,
  children,
  confirmLabel,
  tone = 'danger',
  busy = false,
  error,
  onConfirm,
  onCancel,
}: {
  open: boolean;
  title: string;
  children: ReactNode;
  confirmLabel: string;
  tone?: 'danger' | 'primary';
  busy?: boolean;
  /** Why it did not work; the dialog stays open. */
  error?: string | undefined;
  onConfirm: () => void;
  onCancel: () => void;
}) {
  const cancelButton = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      open={open}
      onClose={onCancel}
      title={title}
      role="alertdialog"
      initialFocus={cancelButton}
    >
      <div>{children}</div>
      {error !== undefined && <Notice tone="danger">{error}</Notice>}
      <DialogButtons>
        <Button ref={cancelButton} variant="secondary" onClick={onCancel}>
          Abbrechen
        </Button>
        <Button variant={tone} busy={busy} onClick={onConfirm}>
          {confirmLabel}
        </Button>
      </DialogButtons>
    </Dialog>
  );
}
