import type { ReactNode } from 'react';
import styles from './Field.module.css';
import type { FieldText } from './fieldIds.ts';
import { classNames } from '../classNames.ts';
import { Icon } from '../Icon.tsx';
import * as drawings from '../drawings.ts';

export function Field({
  label,
  hint,
  error,
  mark,
  optional,
  ids,
  children,
}: FieldText & {
  optional: boolean;
  ids: {
    id: string;
    hintId: string | undefined;
    errorId: string | undefined;
    markId: string | undefined;
  };
  children: ReactNode;
}) {
  return (
    <div className={styles.field}>
      <div className={styles.head}>
        <label className={styles.label} htmlFor={ids.id}>
          {label}
          {optional && <OptionalMark />}
        </label>
        {mark !== undefined && <FieldMark id={ids.markId}>{mark}</FieldMark>}
      </div>
      {hint !== undefined && <FieldHint id={ids.hintId}>{hint}</FieldHint>}
      {children}
      {error !== undefined && <FieldError id={ids.errorId}>{error}</FieldError>}
    </div>
  );
}

export function FieldGroup({
  legend,
  hint,
  error,
  mark,
  required = false,
  hintId,
  errorId,
  children,
}: {
  legend: string;
  hint?: string | undefined;
  error?: string | undefined;
  mark?: string | undefined;
  required?: boolean | undefined;
  hintId?: string | undefined;
  errorId?: string | undefined;
  children: ReactNode;
}) {
  const describedBy = [hint === undefined ? undefined : hintId, error && errorId]
    .filter(Boolean)
    .join(' ');
  return (
    <fieldset className={styles.field} aria-describedby={describedBy || undefined}>
      <legend className={classNames(styles.label, mark !== undefined && styles.head)}>
        <span>
          {legend}
          {!required && <OptionalMark />}
        </span>{' '}
        {mark !== undefined && <FieldMark id={undefined}>{mark}</FieldMark>}
      </legend>
      {hint !== undefined && <FieldHint id={hintId}>{hint}</FieldHint>}
      {children}
      {error !== undefined && <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  );
}

function OptionalMark() {
  return <span className={styles.optional}> (freiwillig)</span>;
}

function FieldMark({ id, children }: { id: string | undefined; children: ReactNode }) {
  return (
    <span className={styles.mark} id={id}>
      {children}
    </span>
  );
}

export function FieldHint({ id, children }: { id: string | undefined; children: ReactNode }) {
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
