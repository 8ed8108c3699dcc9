import type { ComponentProps, ReactNode } from 'react';
import { Choice } from './CheckboxField.tsx';
import styles from './Choice.module.css';
import { FieldGroup, useFieldIds } from './Field.tsx';

export type ChoiceOption = {
  value: string;
  label: string;
  description?: string;
  disabled?: boolean;
};

export function ChoiceGroup({
  legend,
  hint,
  error,
  type,
  options,
  columns = 1,
  required = false,
  ...rest
}: {
  legend: string;
  hint?: string | undefined;
  error?: string | undefined;
  type: 'radio' | 'checkbox';
  options: readonly ChoiceOption[];
  columns?: 1 | 2 | 3;
} & Omit<ComponentProps<'input'>, 'type' | 'id' | 'value' | 'checked' | 'className'>) {
  const ids = useFieldIds(undefined, { hint, error });
  return (
    <FieldGroup legend={legend} hint={hint} error={error} required={required} ids={ids}>
      <Choices columns={columns}>
        {options.map(({ value, label, description, disabled }) => (
          <Choice
            key={value}
            {...rest}
            {...ids.aria}
            {...(description !== undefined && {
              'aria-describedby': `${ids.id}-${value}-hint`,
            })}
            required={type === 'radio' && required}
            type={type}
            id={`${ids.id}-${value}`}
            value={value}
            label={label}
            hint={description}
            look="card"
            disabled={disabled ?? rest.disabled}
          />
        ))}
      </Choices>
    </FieldGroup>
  );
}

export function Choices({ columns = 1, children }: { columns?: 1 | 2 | 3; children: ReactNode }) {
  return (
    <div className={styles.options} data-columns={columns}>
      {children}
    </div>
  );
}
