import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { ApiError } from '../../lib/api.ts';
import { failureText } from '../../lib/failure.ts';
import { useNativeForm } from '../../lib/useNativeForm.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { PageFrame } from '../../ui/page/PageFrame.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { PasswordField } from '../../ui/field/PasswordField.tsx';
import { TextField } from '../../ui/field/TextField.tsx';
import { useCurrentUser } from '../../user/currentUser.ts';
import styles from '../auth.module.css';
import { signUp } from '../auth.queries.ts';
import { ConsentField } from './ConsentField.tsx';
import { afterSignIn, readSignInState, type SignInState } from '../signInState.ts';

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

const loadSchema = () => import('../auth.form.ts').then(({ signupForm }) => signupForm);

/** Signs up; a conflict is always about the name, so it is told there. */
async function signUpOrComplain(
  queryClient: QueryClient,
  values: Parameters<typeof signUp>[1],
): Promise<string> {
  try {
    return await signUp(queryClient, values);
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'conflict') throw error;
    throw new ApiError({
      error: error.message,
      code: error.code,
      fields: { username: error.message, ...error.fields },
    });
  }
}

const signupFailed = 'Signup failed';

function SignupForm({ arrival }: { arrival: SignInState }) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const reasonId = useId();
  const [consent, setConsent] = useState(arrival.consent ?? false);
  const { errors, failure, busy, formProps } = useNativeForm({
    loadSchema,
    send: async ({ email, username, password }) => {
      const accessPassword = await signUpOrComplain(queryClient, {
        email,
        username,
        password,
        consent: true,
      });
      const state: SignInState = {
        accessPassword,
        ...(arrival.from !== undefined && { from: arrival.from }),
      };
      await navigate(paths.welcome, { replace: true, state });
    },
    whenRefused: (error) => failureText(error, signupFailed, signupFailed),
  });

  return (
    <form className={styles.form} {...formProps}>
      <TextField
        name="email"
        label="E-Mail-Adresse"
        hint="Sie bleibt verdeckt. Recruiter sehen sie nur nach einem Match und nur, wenn Sie das erlauben."
        type="email"
        required
        autoComplete="email"
        error={errors.email}
      />
      <TextField
        name="username"
        label="Benutzername"
        hint={`Öffentlich und Teil Ihres Links: ${window.location.host}/benutzername. Wer unerkannt bleiben möchte, wählt besser ein Pseudonym. 3 bis 30 Zeichen: a–z, 0–9, Punkt, Binde- und Unterstrich.`}
        required
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={errors.username}
      />
      <PasswordField
        name="password"
        label="Passwort"
        hint="Mindestens 10 Zeichen. Ein Satz aus mehreren Wörtern ist sicher und leicht zu merken."
        required
        autoComplete="new-password"
        error={errors.password}
      />
      <ConsentField
        required
        checked={consent}
        onChange={(event) => setConsent(event.currentTarget.checked)}
        error={errors.consent}
      />
      {failure !== null && <Notice tone="danger">{failure}</Notice>}
      <div className={styles.submit}>
        <Button
          type="submit"
          size="large"
          busy={busy}
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
