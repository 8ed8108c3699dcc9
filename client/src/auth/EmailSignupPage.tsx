import { useId, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../app/paths.ts';
import { ApiError } from '../lib/api.ts';
import { showFieldErrors } from '../lib/form.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import { Button } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { Notice } from '../ui/Notice.tsx';
import { PageFrame } from '../ui/PageFrame.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';
import { PasswordField } from '../ui/PasswordField.tsx';
import { TextField } from '../ui/TextField.tsx';
import { useCurrentUser } from '../user/user.queries.ts';
import { signupForm } from './auth.form.ts';
import styles from './auth.module.css';
import { signUp } from './auth.queries.ts';
import { ConsentField } from './ConsentField.tsx';
import { serverSentence } from './serverSentence.ts';
import { afterSignIn, readSignInState, type SignInState } from './signInState.ts';

export default function EmailSignupPage() {
  return (
    <PageFrame title="Mit E-Mail registrieren" width="narrow">
      <EmailSignup />
    </PageFrame>
  );
}

function EmailSignup() {
  const user = useCurrentUser();
  // Who signs up here becomes signed in here, and must stay until the access password is handed on.
  const [signedInBefore] = useState(user !== null);
  const arrival = readSignInState(useLocation().state);

  if (user && signedInBefore) return <Navigate to={afterSignIn(user, arrival.from)} replace />;
  return (
    <>
      <PageHeader
        title="Mit E-Mail registrieren"
        back={{ to: paths.signup, label: 'Andere Wege zur Registrierung' }}
      />
      <Card padding="large">
        <SignupForm arrival={arrival} />
      </Card>
    </>
  );
}

const fieldNames = {
  email: 'email',
  username: 'username',
  password: 'password',
  consent: 'consent',
} as const;

function SignupForm({ arrival }: { arrival: SignInState }) {
  const navigate = useNavigate();
  const reasonId = useId();
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm({
    resolver: zodResolver(signupForm),
    defaultValues: { email: '', username: '', password: '', consent: arrival.consent ?? false },
  });
  const { register, formState } = form;
  const { errors, isSubmitting } = formState;
  const consent = useWatch({ control: form.control, name: 'consent' });

  const submit = form.handleSubmit(async ({ email, username, password }) => {
    setFailure(null);
    try {
      const accessPassword = await signUp({ email, username, password, consent: true });
      const state: SignInState = {
        accessPassword,
        ...(arrival.from !== undefined && { from: arrival.from }),
      };
      await navigate(paths.welcome, { replace: true, state });
    } catch (error) {
      if (showFieldErrors(form, error, fieldNames)) return;
      if (error instanceof ApiError && error.code === 'conflict') {
        form.setError(
          'username',
          { type: 'server', message: error.message },
          { shouldFocus: true },
        );
      } else {
        setFailure(serverSentence(error, 'Signup failed'));
      }
    }
  });

  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <TextField
        {...register('email')}
        label="E-Mail-Adresse"
        hint="Sie bleibt verdeckt. Recruiter sehen sie nur nach einem Match und nur, wenn Sie das erlauben."
        type="email"
        required
        autoComplete="email"
        error={errors.email?.message}
      />
      <TextField
        {...register('username')}
        label="Benutzername"
        hint={`Öffentlich und Teil Ihres Links: ${window.location.host}/benutzername. Wer unerkannt bleiben möchte, wählt besser ein Pseudonym. 3 bis 30 Zeichen: a–z, 0–9, Punkt, Binde- und Unterstrich.`}
        required
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={errors.username?.message}
      />
      <PasswordField
        {...register('password')}
        label="Passwort"
        hint="Mindestens 10 Zeichen. Ein Satz aus mehreren Wörtern ist sicher und leicht zu merken."
        required
        autoComplete="new-password"
        error={errors.password?.message}
      />
      <ConsentField {...register('consent')} required error={errors.consent?.message} />
      {failure !== null && <Notice tone="danger">{failure}</Notice>}
      <div className={styles.submit}>
        <Button
          type="submit"
          size="large"
          busy={isSubmitting}
          disabled={!consent}
          aria-describedby={consent ? undefined : reasonId}
        >
          Konto anlegen
        </Button>
        {!consent && (
          <p id={reasonId} className={styles.small}>
            Erst mit Ihrer Zustimmung können Sie das Konto anlegen.
          </p>
        )}
      </div>
    </form>
  );
}
