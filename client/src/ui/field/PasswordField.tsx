import { type ComponentProps, useState } from 'react';
import { Field, type FieldText, useFieldIds } from './Field.tsx';
import styles from './Field.module.css';
import { Icon } from '../Icon.tsx';
import * as drawings from '../drawings.ts';

export function PasswordField({
  label,
  hint,
  error,
  id,
  autoComplete = 'current-password',
  ...rest
}: FieldText & Omit<ComponentProps<'input'>, 'type' | 'className'>) {
  const ids = useFieldIds(id, { hint, error });
  const [shown, setShown] = useState(false);
  return (
    <Field label={label} hint={hint} error={error} optional={!rest.required} ids={ids}>
      <div className={styles.withAddition}>
        <input
          {...rest}
          {...ids.aria}
          id={ids.id}
          type={shown ? 'text' : 'password'}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          className={styles.control}
        />
        <button
          type="button"
          className={styles.toggle}
          aria-label="Passwort anzeigen"
          aria-pressed={shown}
          aria-controls={ids.id}
          onClick={() => setShown(!shown)}
        >
          <Icon drawing={shown ? drawings.eyeOff : drawings.eye} />
        </button>
      </div>
    </Field>
  );
}
