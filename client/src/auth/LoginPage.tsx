import { paths } from '@inkognito/shared/pages';
import { useId } from 'react';
import { useWatch } from 'react-hook-form';
import { Link, Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { useServerForm } from '../lib/form/useServerForm.ts';
import { Form } from '../ui/form/Form.tsx';
import { Card } from '../ui/Card.tsx';
import { Notice } from '../ui/Notice.tsx';
import { Stack } from '../ui/Stack.tsx';
import { PasswordField } from '../ui/field/PasswordField.tsx';
import { useCurrentUser } from '../user/currentUser.ts';
import styles from './auth.module.css';
import { useSignIn } from './auth.queries.ts';
import { loginForm } from './consent.form.ts';
import { ConsentField, UsernameField } from './fields.tsx';
import { ProviderButtons } from './provider/ProviderButtons.tsx';
import { SignInFrame } from './signup/SignInFrame.tsx';
import { afterSignIn, readSignInState, type SignInState } from './signInState.ts';

export default function LoginPage() {
  const user = useCurrentUser();
  const arrival = readSignInState(useLocation().state);
  const { from, message } = arrival;
  const [query] = useSearchParams();
  const error = query.get('error');
  const reason = query.get('reason');
  const back: SignInState = { from };

  if (user) return <Navigate to={afterSignIn(user, from)} replace state={back} />;
  return (
    <SignInFrame
      page="Anmelden"
      title="Anmelden"
      lead="Schön, dass Sie wieder da sind."
      arrival={arrival}
      other={{ question: 'Noch kein Konto?', to: paths.signup, label: 'Jetzt registrieren' }}
    >
      {error !== null && message === undefined && (
        <Notice tone={reason === null ? 'danger' : 'info'}>
          {providerFailure(reason ?? error)}
        </Notice>
      )}
      <Card padding="large">
        <LoginForm back={back} />
      </Card>
    </SignInFrame>
  );
}

function LoginForm({ back }: { back: SignInState }) {
  const signIn = useSignIn();
  const reasonId = useId();
  const form = useServerForm({
    schema: loginForm,
    defaultValues: { consent: false, username: '', password: '' },
    save: ({ username, password }) => signIn({ username, password }),
    fallback: 'Login failed. Please try again.',
  });
  const { field } = form;
  const [consent, username] = useWatch({ control: form.control, name: ['consent', 'username'] });
  const isAddress = username.includes('@');

  return (
    <Stack gap="roomy">
      <Form form={form} gap="roomy" submitLabel="Anmelden" size="large" wide>
        <Stack gap="small">
          <UsernameField {...field('username')} label="Benutzername oder E-Mail-Adresse" />
          {isAddress && (
            <p role="status" className={styles.small}>
              Mit der E-Mail-Adresse geht es, sobald sie bestätigt ist.
            </p>
          )}
        </Stack>
        <PasswordField {...field('password')} label="Passwort" required />
        <p className={styles.small}>
          <Link
            to={paths.forgotPassword}
            state={{ ...back, ...(isAddress && { email: username.trim() }) }}
          >
            Passwort vergessen?
          </Link>
        </p>
        <ConsentField {...field('consent')} required />
        {!consent && (
          <p id={reasonId} className={styles.small}>
            Erst mit Ihrer Zustimmung können Sie sich anmelden.
          </p>
        )}
      </Form>
      <p className={styles.divider}>oder</p>
      <ProviderButtons verb="anmelden" disabled={!consent} reasonId={reasonId} from={back.from} />
    </Stack>
  );
}

const providerFailures: Readonly<Record<string, string>> = {
  google_auth_failed: providerFailed('Google'),
  missing_auth_code:
    'Google hat uns keine Bestätigung geschickt, vielleicht wurde die Anmeldung abgebrochen. Bitte versuchen Sie es noch einmal.',
  frozen:
    'Dieses Konto ist gesperrt. Den Grund, und wo Sie widersprechen können, lesen Sie in unserer Mail an Ihre bestätigte Adresse.',
  cancelled: 'Sie haben die Anmeldung mit LinkedIn abgebrochen. Angemeldet sind Sie noch nicht.',
  linkedin_auth_failed: providerFailed('LinkedIn'),
};

/** Without cookies, the browser also forgets that it started the sign-in. */
function providerFailed(name: string): string {
  return `Die Anmeldung mit ${name} hat nicht geklappt. Bitte versuchen Sie es noch einmal; Ihr Browser muss dafür Cookies dieser Seite zulassen.`;
}

/** Anyone can write the address, so the code is mapped to our own texts. */
function providerFailure(code: string): string {
  return Object.hasOwn(providerFailures, code) && providerFailures[code]
    ? providerFailures[code]
    : 'Die Anmeldung hat nicht geklappt. Bitte versuchen Sie es noch einmal.';
}
