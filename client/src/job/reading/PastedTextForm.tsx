import { readInput } from '@inkognito/shared/reading/reading';
import { useServerForm } from '../../lib/form/useServerForm.ts';
import type { ButtonVariant } from '../../ui/Button.tsx';
import { TextAreaField, isPaste } from '../../ui/field/TextAreaField.tsx';
import { FormEnd } from '../../ui/form/Form.tsx';
import { Spinner } from '../../ui/page/Loading.tsx';
import { Stack } from '../../ui/Stack.tsx';

/** A function of the module, so that React calls it when the form appears and never again. */
function submitOnce(form: HTMLFormElement | null): void {
  // After the library knows its fields.
  queueMicrotask(() => form?.requestSubmit());
}

/** Reads at once what is pasted or was brought along; the button is for what is typed. */
export function PastedTextForm({
  label,
  hint,
  submitLabel,
  busyText,
  onSubmit,
  variant = 'primary',
  rows = 8,
  initialFocus = false,
  initialText,
}: {
  label: string;
  hint: string;
  submitLabel: string;
  busyText: string;
  onSubmit: (text: string) => Promise<unknown>;
  variant?: ButtonVariant;
  rows?: number;
  initialFocus?: boolean;
  initialText?: string | undefined;
}) {
  const form = useServerForm({
    schema: readInput,
    defaultValues: { text: initialText ?? '' },
    save: ({ text }) => onSubmit(text),
    ...(initialFocus && { initialFocus: 'text' as const }),
  });

  return (
    <form {...form.formProps} ref={initialText === undefined ? undefined : submitOnce}>
      <Stack>
        {/* No maximum length: a silently truncated text would be read as complete. */}
        <TextAreaField
          {...form.field('text')}
          label={label}
          hint={hint}
          hintBelow
          required
          rows={rows}
          onInput={({ currentTarget, nativeEvent }) => {
            // After the library has the value.
            if (isPaste(nativeEvent)) queueMicrotask(() => currentTarget.form?.requestSubmit());
          }}
        />
        <FormEnd form={form} submitLabel={submitLabel} variant={variant} />
        {form.busy && <Spinner>{busyText}</Spinner>}
      </Stack>
    </form>
  );
}
