import { type ReactNode, useId } from 'react';
import styles from './Field.module.css';
import { classNames } from '../classNames.ts';
import { Icon } from '../Icon.tsx';
import * as drawings from '../drawings.ts';

export type FieldText = {
  label: string;
  hint?: string | undefined;
  hintBelow?: boolean | undefined;
  error?: string | undefined;
  mark?: string | undefined;
};

type FieldIds = ReturnType<typeof useFieldIds>;

export function useFieldIds(given: string | undefined, { hint, error, mark }: Partial<FieldText>) {
  const made = useId();
  const id = given ?? made;
  const describedBy = Object.entries({ mark, hint, error })
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
  const { label, hint, hintBelow, error, mark, id, ...rest } = props;
  const ids = useFieldIds(id, { hint, error, mark });
  return {
    frame: { label, hint, hintBelow, error, mark, ids, optional: !props.required },
    control: { ...rest, ...ids.aria, id: ids.id },
  };
}

export function Field({
  label,
  hint,
  hintBelow = false,
  error,
  mark,
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
      <div className={styles.head}>
        <label className={styles.label} htmlFor={ids.id}>
          {label}
          {optional && <OptionalMark />}
        </label>
        {mark !== undefined && (
          <span className={styles.mark} id={`${ids.id}-mark`}>
            {mark}
          </span>
        )}
      </div>
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
  mark,
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
      <legend className={classNames(styles.label, mark !== undefined && styles.head)}>
        <span>
          {legend}
          {!required && <OptionalMark />}
        </span>{' '}
        {mark !== undefined && <span className={styles.mark}>{mark}</span>}
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
