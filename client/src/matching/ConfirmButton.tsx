import { type ReactNode, useState } from 'react';
import { useAction } from '../lib/action.ts';
import { Button, type ButtonVariant } from '../ui/Button.tsx';
import { ConfirmDialog } from '../ui/dialog/ConfirmDialog.tsx';
import type { Drawing } from '../ui/Icon.tsx';

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
  /** The element that says which of several things the button belongs to. */
  aboutId: string;
  icon: Drawing;
  variant?: ButtonVariant;
  title: string;
  question: ReactNode;
  confirmLabel: string;
  tone?: 'danger' | 'primary';
  action: () => Promise<unknown>;
  /** Called when it went well; the button may be gone by then. */
  onDone?: () => void;
}) {
  const [asking, setAsking] = useState(false);
  const { run, busy, failure, clearFailure } = useAction(action);

  const confirm = async () => {
    if (!(await run())) return;
    setAsking(false);
    onDone?.();
    // The button went with its row; without a new place the focus would start at the top of the page.
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
