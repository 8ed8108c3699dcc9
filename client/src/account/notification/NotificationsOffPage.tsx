import { type NotificationKind, notificationKinds } from '@inkognito/shared/account';
import { paths } from '@inkognito/shared/pages';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { MailedLinkPage } from '../../auth/mailedLink/MailedLinkPage.tsx';
import { useAction } from '../../lib/action.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { useCurrentUser } from '../../user/currentUser.ts';
import { useSaveNotification, useSwitchOffNotification } from '../account.queries.ts';
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
  const kind = kindOfToken(token);

  if (isOff) return <SwitchedOff kind={kind} />;
  if (failure?.code === 'validation_failed') return <Notice tone="warning" {...deadLink} />;
  return (
    <Stack>
      <p>Möchten Sie {aboutText(kind)} keine Mails mehr bekommen?</p>
      {failure && <Notice tone="danger">{failure.message}</Notice>}
      <div>
        <Button size="large" busy={busy} onClick={() => void run().then(setOff)}>
          Diese Mails abstellen
        </Button>
      </div>
    </Stack>
  );
}

function SwitchedOff({ kind }: { kind: NotificationKind | null }) {
  const user = useCurrentUser();
  const [isOnAgain, setOnAgain] = useState(false);
  const saveNotification = useSaveNotification();
  const { run, busy, failure } = useAction(async () => {
    if (kind !== null) await saveNotification({ [kind]: true });
  });
  const about = aboutText(kind);

  if (isOnAgain) {
    return (
      <Notice tone="success" title={`Wir schreiben Ihnen ${about} wieder.`}>
        Ändern können Sie das jederzeit unter <Link to={paths.account}>Konto</Link>.
      </Notice>
    );
  }
  return (
    <Notice
      tone="success"
      title={`Abgestellt. Wir schreiben Ihnen ${about} nicht mehr.`}
      action={
        user && kind !== null ? (
          <Button
            variant="secondary"
            size="small"
            busy={busy}
            onClick={() => void run().then(setOnAgain)}
          >
            Wieder einschalten
          </Button>
        ) : (
          <ToAccount />
        )
      }
    >
      {failure
        ? `Das Einschalten hat nicht geklappt. ${failure.message}`
        : 'Was Ihr Konto schützt, etwa ein neues Passwort, melden wir weiterhin.'}
    </Notice>
  );
}

function kindOfToken(token: string): NotificationKind | null {
  const parts = token.split('.');
  return notificationKinds.find((kind) => parts.includes(kind)) ?? null;
}

const aboutText = (kind: NotificationKind | null): string =>
  kind === null ? 'aus diesem Anlass' : notificationTexts[kind].about;
