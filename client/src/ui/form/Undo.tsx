import { type ReactNode, useState } from 'react';
import { focusOnce } from '../../lib/focus.ts';
import { Stack } from '../Stack.tsx';
import { ActionButton } from './ActionButton.tsx';

/** What was done, with the way back, for a notice. */
export function Undo({
  action,
  undone,
  children,
}: {
  action: () => Promise<unknown>;
  undone: string;
  children: ReactNode;
}) {
  const [isUndone, setUndone] = useState(false);
  if (isUndone) {
    return (
      <p ref={focusOnce} tabIndex={-1}>
        {undone}
      </p>
    );
  }
  const undo = async () => {
    await action();
    setUndone(true);
  };
  return (
    <Stack gap="small">
      <p>{children}</p>
      <ActionButton variant="secondary" size="small" action={undo}>
        Rückgängig
      </ActionButton>
    </Stack>
  );
}
