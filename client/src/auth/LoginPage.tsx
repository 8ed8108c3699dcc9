import { useId, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { Link, Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { paths } from '../app/paths.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import { Button } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { Notice } from '../ui/Notice.tsx';
import { PageFrame } from '../ui/PageFrame.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';
import { PasswordField } from '../ui/PasswordField.tsx';
import { Stack } from '../ui/Stack.tsx';
import { TextField } from '../ui/TextField.tsx';
import { useCurrentUser } from '../user/user.queries.ts';
import { loginForm } from './auth.form.ts';
import styles from './auth.module.css';
import { signIn } from './auth.queries.ts';
import { ConsentField } from './ConsentField.tsx';
import { ProviderButtons } from './ProviderButtons.tsx';
import { serverSentence } from './serverSentence.ts';
import { afterSignIn, readSignInState, type SignInState } from './signInState.ts';

export default function LoginPage() {
  return (
    <PageFrame title="Anmelden" width="narrow">
      <Login />
    </PageFrame>
  );
}

function Login() {
  const user = useCurrentUser();
  const { from, message } = readSignInState(useLocation().state);
  const [query] = useSearchParams();
  const error = query.get('error');
  const toSignup: SignInState = from === undefined ? {} : { from };

  if (user) return <Navigate to={afterSignIn(user, from)} replace />;
  return (
    <>
      <PageHeader title="Anmelden" lead="Schön, dass Sie wieder da sind." />
      <Stack>
        {message !== undefined && <Notice>{message}</Notice>}
        {error !== null && <Notice tone="danger">{providerFailure(error)}</Notice>}
        <Card padding="large">
          <LoginForm />
        </Card>
      </Stack>
      <p className={styles.other}>
        Noch kein Konto?{' '}
        <Link to={paths.signup} state={toSignup}>
          Jetzt registrieren
        </Link>
      </p>
    </>
  );
}

function LoginForm() {
  const reasonId = useId();
  const [failure, setFailure] = useState<string | null>(null);
  const { register, handleSubmit, control, formState } = useForm({
    resolver: zodResolver(loginForm),
    defaultValues: { username: '', password: '', consent: false },
  });
  const { errors, isSubmitting } = formState;
  const consent = useWatch({ control, name: 'consent' });

  const submit = handleSubmit(async ({ username, password }) => {
    setFailure(null);
    try {
      await signIn({ username, password });
    } catch (error) {
      setFailure(serverSentence(error, 'Login failed. Please try again.'));
    }
  });

  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <ConsentField {...register('consent')} required error={errors.consent?.message} />
      {!consent && (
        <p id={reasonId} className={styles.small}>
          Erst mit Ihrer Zustimmung können Sie sich anmelden.
        </p>
      )}
      <ProviderButtons disabled={!consent} reasonId={reasonId} />
      <p className={styles.divider}>oder mit Benutzernamen</p>
      <TextField
        {...register('username')}
        label="Benutzername"
        required
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={errors.username?.message}
      />
      <PasswordField
        {...register('password')}
        label="Passwort"
        required
        error={errors.password?.message}
      />
      <p className={styles.small}>
        <Link to={paths.forgotPassword}>Passwort vergessen?</Link>
      </p>
      {failure !== null && <Notice tone="danger">{failure}</Notice>}
      <Button type="submit" size="large" busy={isSubmitting}>
        Anmelden
      </Button>
    </form>
  );
}

const providerFailures: Readonly<Record<string, string>> = {
  google_auth_failed:
    'Die Anmeldung mit Google hat nicht geklappt. Bitte versuchen Sie es noch einmal.',
  missing_auth_code:
    'Google hat uns keine Bestätigung geschickt, vielleicht wurde die Anmeldung abgebrochen. Bitte versuchen Sie es noch einmal.',
  linkedin_auth_failed:
    'Die Anmeldung mit LinkedIn hat nicht geklappt. Bitte versuchen Sie es noch einmal.',
};

/** A code from the address in our own words; its text is never shown, since anybody can write it into a link. */
function providerFailure(code: string): string {
  return Object.hasOwn(providerFailures, code) && providerFailures[code]
    ? providerFailures[code]
    : 'Die Anmeldung hat nicht geklappt. Bitte versuchen Sie es noch einmal.';
}
