import { ActionButton } from '../ui/form/ActionButton.tsx';
import type { CurrentUserDto } from '@inkognito/shared/account';
import { paths } from '@inkognito/shared/pages';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { accountQuery } from '../auth/credential.queries.ts';
import { useSavePaused } from '../account/account.queries.ts';
import { ResendButton } from '../auth/ResendButton.tsx';
import { focusTitle } from '../lib/focus.ts';
import { draftKey } from '../lib/form/draft.ts';
import { readStored, writeStored } from '../lib/storage.ts';
import { Badge } from '../ui/Badge.tsx';
import { Button, ButtonLink } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import styles from './Hint.module.css';
import * as drawings from '../ui/drawings.ts';

export function AccountHints({ user: { _id, role } }: { user: CurrentUserDto }) {
  const { email, emailVerified, paused } = useSuspenseQuery(accountQuery).data;
  const gains = [
    ...(role.includes('jobSeeker') ? ['findet man Sie', 'vergeben Sie Schlüssel'] : []),
    ...(role.includes('recruiter')
      ? ['öffnen Sie Profile mit dem Zugangspasswort', 'sehen Sie passende Kandidaten mit Namen']
      : []),
    'helfen wir, wenn Sie das Passwort vergessen',
  ];
  return (
    <>
      {paused && role.includes('jobSeeker') && <Paused />}
      {email !== '' && !emailVerified && <Unconfirmed userId={_id} email={email} gains={gains} />}
    </>
  );
}

function Paused() {
  const savePaused = useSavePaused();
  return (
    <Card padding="small" className={styles.hint}>
      <Badge tone="warning" icon={drawings.eyeOff}>
        Profil pausiert
      </Badge>
      <p>Niemand findet oder entsperrt Sie.</p>
      <div className={styles.actions}>
        <ActionButton variant="secondary" size="small" action={() => savePaused(false)}>
          Pause beenden
        </ActionButton>
      </div>
    </Card>
  );
}

export function ProfileHint() {
  return (
    <Card padding="small" className={styles.hint}>
      <p>Jobsuchende wissen noch nicht, wer Sie sind.</p>
      <div className={styles.actions}>
        <ButtonLink
          to={`${paths.account}#recruiter-profil`}
          variant="secondary"
          size="small"
          icon={drawings.user}
        >
          Recruiter-Profil ausfüllen
        </ButtonLink>
      </div>
    </Card>
  );
}

/** Stored with the drafts, so a dismissal lasts for this tab and sign-in. */
function Unconfirmed({
  userId,
  email,
  gains,
}: {
  userId: string;
  email: string;
  gains: readonly string[];
}) {
  const key = draftKey(userId, 'hint/email');
  const [isDismissed, setDismissed] = useState(() => readStored(key) !== null);

  if (isDismissed) return null;
  return (
    <Card padding="small" className={styles.hint}>
      <p>
        <strong>Ihre E-Mail-Adresse ist noch nicht bestätigt.</strong> Öffnen Sie den Link an{' '}
        {email}, dann {new Intl.ListFormat('de').format(gains)}.
      </p>
      <div className={styles.actions}>
        <ResendButton />
        <Button
          variant="quiet"
          size="small"
          onClick={() => {
            writeStored(key, {});
            setDismissed(true);
            focusTitle();
          }}
        >
          Später
        </Button>
      </div>
    </Card>
  );
}
