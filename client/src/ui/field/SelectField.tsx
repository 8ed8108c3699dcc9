import type { ComponentProps } from 'react';
import { classNames } from '../classNames.ts';
import { Field, type FieldText, useField } from './Field.tsx';
import styles from './Field.module.css';
import { Icon } from '../Icon.tsx';
import * as drawings from '../drawings.ts';

export function SelectField({
  options,
  placeholder,
  ...props
}: FieldText & {
  options: readonly { value: string; label: string }[];
  placeholder?: string;
} & Omit<ComponentProps<'select'>, 'children' | 'multiple' | 'className'>) {
  const { frame, control } = useField(props);
  return (
    <Field {...frame}>
      <div className={styles.withAddition}>
        <select {...control} className={classNames(styles.control, styles.select)}>
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <span className={styles.chevron}>
          <Icon drawing={drawings.chevronDown} />
        </span>
      </div>
    </Field>
  );
}

export function optionsOf<Code extends string>(labels: Readonly<Record<Code, string>>) {
  return Object.entries<string>(labels).map(([value, label]) => ({ value: value as Code, label }));
}
