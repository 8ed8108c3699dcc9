import { type ReactNode, useId } from 'react';
import styles from './Field.module.css';
import { Icon } from '../Icon.tsx';
import * as drawings from '../drawings.ts';

export type FieldText = {
  label: string;
  hint?: string | undefined;
  hintBelow?: boolean | undefined;
  error?: string | undefined;
};

type FieldIds = ReturnType<typeof useFieldIds>;

export function useFieldIds(given: string | undefined, { hint, error }: Partial<FieldText>) {
  const made = useId();
  const id = given ?? made;
  const describedBy = Object.entries({ hint, error })
    .filter(([, text]) => text !== undefined)
    .map(([part]) => `${id}-${part}`)
    .join(' ');
  return {
    id,
    aria: {
      'aria-describedby': describedBy || undefined,
      'aria-invalid': error === undefined ? undefined : true,
    },
  };
}

export function useField<
  Props extends FieldText & { id?: string | undefined; required?: boolean | undefined },
>(props: Props) {
  const { label, hint, hintBelow, error, id, ...rest } = props;
  const ids = useFieldIds(id, { hint, error });
  return {
    frame: { label, hint, hintBelow, error, ids, optional: !props.required },
    control: { ...rest, ...ids.aria, id: ids.id },
  };
}

export function Field({
  label,
  hint,
  hintBelow = false,
  error,
  optional,
  ids,
  children,
}: FieldText & {
  optional: boolean;
  ids: FieldIds;
  children: ReactNode;
}) {
  const shownHint = hint !== undefined && <FieldHint id={`${ids.id}-hint`}>{hint}</FieldHint>;
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={ids.id}>
        {label}
        {optional && <OptionalMark />}
      </label>
      {!hintBelow && shownHint}
      {children}
      {hintBelow && shownHint}
      {error !== undefined && <FieldError id={`${ids.id}-error`}>{error}</FieldError>}
    </div>
  );
}

export function FieldGroup({
  legend,
  required = false,
  hint,
  error,
  ids,
  children,
}: Omit<FieldText, 'label'> & {
  legend: string;
  required?: boolean | undefined;
  ids?: FieldIds;
  children: ReactNode;
}) {
  return (
    <fieldset className={styles.field} aria-describedby={ids?.aria['aria-describedby']}>
      <legend className={styles.label}>
        {legend}
        {!required && <OptionalMark />}
      </legend>
      {hint !== undefined && <FieldHint id={ids && `${ids.id}-hint`}>{hint}</FieldHint>}
      {children}
      {error !== undefined && <FieldError id={ids && `${ids.id}-error`}>{error}</FieldError>}
    </fieldset>
  );
}

function OptionalMark() {
  return <span className={styles.optional}> (freiwillig)</span>;
}

export function FieldHint({ id, children }: { id?: string | undefined; children: ReactNode }) {
  return (
    <p className={styles.hint} id={id}>
      {children}
    </p>
  );
}

export function FieldError({ id, children }: { id: string | undefined; children: ReactNode }) {
  return (
    <p className={styles.error} id={id}>
      <Icon drawing={drawings.warning} size={18} />
      <span>{children}</span>
    </p>
  );
}
