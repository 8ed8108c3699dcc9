import { paths } from '@inkognito/shared/pages';
import { useId, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { useAction } from '../../lib/action.ts';
import { useServerForm } from '../../lib/form/useServerForm.ts';
import { Card } from '../../ui/Card.tsx';
import { TextField } from '../../ui/field/TextField.tsx';
import { Form } from '../../ui/form/Form.tsx';
import { useCurrentUser } from '../../user/currentUser.ts';
import styles from '../auth.module.css';
import { useSignUp } from '../auth.queries.ts';
import { useBecomeRecruiter } from '../credential.queries.ts';
import { SignInFrame } from './SignInFrame.tsx';
import { readAsker } from './guestAsker.ts';
import { signupForm } from '../consent.form.ts';
import { ConsentField, NewPasswordField, NewUsernameField } from '../fields.tsx';
import {
  afterSignIn,
  comesAsRecruiter,
  readSignInState,
  type SignInState,
} from '../signInState.ts';

export default function EmailSignupPage() {
  const user = useCurrentUser();
  // Signing up here signs in; the page must stay until the access password is handed on.
  const [signedInBefore] = useState(user !== null);
  const arrival = readSignInState(useLocation().state);

  const { from, role } = arrival;
  const back: SignInState = { from, role };

  if (user && signedInBefore) {
    return <Navigate to={afterSignIn(user, from)} replace state={back} />;
  }
  return (
    <SignInFrame
      page="Mit E-Mail registrieren"
      arrival={arrival}
      other={{ question: 'Schon registriert?', to: paths.login, label: 'Zur Anmeldung' }}
      title={role === 'recruiter' ? 'Als Recruiter registrieren' : 'Mit E-Mail registrieren'}
      back={{ to: paths.signup, label: 'Andere Wege zur Registrierung', state: back }}
    >
      <Card padding="large">
        <SignupForm arrival={arrival} />
      </Card>
    </SignInFrame>
  );
}

const jobSeekerHints = {
  email:
    'Sie bleibt verdeckt. Recruiter sehen sie nur, wenn Sie das erlauben, zum Beispiel bei einem Match.',
  username: `Öffentlich und Teil Ihres Links: ${window.location.host}/benutzername. Wer unerkannt bleiben möchte, wählt besser ein Pseudonym.`,
};

const recruiterHints = {
  email: 'Wer zu Ihren Stellen passt, sehen Sie, sobald sie bestätigt ist.',
  username: 'So sehen Jobsuchende Sie.',
};

function SignupForm({ arrival }: { arrival: SignInState }) {
  const signUp = useSignUp();
  const becomeRecruiter = useAction(useBecomeRecruiter());
  const navigate = useNavigate();
  const reasonId = useId();
  const form = useServerForm({
    schema: signupForm,
    defaultValues: {
      email: arrival.email ?? readAsker()?.email ?? '',
      username: '',
      password: '',
      consent: arrival.consent ?? false,
    },
    save: async (typed) => {
      const accessPassword = await signUp({ ...typed, consent: true });
      const state: SignInState = { accessPassword, from: arrival.from, role: arrival.role };
      // On failure the next page asks for the role.
      const isReady = arrival.role === 'recruiter' && (await becomeRecruiter.run());
      await navigate((isReady && arrival.from) || paths.welcome, {
        replace: true,
        state: isReady ? null : state,
      });
    },
    fallback: 'Signup failed',
  });
  const { field } = form;
  const consent = useWatch({ control: form.control, name: 'consent' });
  const hints = comesAsRecruiter(arrival.from) ? recruiterHints : jobSeekerHints;

  return (
    <Form
      form={form}
      gap="roomy"
      submitLabel="Konto anlegen"
      size="large"
      wide
      disabled={!consent}
      aria-describedby={consent ? undefined : reasonId}
    >
      <TextField
        {...field('email')}
        label="E-Mail-Adresse"
        hint={hints.email}
        type="email"
        required
        autoComplete="email"
      />
      <NewUsernameField {...field('username')} hint={hints.username} />
      <NewPasswordField {...field('password')} label="Passwort" />
      <ConsentField {...field('consent')} required />
      {!consent && (
        <p id={reasonId} className={styles.small}>
          Erst mit Ihrer Zustimmung können Sie das Konto anlegen.
        </p>
      )}
    </Form>
  );
}
