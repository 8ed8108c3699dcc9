import type { ComponentProps } from 'react';
import { classNames } from '../classNames.ts';
import { Field, type FieldText, useFieldIds } from './Field.tsx';
import styles from './Field.module.css';

/** `unit`, such as "km" or "Tsd. €", stands inside at the end and is read with the label. */
export function NumberField({
  label,
  hint,
  error,
  mark,
  id,
  unit,
  ...rest
}: FieldText & { unit?: string } & Omit<ComponentProps<'input'>, 'type' | 'className'>) {
  const ids = useFieldIds(id, { hint, error, mark });
  const unitId = `${ids.id}-unit`;
  const describedBy = [unit === undefined ? undefined : unitId, ids.aria['aria-describedby']]
    .filter((each) => each !== undefined)
    .join(' ');
  return (
    <Field label={label} hint={hint} error={error} mark={mark} optional={!rest.required} ids={ids}>
      <div className={styles.withAddition}>
        <input
          inputMode="numeric"
          {...rest}
          {...ids.aria}
          aria-describedby={describedBy === '' ? undefined : describedBy}
          id={ids.id}
          type="number"
          className={classNames(styles.control, styles.number)}
          // The wheel would change the number under the pointer while the page is scrolled.
          onWheel={(event) => event.currentTarget.blur()}
        />
        {unit !== undefined && (
          <span className={styles.unit} id={unitId}>
            {unit}
          </span>
        )}
      </div>
    </Field>
  );
}
