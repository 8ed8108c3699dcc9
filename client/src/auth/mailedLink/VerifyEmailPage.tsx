import { paths } from '@inkognito/shared/pages';
import { useSuspenseQuery } from '@tanstack/react-query';
import { type ComponentProps, useState } from 'react';
import { ButtonLink } from '../../ui/Button.tsx';
import { ActionButton } from '../../ui/form/ActionButton.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Cluster, Stack } from '../../ui/Stack.tsx';
import { useCurrentUser } from '../../user/currentUser.ts';
import { emailVerificationQuery, useDenyEmail, useVerifyEmail } from '../auth.queries.ts';
import { takeWayBack } from './wayBack.ts';
import { MailedLinkPage } from './MailedLinkPage.tsx';

export default function VerifyEmailPage() {
  return (
    <MailedLinkPage page="verifyEmail" title="Adresse bestätigen">
      {(token) => <Verification token={token} />}
    </MailedLinkPage>
  );
}

function Verification({ token }: { token: string }) {
  const { data: account } = useSuspenseQuery(emailVerificationQuery(token));
  const user = useCurrentUser();
  const [answer, setAnswer] = useState<ComponentProps<typeof Notice> | null>(null);
  const verifyEmail = useVerifyEmail();
  const denyEmail = useDenyEmail();

  if (answer) return <Notice tone="success" {...answer} />;
  if (!account) {
    return (
      <Notice
        tone="warning"
        title="Dieser Link ist ungültig oder abgelaufen."
        action={
          <ButtonLink to={paths.account} variant="secondary" size="small">
            Zum Konto
          </ButtonLink>
        }
      >
        Vielleicht ist die Adresse schon bestätigt. Einen neuen gibt es im Konto.
      </Notice>
    );
  }
  const { username } = account;
  const confirm = async () => {
    await verifyEmail(token);
    const title = 'Ihre E-Mail-Adresse ist bestätigt.';
    if (user?.username === username) {
      const next = takeWayBack(user._id) ?? paths.dashboard;
      setAnswer({ title, action: <ButtonLink to={next}>Weiter</ButtonLink> });
    } else {
      setAnswer({
        title,
        action: <ButtonLink to={paths.login}>Anmelden</ButtonLink>,
        children: 'Anmelden können Sie sich jetzt auch mit dieser Adresse.',
      });
    }
  };
  const deny = async () => {
    await denyEmail(token);
    const title = `Die Adresse gehört nicht zum Konto „${username}“.`;
    setAnswer({ title, children: 'Mehr müssen Sie nicht tun.' });
  };
  return (
    <Stack>
      <p>
        Gehört Ihre Adresse zum Konto <strong>{username}</strong>?
      </p>
      <Cluster>
        <ActionButton size="large" action={confirm}>
          Ja, das ist mein Konto
        </ActionButton>
        <ActionButton size="large" variant="secondary" action={deny}>
          Das war ich nicht
        </ActionButton>
      </Cluster>
    </Stack>
  );
}
