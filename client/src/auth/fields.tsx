import { limits } from '@inkognito/shared/limits';
import { paths } from '@inkognito/shared/pages';
import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import type { FieldProps } from '../lib/form/useServerForm.ts';
import { CheckboxField } from '../ui/field/CheckboxField.tsx';
import { PasswordField } from '../ui/field/PasswordField.tsx';
import { TextField } from '../ui/field/TextField.tsx';
import { Stack } from '../ui/Stack.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import styles from './auth.module.css';

type Words = { label?: string; hint?: string };

export function UsernameField({ label = 'Benutzername', ...rest }: FieldProps & Words) {
  return (
    <TextField
      {...rest}
      label={label}
      required
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}

const publicName = 'Er ist öffentlich und Teil Ihres Links. Ihr richtiger Name muss es nicht sein.';

export function NewUsernameField({ hint = publicName, ...rest }: FieldProps & Words) {
  return (
    <UsernameField
      {...rest}
      hint={`${hint} 3 bis 30 Zeichen: a–z, 0–9, Punkt, Binde- und Unterstrich.`}
    />
  );
}

export function NewPasswordField({ label = 'Neues Passwort', ...rest }: FieldProps & Words) {
  return (
    <PasswordField
      {...rest}
      label={label}
      hint="Mindestens 10 Zeichen. Ein Satz aus mehreren Wörtern ist sicher und leicht zu merken."
      required
      autoComplete="new-password"
    />
  );
}

export function ConsentField({
  error,
  ...rest
}: { error?: string | undefined } & Omit<ComponentProps<'input'>, 'type'>) {
  return (
    <Stack gap="small">
      <CheckboxField
        {...rest}
        label={`Ich bin mindestens ${limits.minimumAge} Jahre alt, nutze Inkognito in der Beta-Version und stimme den Nutzungsbedingungen sowie der Speicherung meiner Daten zu.`}
        error={error}
      />
      <p className={styles.small}>
        Zum Nachlesen: <Reading to={paths.terms}>Nutzungsbedingungen</Reading>,{' '}
        <Reading to={paths.privacyPolicy}>Datenschutzerklärung</Reading>.
      </p>
    </Stack>
  );
}

function Reading({ to, children }: { to: string; children: string }) {
  return (
    <Link to={to} target="_blank" rel="noopener">
      {children}
      <VisuallyHidden> (öffnet in neuem Tab)</VisuallyHidden>
    </Link>
  );
}
