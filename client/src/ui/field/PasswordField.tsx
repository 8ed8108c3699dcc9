import { type ComponentProps, useState } from 'react';
import { Field, type FieldText, useField } from './Field.tsx';
import styles from './Field.module.css';
import { Icon } from '../Icon.tsx';
import * as drawings from '../drawings.ts';

export function PasswordField(
  props: FieldText & Omit<ComponentProps<'input'>, 'type' | 'className'>,
) {
  const { frame, control } = useField(props);
  const [shown, setShown] = useState(false);
  return (
    <Field {...frame}>
      <div className={styles.withAddition}>
        <input
          autoComplete="current-password"
          {...control}
          type={shown ? 'text' : 'password'}
          autoCapitalize="none"
          spellCheck={false}
          className={styles.control}
        />
        <button
          type="button"
          className={styles.toggle}
          aria-label="Passwort anzeigen"
          aria-pressed={shown}
          aria-controls={control.id}
          onClick={() => setShown(!shown)}
        >
          <Icon drawing={shown ? drawings.eyeOff : drawings.eye} />
        </button>
      </div>
    </Field>
  );
}
