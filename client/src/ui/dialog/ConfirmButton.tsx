import { type ReactNode, useState } from 'react';
import { useAction } from '../../lib/action.ts';
import { Button, type ButtonVariant } from '../Button.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import type { Drawing } from '../Icon.tsx';

export function ConfirmButton({
  label,
  aboutId,
  icon,
  variant = 'secondary',
  title,
  question,
  confirmLabel,
  tone = 'danger',
  action,
  onDone,
}: {
  label: string;
  /** Id of the element that names what the button acts on. */
  aboutId: string;
  icon: Drawing;
  variant?: ButtonVariant;
  title: string;
  question: ReactNode;
  confirmLabel: string;
  tone?: 'danger' | 'primary';
  action: () => Promise<unknown>;
  /** After success; the button may be unmounted. */
  onDone?: () => void;
}) {
  const [asking, setAsking] = useState(false);
  const { run, busy, failure, clearFailure } = useAction(action);

  const confirm = async () => {
    if (!(await run())) return;
    setAsking(false);
    onDone?.();
    // The button may be gone with its row; the focus would start at the top of the page.
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  };

  return (
    <>
      <Button
        variant={variant}
        size="small"
        icon={icon}
        aria-describedby={aboutId}
        onClick={() => setAsking(true)}
      >
        {label}
      </Button>
      <ConfirmDialog
        open={asking}
        title={title}
        confirmLabel={confirmLabel}
        tone={tone}
        busy={busy}
        error={failure?.message}
        onConfirm={() => void confirm()}
        onCancel={() => {
          setAsking(false);
          clearFailure();
        }}
      >
        {question}
      </ConfirmDialog>
    </>
  );
}
