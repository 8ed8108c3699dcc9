import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { CheckboxField } from '../../ui/field/CheckboxField.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import styles from '../auth.module.css';

export function ConsentField({
  error,
  ...rest
}: { error?: string | undefined } & Omit<ComponentProps<'input'>, 'type'>) {
  return (
    <div className={styles.consent}>
      <CheckboxField
        {...rest}
        label="Ich nutze Inkognito in der Beta-Version und stimme der Speicherung meiner Daten zu."
        error={error}
      />
      <p className={styles.small}>
        Inkognito ist ab 16 Jahren. Was wir speichern und warum, steht in der{' '}
        <Link to={paths.privacyPolicy} target="_blank" rel="noopener">
          Datenschutzerklärung
          <VisuallyHidden> (öffnet in neuem Tab)</VisuallyHidden>
        </Link>
        .
      </p>
    </div>
  );
}
