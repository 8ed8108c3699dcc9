import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useAction } from '../../lib/action.ts';
import { focusTitle } from '../../lib/focus.ts';
import { Button, type ButtonSize, type ButtonVariant } from '../Button.tsx';
import type { Drawing } from '../Icon.tsx';
import { Notice } from '../Notice.tsx';
import { Dialog, DialogButtons } from './Dialog.tsx';

/** The harmless button has the initial focus. A failure is shown in the dialog, which stays open. */
export function ConfirmButton({
  label,
  aboutId,
  icon,
  variant = 'secondary',
  size = 'small',
  title,
  question,
  confirmLabel = label,
  tone = 'danger',
  action,
  fallback,
  onDone,
}: {
  label: string;
  /** Id of the element that names what the button acts on. */
  aboutId?: string;
  icon?: Drawing;
  variant?: ButtonVariant;
  size?: ButtonSize;
  title: string;
  question: ReactNode;
  confirmLabel?: string;
  tone?: 'danger' | 'primary';
  action: () => Promise<unknown>;
  fallback?: string;
  /** After success; the button may be unmounted. */
  onDone?: () => void;
}) {
  const [asking, setAsking] = useState(false);
  const cancelButton = useRef<HTMLButtonElement>(null);
  const { run, busy, failure, clearFailure } = useAction(action, fallback);

  const close = () => {
    clearFailure();
    setAsking(false);
  };
  const confirm = async () => {
    if (!(await run())) return;
    // An open dialog lets no focus out; leaving a menu with it closes the menu.
    flushSync(() => setAsking(false));
    focusTitle();
    onDone?.();
  };

  return (
    <>
      <Button
        variant={variant}
        size={size}
        aria-describedby={aboutId}
        onClick={() => setAsking(true)}
        {...(icon !== undefined && { icon })}
      >
        {label}
      </Button>
      <Dialog
        open={asking}
        onClose={close}
        title={title}
        role="alertdialog"
        initialFocus={cancelButton}
      >
        <div>{question}</div>
        {failure && <Notice tone="danger">{failure.message}</Notice>}
        <DialogButtons>
          <Button ref={cancelButton} variant="secondary" onClick={close}>
            Abbrechen
          </Button>
          <Button variant={tone} busy={busy} onClick={() => void confirm()}>
            {confirmLabel}
          </Button>
        </DialogButtons>
      </Dialog>
    </>
  );
}
