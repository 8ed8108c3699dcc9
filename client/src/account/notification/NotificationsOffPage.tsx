import { notificationKinds } from '@inkognito/shared/account';
import { paths } from '@inkognito/shared/pages';
import { useState } from 'react';
import { MailedLinkPage } from '../../auth/mailedLink/MailedLinkPage.tsx';
import { useAction } from '../../lib/action.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { useSwitchOffNotification } from '../account.queries.ts';
import { notificationTexts } from './Notifications.tsx';

const deadLink = {
  title: 'Dieser Link ist ungültig oder unvollständig.',
  action: <ToAccount />,
  children:
    'Bitte öffnen Sie ihn noch einmal aus der E-Mail, oder stellen Sie die Nachrichten unter „Konto“ ab.',
};

/** Opening the link changes nothing, as scanners open it as well. */
export default function NotificationsOffPage() {
  return (
    <MailedLinkPage
      page="notificationsOff"
      title="Benachrichtigungen abstellen"
      incomplete={deadLink}
    >
      {(token) => <SwitchOff token={token} />}
    </MailedLinkPage>
  );
}

function ToAccount() {
  return (
    <ButtonLink to={paths.account} variant="secondary" size="small">
      Zum Konto
    </ButtonLink>
  );
}

function SwitchOff({ token }: { token: string }) {
  const [isOff, setOff] = useState(false);
  const switchOffNotification = useSwitchOffNotification();
  const { run, busy, failure } = useAction(() => switchOffNotification(token));
  const about = aboutText(token);

  if (isOff) {
    return (
      <Notice
        tone="success"
        title={`Abgestellt. Wir schreiben Ihnen ${about} nicht mehr.`}
        action={<ToAccount />}
      >
        Was Ihr Konto schützt, etwa ein neues Passwort, melden wir weiterhin.
      </Notice>
    );
  }
  if (failure?.code === 'validation_failed') return <Notice tone="warning" {...deadLink} />;
  return (
    <Stack>
      <p>Möchten Sie {about} keine Mails mehr bekommen?</p>
      {failure && <Notice tone="danger">{failure.message}</Notice>}
      <div>
        <Button size="large" busy={busy} onClick={() => void run().then(setOff)}>
          Diese Mails abstellen
        </Button>
      </div>
    </Stack>
  );
}

function aboutText(token: string): string {
  const parts = token.split('.');
  const kind = notificationKinds.find((each) => parts.includes(each));
  return kind === undefined ? 'aus diesem Anlass' : notificationTexts[kind].about;
}
