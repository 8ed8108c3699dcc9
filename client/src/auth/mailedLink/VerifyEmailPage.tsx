import { paths } from '@inkognito/shared/pages';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ButtonLink } from '../../ui/Button.tsx';
import { ActionButton } from '../../ui/form/ActionButton.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Cluster, Stack } from '../../ui/Stack.tsx';
import { useCurrentUser } from '../../user/currentUser.ts';
import { emailVerificationQuery, useDenyEmail, useVerifyEmail } from '../auth.queries.ts';
import { takeWayBack } from '../wayBack.ts';
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
  if (account) return <Question token={token} username={account.username} />;
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
      Vielleicht ist die Adresse schon bestätigt. Sonst schicken Sie sich in Ihrem Konto einen neuen
      Link.
    </Notice>
  );
}

type Answer = { isOwn: boolean; next: string | null };

function Question({ token, username }: { token: string; username: string }) {
  const user = useCurrentUser();
  const [answer, setAnswer] = useState<Answer | null>(null);
  const verifyEmail = useVerifyEmail();
  const denyEmail = useDenyEmail();
  if (answer) return <Answered {...answer} username={username} />;

  const confirm = async () => {
    await verifyEmail(token);
    const isSignedIn = user?.username === username;
    setAnswer({
      isOwn: true,
      next: isSignedIn ? (takeWayBack(user._id) ?? paths.dashboard) : null,
    });
  };
  const deny = async () => {
    await denyEmail(token);
    setAnswer({ isOwn: false, next: null });
  };
  return (
    <Stack>
      <p>
        Die Adresse, an die wir diesen Link geschickt haben, soll zum Konto{' '}
        <strong>{username}</strong> gehören. Ist das Ihr Konto?
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

function Answered({ isOwn, next, username }: Answer & { username: string }) {
  if (!isOwn) {
    return (
      <Notice tone="success" title={`Die Adresse gehört nicht zum Konto „${username}“.`}>
        Mehr müssen Sie nicht tun.
      </Notice>
    );
  }
  if (next !== null) {
    return (
      <Notice
        tone="success"
        title="Ihre E-Mail-Adresse ist bestätigt."
        action={<ButtonLink to={next}>Weiter</ButtonLink>}
      />
    );
  }
  return (
    <Notice
      tone="success"
      title="Ihre E-Mail-Adresse ist bestätigt."
      action={<ButtonLink to={paths.login}>Anmelden</ButtonLink>}
    >
      Anmelden können Sie sich jetzt auch mit dieser Adresse.
    </Notice>
  );
}
