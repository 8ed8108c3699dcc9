import { useSuspenseQuery } from '@tanstack/react-query';
import { useResendVerification } from '../../auth/credential.queries.ts';
import { paths } from '../../lib/paths.ts';
import { accountQuery, useSavePaused } from '../account.queries.ts';
import { ResendButton } from '../credentials/ResendButton.tsx';
import { useAction } from '../../lib/action.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { DismissibleHint } from './DismissibleHint.tsx';
import styles from './Hint.module.css';
import * as drawings from '../../ui/drawings.ts';

export function JobSeekerHints({ userId }: { userId: string }) {
  const { mutateAsync: resendVerification } = useResendVerification();
  const { email, emailVerified, paused } = useSuspenseQuery(accountQuery).data;
  return (
    <>
      {paused && <Paused />}
      {email !== '' && !emailVerified && (
        <DismissibleHint
          userId={userId}
          name="email"
          title="Ihre E-Mail-Adresse ist noch nicht bestätigt."
          action={<ResendButton send={resendVerification} />}
        >
          Bitte öffnen Sie den Link, den wir Ihnen an {email} geschickt haben. Erst dann können wir
          Ihnen Matches melden und ein vergessenes Passwort ersetzen.
        </DismissibleHint>
      )}
    </>
  );
}

function Paused() {
  const savePaused = useSavePaused();
  const ending = useAction(() => savePaused.mutateAsync(false));
  return (
    <Card padding="small" className={styles.paused}>
      <Badge tone="warning" icon={drawings.eyeOff}>
        Profil pausiert
      </Badge>
      <p>Niemand findet oder entsperrt Sie.</p>
      <div className={styles.actions}>
        <Button
          variant="secondary"
          size="small"
          busy={ending.busy}
          onClick={() => void ending.run()}
        >
          Pause beenden
        </Button>
        <ButtonLink to={`${paths.account}#sichtbarkeit`} variant="quiet" size="small">
          Mehr dazu im Konto
        </ButtonLink>
      </div>
      {ending.failure && <Notice tone="danger">{ending.failure.message}</Notice>}
    </Card>
  );
}
