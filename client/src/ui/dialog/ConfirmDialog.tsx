import { type ReactNode, useRef } from 'react';
import { useAction } from '../../lib/action.ts';
import { Button } from '../Button.tsx';
import { Notice } from '../Notice.tsx';
import { Dialog, DialogButtons } from './Dialog.tsx';

/** The harmless button has the initial focus. A failure is shown in the dialog, which stays open. */
export function ConfirmDialog({
  open,
  title,
  children,
  confirmLabel,
  tone = 'danger',
  action,
  fallback,
  onDone,
  onClose,
}: {
  open: boolean;
  title: string;
  children: ReactNode;
  confirmLabel: string;
  tone?: 'danger' | 'primary';
  action: () => Promise<unknown>;
  fallback?: string;
  onDone?: () => void;
  onClose: () => void;
}) {
  const cancelButton = useRef<HTMLButtonElement>(null);
  const { run, busy, failure, clearFailure } = useAction(action, fallback);

  const cancel = () => {
    clearFailure();
    onClose();
  };
  const confirm = async () => {
    if (!(await run())) return;
    onClose();
    onDone?.();
  };

  return (
    <Dialog
      open={open}
      onClose={cancel}
      title={title}
      role="alertdialog"
      initialFocus={cancelButton}
    >
      <div>{children}</div>
      {failure && <Notice tone="danger">{failure.message}</Notice>}
      <DialogButtons>
        <Button ref={cancelButton} variant="secondary" onClick={cancel}>
          Abbrechen
        </Button>
        <Button variant={tone} busy={busy} onClick={() => void confirm()}>
          {confirmLabel}
        </Button>
      </DialogButtons>
    </Dialog>
  );
}
