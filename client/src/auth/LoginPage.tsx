import { Form } from '../ui/form/Form.tsx';
import { loginInput } from '@inkognito/shared/auth';
import { paths } from '@inkognito/shared/pages';
import { useId } from 'react';
import { useWatch } from 'react-hook-form';
import { Link, Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { useServerForm } from '../lib/form/useServerForm.ts';
import { Card } from '../ui/Card.tsx';
import { Notice } from '../ui/Notice.tsx';
import { PageFrame } from '../ui/page/PageFrame.tsx';
import { PageHeader } from '../ui/page/PageHeader.tsx';
import { PasswordField } from '../ui/field/PasswordField.tsx';
import { Stack } from '../ui/Stack.tsx';
import { useCurrentUser } from '../user/currentUser.ts';
import styles from './auth.module.css';
import { useSignIn } from './auth.queries.ts';
import { DemoSignIn } from './provider/DemoSignIn.tsx';
import { ConsentField, UsernameField, consentGiven } from './fields.tsx';
import { ProviderButtons, loginFailed } from './provider/ProviderButtons.tsx';
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
  const back: SignInState = { from };

  if (user) return <Navigate to={afterSignIn(user, from)} replace state={back} />;
  return (
    <>
      <PageHeader title="Anmelden" lead="Schön, dass Sie wieder da sind." />
      <Stack>
        {message !== undefined && <Notice>{message}</Notice>}
        {error !== null && message === undefined && (
          <Notice tone="danger">{providerFailure(error)}</Notice>
        )}
        <Card padding="large">
          <LoginForm back={back} />
        </Card>
      </Stack>
      <p className={styles.other}>
        Noch kein Konto?{' '}
        <Link to={paths.signup} state={back}>
          Jetzt registrieren
        </Link>
      </p>
    </>
  );
}

const schema = loginInput.extend({ consent: consentGiven });

function LoginForm({ back }: { back: SignInState }) {
  const signIn = useSignIn();
  const reasonId = useId();
  const form = useServerForm({
    schema,
    defaultValues: { consent: false, username: '', password: '' },
    save: ({ username, password }) => signIn({ username, password }),
    fallback: loginFailed,
    tellOutage: false,
  });
  const { field } = form;
  const [consent, username] = useWatch({ control: form.control, name: ['consent', 'username'] });

  return (
    <Form form={form} gap="roomy" submitLabel="Anmelden" size="large" wide>
      <ConsentField {...field('consent')} required />
      {!consent && (
        <p id={reasonId} className={styles.small}>
          Erst mit Ihrer Zustimmung können Sie sich anmelden.
        </p>
      )}
      <DemoSignIn disabled={!consent} />
      <ProviderButtons verb="anmelden" disabled={!consent} reasonId={reasonId} from={back.from} />
      <p className={styles.divider}>oder mit Benutzernamen</p>
      <div className={styles.withNote}>
        <UsernameField {...field('username')} />
        {username.includes('@') && (
          <p role="status" className={styles.small}>
            Hier zählt der Benutzername.{' '}
            <Link to={paths.forgotPassword} state={{ ...back, email: username.trim() }}>
              Vergessen?
            </Link>
          </p>
        )}
      </div>
      <PasswordField {...field('password')} label="Passwort" required />
      <p className={styles.small}>
        <Link to={paths.forgotPassword} state={back}>
          Passwort vergessen?
        </Link>
      </p>
    </Form>
  );
}

const providerFailures: Readonly<Record<string, string>> = {
  google_auth_failed: providerFailed('Google'),
  missing_auth_code:
    'Google hat uns keine Bestätigung geschickt, vielleicht wurde die Anmeldung abgebrochen. Bitte versuchen Sie es noch einmal.',
  frozen:
    'Dieses Konto ist gesperrt. Den Grund, und wo Sie widersprechen können, lesen Sie in unserer Mail an Ihre bestätigte Adresse.',
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
