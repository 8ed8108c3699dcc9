import { z } from '@inkognito/shared/schema/zod';
import { type ReactNode, type RefObject, useRef } from 'react';
import { useServerForm } from '../../lib/form/useServerForm.ts';
import { Button } from '../Button.tsx';
import { TextField } from '../field/TextField.tsx';
import { Notice } from '../Notice.tsx';
import { Dialog, DialogButtons } from './Dialog.tsx';
import styles from './Dialog.module.css';

type TypedConfirmDialogProps = {
  open: boolean;
  title: string;
  children: ReactNode;
  confirmLabel: string;
  mustType: { label: string; text: string };
  onConfirm: () => Promise<void>;
  /** Said where the server gave no sentence; the dialog stays open. */
  fallback?: string;
  onCancel: () => void;
};

/** For what cannot be undone. The focus starts on the harmless button. */
export function TypedConfirmDialog(props: TypedConfirmDialogProps) {
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
  mustType,
  onConfirm,
  fallback,
  onCancel,
  cancelButton,
}: TypedConfirmDialogProps & { cancelButton: RefObject<HTMLButtonElement | null> }) {
  const { field, busy, failure, formProps } = useServerForm({
    schema: typedText(mustType.text),
    defaultValues: { typed: '' },
    save: onConfirm,
    ...(fallback !== undefined && { fallback }),
  });

  return (
    <form className={styles.form} {...formProps}>
      <div>{children}</div>
      <TextField
        {...field('typed')}
        label={mustType.label}
        required
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      {failure !== null && <Notice tone="danger">{failure}</Notice>}
      <DialogButtons>
        <Button ref={cancelButton} variant="secondary" onClick={onCancel}>
          Abbrechen
        </Button>
        <Button type="submit" variant="danger" busy={busy}>
          {confirmLabel}
        </Button>
      </DialogButtons>
    </form>
  );
}

const typedText = (text: string) =>
  z.object({
    typed: z
      .string()
      .trim()
      .refine((typed) => typed === text, `Bitte geben Sie genau „${text}“ ein.`),
  });
