import { type ComponentProps, type ReactNode, useState } from 'react';
import { Button, type ButtonVariant } from '../Button.tsx';
import type { Drawing } from '../Icon.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';

export function ConfirmButton({
  label,
  aboutId,
  icon,
  variant = 'secondary',
  question,
  onDone,
  ...dialog
}: {
  label: string;
  /** Id of the element that names what the button acts on. */
  aboutId: string;
  icon: Drawing;
  variant?: ButtonVariant;
  question: ReactNode;
  /** After success; the button may be unmounted. */
  onDone?: () => void;
} & Omit<ComponentProps<typeof ConfirmDialog>, 'open' | 'children' | 'onDone' | 'onClose'>) {
  const [asking, setAsking] = useState(false);

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
        {...dialog}
        open={asking}
        onClose={() => setAsking(false)}
        onDone={() => {
          onDone?.();
          // The button may be unmounted with its row; without a target the focus would go to the top.
          document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
        }}
      >
        {question}
      </ConfirmDialog>
    </>
  );
}
