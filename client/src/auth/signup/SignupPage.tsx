import { paths } from '@inkognito/shared/pages';
import { useId, useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import * as drawings from '../../ui/drawings.ts';
import { Stack } from '../../ui/Stack.tsx';
import { useCurrentUser } from '../../user/currentUser.ts';
import styles from '../auth.module.css';
import { ConsentField } from '../fields.tsx';
import { ProviderButtons } from '../provider/ProviderButtons.tsx';
import { SignInFrame } from './SignInFrame.tsx';
import { afterSignIn, readSignInState, type SignInState } from '../signInState.ts';

export default function SignupPage() {
  const user = useCurrentUser();
  const arrival = readSignInState(useLocation().state);
  const { message, sessionEnded, from, role, consent: consentBefore = false } = arrival;
  const [consent, setConsent] = useState(consentBefore);
  const navigate = useNavigate();
  const reasonId = useId();
  const back: SignInState = { from, role };
  // By a guard: they most likely have an account, on another device or with an ended session.
  const wasSentHere = message !== undefined || sessionEnded === true;

  if (user) return <Navigate to={afterSignIn(user, from)} replace state={back} />;
  return (
    <SignInFrame
      page="Registrieren"
      arrival={arrival}
      other={
        wasSentHere
          ? undefined
          : { question: 'Schon registriert?', to: paths.login, label: 'Zur Anmeldung' }
      }
      title={wasSentHere ? 'Bitte melden Sie sich an' : 'Registrieren'}
      lead={wasSentHere ? undefined : 'Kostenlos in der Beta.'}
    >
      {wasSentHere && (
        <>
          <ButtonLink to={paths.login} state={back} size="large">
            Anmelden
          </ButtonLink>
          <h2 className={styles.newHere}>Noch kein Konto?</h2>
        </>
      )}
      <Card padding="large">
        <Stack gap="roomy">
          <ConsentField
            name="consent"
            checked={consent}
            required
            onChange={(event) => setConsent(event.currentTarget.checked)}
          />
          {!consent && (
            <p id={reasonId} className={styles.small}>
              Erst mit Ihrer Zustimmung können Sie einen Weg zur Registrierung wählen.
            </p>
          )}
          <Button
            size="large"
            variant={wasSentHere ? 'secondary' : 'primary'}
            icon={drawings.mail}
            disabled={!consent}
            aria-describedby={consent ? undefined : reasonId}
            onClick={() => void navigate(paths.signupEmail, { state: { ...back, consent } })}
          >
            Mit E-Mail registrieren
          </Button>
          <p className={styles.divider}>oder</p>
          <ProviderButtons
            verb="registrieren"
            disabled={!consent}
            reasonId={reasonId}
            from={from}
          />
        </Stack>
      </Card>
    </SignInFrame>
  );
}
