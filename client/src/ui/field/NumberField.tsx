import type { ComponentProps } from 'react';
import { classNames } from '../classNames.ts';
import { Field, type FieldText, useField } from './Field.tsx';
import styles from './Field.module.css';

/** `unit`, such as "km" or "Tsd. €", is shown inside and read with the label. Register it with a `figureReader`. */
export function NumberField({
  unit,
  ...props
}: FieldText & { unit?: string } & Omit<ComponentProps<'input'>, 'type' | 'className'>) {
  const { frame, control } = useField(props);
  const unitId = `${control.id}-unit`;
  const describedBy = [unit !== undefined && unitId, control['aria-describedby']]
    .filter(Boolean)
    .join(' ');
  return (
    <Field {...frame}>
      <div className={styles.withAddition}>
        <input
          inputMode="numeric"
          {...control}
          aria-describedby={describedBy || undefined}
          // A number field of the browser drops what it does not understand: "65,5" became 655.
          type="text"
          autoComplete="off"
          className={classNames(styles.control, styles.number)}
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
