import { type NotificationKind, notificationKinds } from '@inkognito/shared/account';
import { paths } from '@inkognito/shared/pages';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { type Failure, useAction } from '../../lib/action.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Page } from '../../ui/page/PageFrame.tsx';
import { Spinner } from '../../ui/page/Loading.tsx';
import { useCurrentUser } from '../../user/currentUser.ts';
import { useOnce, useTakenFromAddress } from '../../auth/useTakenFromAddress.ts';
import { useSaveNotification, useSwitchOffNotification } from '../account.queries.ts';
import { notificationTexts } from './Notifications.tsx';

/** The mailed link unsubscribes at once, without a sign-in or a question. */
export default function NotificationsOffPage() {
  const token = useTakenFromAddress().fragment.get('token');

  return (
    <Page title="Benachrichtigungen abstellen" width="narrow">
      <Card padding="large">{token ? <SwitchOff token={token} /> : <DeadLink />}</Card>
    </Page>
  );
}

function SwitchOff({ token }: { token: string }) {
  const [isOff, setOff] = useState(false);
  const switchOffNotification = useSwitchOffNotification();
  const { run, busy, failure } = useAction(() => switchOffNotification(token));
  const switchOff = async () => setOff(await run());
  useOnce(switchOff);

  if (isOff) return <SwitchedOff kind={kindOfToken(token)} />;
  if (failure && !busy)
    return <NotSwitchedOff failure={failure} onTryAgain={() => void switchOff()} />;
  return <Spinner>Einen Moment bitte …</Spinner>;
}

function SwitchedOff({ kind }: { kind: NotificationKind | null }) {
  const user = useCurrentUser();
  const [isOnAgain, setOnAgain] = useState(false);
  const saveNotification = useSaveNotification();
  const { run, busy, failure } = useAction(async () => {
    if (kind !== null) await saveNotification({ [kind]: true });
  });
  const about = kind === null ? 'aus diesem Anlass' : notificationTexts[kind].about;

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
          <ButtonLink to={paths.account} variant="secondary" size="small">
            Zum Konto
          </ButtonLink>
        )
      }
    >
      {failure
        ? `Das Einschalten hat nicht geklappt. ${failure.message}`
        : 'Was Ihr Konto schützt, etwa ein neues Passwort, melden wir weiterhin.'}
    </Notice>
  );
}

function NotSwitchedOff({ failure, onTryAgain }: { failure: Failure; onTryAgain: () => void }) {
  if (failure.code === 'validation_failed') return <DeadLink />;
  return (
    <Notice
      tone="danger"
      title="Das hat nicht geklappt."
      action={
        <Button variant="secondary" size="small" onClick={onTryAgain}>
          Erneut versuchen
        </Button>
      }
    >
      {failure.message}
    </Notice>
  );
}

function DeadLink() {
  return (
    <Notice
      tone="warning"
      title="Dieser Link ist ungültig oder unvollständig."
      action={
        <ButtonLink to={paths.account} variant="secondary" size="small">
          Zum Konto
        </ButtonLink>
      }
    >
      Bitte öffnen Sie ihn noch einmal aus der E-Mail, oder stellen Sie die Nachrichten unter
      „Konto“ ab.
    </Notice>
  );
}

function kindOfToken(token: string): NotificationKind | null {
  const parts = token.split('.');
  return notificationKinds.find((kind) => parts.includes(kind)) ?? null;
}
