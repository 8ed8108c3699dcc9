import { ActionButton } from '../../ui/form/ActionButton.tsx';
import { paths } from '@inkognito/shared/pages';
import { useState } from 'react';
import { ButtonLink } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Page } from '../../ui/page/PageFrame.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { useCurrentUser } from '../../user/currentUser.ts';
import { useVerifyEmail } from '../auth.queries.ts';
import type { SignInState } from '../signInState.ts';
import { takeWayBack } from '../wayBack.ts';
import { useTakenFromAddress } from '../useTakenFromAddress.ts';

export default function VerifyEmailPage() {
  const token = useTakenFromAddress().fragment.get('token');

  return (
    <Page title="Adresse bestätigen" width="narrow">
      <Card padding="large">
        {token ? (
          <Confirmation token={token} />
        ) : (
          <Notice tone="warning" title="Dieser Link ist unvollständig.">
            Bitte öffnen Sie ihn noch einmal aus der E-Mail.
          </Notice>
        )}
      </Card>
    </Page>
  );
}

function Confirmation({ token }: { token: string }) {
  const user = useCurrentUser();
  const [next, setNext] = useState<string | null>(null);
  const verifyEmail = useVerifyEmail();

  if (next !== null) {
    return (
      <Notice
        tone="success"
        title="Ihre E-Mail-Adresse ist bestätigt."
        action={<ButtonLink to={next}>Weiter</ButtonLink>}
      />
    );
  }
  if (!user) {
    // The navigation state carries the token, which returns as the address after signing in.
    const state: SignInState = { from: `${paths.verifyEmail}#token=${token}` };
    return (
      <Notice
        title="Bitte melden Sie sich zuerst an."
        action={
          <ButtonLink to={paths.login} state={state}>
            Zur Anmeldung
          </ButtonLink>
        }
      >
        Nur wer im Konto angemeldet ist, kann seine Adresse bestätigen.
      </Notice>
    );
  }
  const confirm = async () => {
    await verifyEmail(token);
    setNext(takeWayBack(user._id) ?? paths.dashboard);
  };
  return (
    <Stack>
      <p>
        Bestätigen Sie, dass die Adresse, an die wir diesen Link geschickt haben, Ihre eigene ist.
        Sie gehört dann zum Konto <strong>{user.username}</strong>.
      </p>
      <ActionButton size="large" action={confirm}>
        Adresse bestätigen
      </ActionButton>
    </Stack>
  );
}
