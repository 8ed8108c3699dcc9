import { type ReactNode, useState } from 'react';
import { useAction } from '../lib/action.ts';
import { CheckboxField } from '../ui/field/CheckboxField.tsx';
import { Notice } from '../ui/Notice.tsx';
import { Stack } from '../ui/Stack.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';

export function InstantSwitch({
  name,
  label,
  hint,
  on,
  save,
}: {
  name: string;
  label: ReactNode;
  hint: string;
  on: boolean;
  save: (on: boolean) => Promise<unknown>;
}) {
  const [wanted, setWanted] = useState(on);
  const { run, busy, failure } = useAction(save);
  const [saved, setSaved] = useState(false);

  async function change(next: boolean) {
    setWanted(next);
    setSaved(await run(next));
  }

  return (
    <Stack gap="small">
      <CheckboxField
        role="switch"
        look="card"
        name={name}
        label={label}
        hint={hint}
        checked={busy ? wanted : on}
        aria-busy={busy || undefined}
        onChange={({ currentTarget }) => {
          if (!busy) void change(currentTarget.checked);
        }}
      />
      {failure && <Notice tone="danger">Das wurde nicht gespeichert. {failure.message}</Notice>}
      <VisuallyHidden>
        <span role="status">{saved && !busy ? 'Gespeichert.' : ''}</span>
      </VisuallyHidden>
    </Stack>
  );
}
