import { type ComponentProps, useState } from 'react';
import { classNames } from '../classNames.ts';
import { Field, type FieldText, useField } from './Field.tsx';
import styles from './Field.module.css';
import { Icon } from '../Icon.tsx';
import * as drawings from '../drawings.ts';

/** A key is masked text: into `type=password` browsers fill the account's own password, whatever `autocomplete` says. */
export function PasswordField({
  isKey = false,
  ...props
}: FieldText & { isKey?: boolean } & Omit<ComponentProps<'input'>, 'type' | 'className'>) {
  const { frame, control } = useField(props);
  const [shown, setShown] = useState(false);
  return (
    <Field {...frame}>
      <div className={styles.withAddition}>
        <input
          autoComplete={isKey ? 'one-time-code' : 'current-password'}
          {...control}
          type={shown || isKey ? 'text' : 'password'}
          autoCapitalize="none"
          spellCheck={false}
          className={classNames(styles.control, isKey && !shown && styles.masked)}
        />
        <button
          type="button"
          className={styles.toggle}
          aria-label={isKey ? 'Schlüssel anzeigen' : 'Passwort anzeigen'}
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
