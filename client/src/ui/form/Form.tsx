import type { ComponentProps, ReactNode, Ref } from 'react';
import type { FormState } from '../../lib/form/useServerForm.ts';
import type { Question } from '../../lib/form/useStoredForm.ts';
import { Button } from '../Button.tsx';
import { DialogButtons } from '../dialog/Dialog.tsx';
import { Notice } from '../Notice.tsx';
import { Cluster, Stack } from '../Stack.tsx';
import { ChangedElsewhere } from './ChangedElsewhere.tsx';

type Buttons = {
  submitLabel: string;
  failureTitle?: string;
  failureAction?: ReactNode;
  onCancel?: () => void;
  cancelButton?: Ref<HTMLButtonElement>;
  inDialog?: boolean;
  wide?: boolean;
  /** Beside the buttons: what is saved so far. */
  status?: string;
} & Pick<ComponentProps<typeof Button>, 'variant' | 'size' | 'disabled' | 'aria-describedby'>;

export function Form({
  form,
  gap,
  className,
  onChange,
  children,
  ...buttons
}: Buttons & { form: FormState } & Pick<ComponentProps<typeof Stack>, 'gap'> &
  Pick<ComponentProps<'form'>, 'className' | 'onChange' | 'children'>) {
  return (
    <form {...form.formProps} className={className} onChange={onChange}>
      <Stack gap={gap}>
        {children}
        <FormEnd {...buttons} form={form} />
      </Stack>
    </form>
  );
}

/** What stopped the form, and its buttons: in a dialog the last one sends. */
export function FormEnd({
  form: { failure, busy, question },
  submitLabel,
  failureTitle,
  failureAction,
  onCancel,
  cancelButton,
  inDialog = false,
  wide = false,
  status,
  ...look
}: Buttons & { form: { failure: ReactNode; busy: boolean; question: Question | null } }) {
  const submit = (
    <Button {...look} type="submit" busy={busy}>
      {submitLabel}
    </Button>
  );
  const cancel = onCancel && (
    <Button ref={cancelButton} variant="secondary" onClick={onCancel}>
      Abbrechen
    </Button>
  );
  return (
    <>
      {question && <ChangedElsewhere {...question} />}
      {failure !== null && (
        <Notice tone="danger" title={failureTitle} action={failureAction}>
          {failure}
        </Notice>
      )}
      {wide ? (
        submit
      ) : inDialog ? (
        <DialogButtons>
          {cancel}
          {submit}
        </DialogButtons>
      ) : (
        <Cluster>
          {submit}
          {cancel}
          {status !== undefined && <span role="status">{status}</span>}
        </Cluster>
      )}
    </>
  );
}
