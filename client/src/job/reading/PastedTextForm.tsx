import { readInput } from '@inkognito/shared/reading';
import { limits } from '@inkognito/shared/limits';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { useServerForm } from '../../lib/form/useServerForm.ts';
import { Button } from '../../ui/Button.tsx';
import { FieldHint } from '../../ui/field/Field.tsx';
import { TextAreaField } from '../../ui/field/TextAreaField.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Spinner } from '../../ui/page/Loading.tsx';
import { Stack } from '../../ui/Stack.tsx';

export function PastedTextForm({
  label,
  hint,
  submitLabel,
  busyText,
  onSubmit,
  actionAfter,
  initialFocus = false,
}: {
  label: string;
  hint: string;
  submitLabel: string;
  busyText: string;
  onSubmit: (text: string) => Promise<unknown>;
  actionAfter?: (error: unknown) => ReactNode;
  initialFocus?: boolean;
}) {
  const { control, field, busy, error, failure, formProps } = useServerForm({
    schema: readInput,
    defaultValues: { text: '' },
    save: ({ text }) => onSubmit(text),
    ...(initialFocus && { initialFocus: 'text' as const }),
  });
  const { length } = useWatch({ control, name: 'text' });

  return (
    <form {...formProps}>
      <Stack>
        <Stack gap="small">
          {/* No maximum length: a silently truncated text would be read as complete. */}
          <TextAreaField {...field('text')} label={label} hint={hint} required rows={8} />
          <FieldHint id={undefined}>
            {`${length.toLocaleString('de-DE')} von ${limits.pastedTextMax.toLocaleString('de-DE')} Zeichen`}
          </FieldHint>
        </Stack>
        {failure !== null && (
          <Notice tone="danger" action={actionAfter?.(error)}>
            {failure}
          </Notice>
        )}
        <div>
          <Button type="submit" busy={busy}>
            {submitLabel}
          </Button>
        </div>
        {busy && <Spinner>{busyText}</Spinner>}
      </Stack>
    </form>
  );
}
