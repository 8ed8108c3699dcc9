import type { ComponentProps } from 'react';
import { classNames } from '../classNames.ts';
import { Field, type FieldText, useField } from './Field.tsx';
import styles from './Field.module.css';

/** `unit`, such as "km" or "Tsd. €", is shown inside and read with the label. */
export function NumberField({
  unit,
  ...props
}: FieldText & { unit?: string } & Omit<ComponentProps<'input'>, 'type' | 'className'>) {
  const { frame, control } = useField(props);
  const unitId = `${control.id}-unit`;
  const describedBy = [unit === undefined ? undefined : unitId, control['aria-describedby']]
    .filter((each) => each !== undefined)
    .join(' ');
  return (
    <Field {...frame}>
      <div className={styles.withAddition}>
        <input
          inputMode="numeric"
          {...control}
          aria-describedby={describedBy === '' ? undefined : describedBy}
          type="number"
          className={classNames(styles.control, styles.number)}
          // Scrolling over the field would change the number.
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
