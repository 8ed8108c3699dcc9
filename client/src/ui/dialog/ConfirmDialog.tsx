import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { Button } from '../Button.tsx';
import { Dialog, DialogButtons } from './Dialog.tsx';
import { Notice } from '../Notice.tsx';
import { TextField } from '../field/TextField.tsx';

type ConfirmDialogProps = {
  open: boolean;
  title: string;
  children: ReactNode;
  /** The words of the button that does it, such as "Job löschen". */
  confirmLabel: string;
  cancelLabel?: string;
  tone?: 'danger' | 'primary';
  busy?: boolean;
  /** Why it did not work; the dialog stays open. */
  error?: string | undefined;
  /** Text that must be typed first, for what cannot be undone. */
  mustType?: { label: string; text: string };
  onConfirm: () => void;
  onCancel: () => void;
};

/** Asks before something is done. The focus starts on the harmless button. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const cancelButton = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      open={props.open}
      onClose={props.onCancel}
      title={props.title}
      role="alertdialog"
      initialFocus={cancelButton}
    >
      <Question {...props} cancelButton={cancelButton} />
    </Dialog>
  );
}

/** Lives only while the dialog is open, so that typed text does not wait for the next time. */
function Question({
  children,
  confirmLabel,
  cancelLabel = 'Abbrechen',
  tone = 'danger',
  busy = false,
  error,
  mustType,
  onConfirm,
  onCancel,
  cancelButton,
}: ConfirmDialogProps & { cancelButton: RefObject<HTMLButtonElement | null> }) {
  const [typed, setTyped] = useState('');
  const [refused, setRefused] = useState(false);

  const confirm = () => {
    const matches = mustType === undefined || typed.trim() === mustType.text;
    setRefused(!matches);
    if (matches) onConfirm();
  };

  return (
    <>
      <div>{children}</div>
      {mustType !== undefined && (
        <TextField
          label={mustType.label}
          required
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={typed}
          error={refused ? `Bitte geben Sie genau „${mustType.text}“ ein.` : undefined}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
          }}
        />
      )}
      {error !== undefined && <Notice tone="danger">{error}</Notice>}
      <DialogButtons>
        <Button ref={cancelButton} variant="secondary" onClick={onCancel}>
          {cancelLabel}
        </Button>
        <Button variant={tone} busy={busy} onClick={confirm}>
          {confirmLabel}
        </Button>
      </DialogButtons>
    </>
  );
}
