import type { ComponentProps, ReactNode } from 'react';
import styles from './Choice.module.css';
import { classNames } from '../classNames.ts';
import { FieldGroup, useFieldIds } from './Field.tsx';

export type Choice = {
  value: string;
  label: string;
  description?: string;
  disabled?: boolean;
};

export function ChoiceGroup({
  legend,
  hint,
  error,
  mark,
  type,
  options,
  columns = 1,
  required = false,
  ...rest
}: {
  legend: string;
  hint?: string | undefined;
  error?: string | undefined;
  mark?: string | undefined;
  type: 'radio' | 'checkbox';
  options: readonly Choice[];
  columns?: 1 | 2 | 3;
} & Omit<ComponentProps<'input'>, 'type' | 'id' | 'value' | 'checked' | 'className'>) {
  const ids = useFieldIds(undefined, { hint, error });
  return (
    <FieldGroup legend={legend} hint={hint} error={error} mark={mark} required={required} ids={ids}>
      <Choices columns={columns}>
        {options.map((option) => (
          <ChoiceCard
            key={option.value}
            {...rest}
            {...ids.aria}
            required={type === 'radio' && required}
            type={type}
            id={`${ids.id}-${option.value}`}
            option={option}
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

function ChoiceCard({
  option,
  id,
  disabled,
  ...rest
}: { option: Choice; id: string } & ComponentProps<'input'>) {
  const descriptionId = `${id}-description`;
  return (
    <div className={classNames(styles.choice, styles.card)}>
      <input
        {...rest}
        id={id}
        value={option.value}
        disabled={option.disabled ?? disabled}
        className={styles.input}
        aria-describedby={
          option.description === undefined ? rest['aria-describedby'] : descriptionId
        }
      />
      <div className={styles.words}>
        <label htmlFor={id} className={styles.label}>
          {option.label}
        </label>
        {option.description !== undefined && (
          <p id={descriptionId} className={styles.description}>
            {option.description}
          </p>
        )}
      </div>
    </div>
  );
}
