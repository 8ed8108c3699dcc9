import { ActionButton } from '../../ui/form/ActionButton.tsx';
import type { CurrentUserDto } from '@inkognito/shared/account';
import { paths } from '@inkognito/shared/pages';
import { useSuspenseQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { accountQuery, recruiterProfileQuery } from '../../auth/credential.queries.ts';
import { useSavePaused, isEmptyProfile } from '../account.queries.ts';
import { ResendButton } from '../../auth/ResendButton.tsx';
import { draftKey } from '../../lib/form/draft.ts';
import { readStored, writeStored } from '../../lib/storage.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Cluster } from '../../ui/Stack.tsx';
import styles from './Hint.module.css';
import * as drawings from '../../ui/drawings.ts';

export function AccountHints({ user: { _id, role } }: { user: CurrentUserDto }) {
  const { email, emailVerified, paused } = useSuspenseQuery(accountQuery).data;
  const gains = [
    ...(role.includes('jobSeeker') ? ['melden wir Ihnen Matches'] : []),
    ...(role.includes('recruiter') ? ['sehen Sie passende Kandidaten'] : []),
    'können Sie ein vergessenes Passwort ersetzen',
  ];
  return (
    <>
      {paused && role.includes('jobSeeker') && <Paused />}
      {email !== '' && !emailVerified && (
        <DismissibleHint
          userId={_id}
          name="email"
          title="Ihre E-Mail-Adresse ist noch nicht bestätigt."
          action={<ResendButton />}
        >
          Bitte öffnen Sie den Link, den wir Ihnen an {email} geschickt haben. Erst dann{' '}
          {new Intl.ListFormat('de').format(gains)}.
        </DismissibleHint>
      )}
    </>
  );
}

function Paused() {
  const savePaused = useSavePaused();
  return (
    <Card padding="small" className={styles.paused}>
      <Badge tone="warning" icon={drawings.eyeOff}>
        Profil pausiert
      </Badge>
      <p>Niemand findet oder entsperrt Sie.</p>
      <div className={styles.actions}>
        <ActionButton variant="secondary" size="small" action={() => savePaused(false)}>
          Pause beenden
        </ActionButton>
        <ButtonLink to={`${paths.account}#sichtbarkeit`} variant="quiet" size="small">
          Mehr dazu im Konto
        </ButtonLink>
      </div>
    </Card>
  );
}

export function RecruiterHint({ userId }: { userId: string }) {
  const { data: profile } = useSuspenseQuery(recruiterProfileQuery);
  if (!isEmptyProfile(profile)) return null;
  return (
    <DismissibleHint
      userId={userId}
      name="recruiter-profile"
      title="Jobsuchende wissen noch nicht, wer Sie sind."
      action={
        <ButtonLink
          to={`${paths.account}#recruiter-profil`}
          variant="secondary"
          size="small"
          icon={drawings.user}
        >
          Recruiter-Profil ausfüllen
        </ButtonLink>
      }
    >
      Ein Name und ein Unternehmen neben Ihrem Angebot schaffen Vertrauen.
    </DismissibleHint>
  );
}

/** Stored with the drafts, so a dismissal lasts for this tab and sign-in. */
function DismissibleHint({
  userId,
  name,
  title,
  action,
  children,
}: {
  userId: string;
  name: string;
  title: string;
  action: ReactNode;
  children: ReactNode;
}) {
  const key = draftKey(userId, `hint/${name}`);
  const [isDismissed, setDismissed] = useState(() => readStored(key) !== null);

  if (isDismissed) return null;
  return (
    <Notice
      title={title}
      action={
        <Cluster>
          {action}
          <Button
            variant="quiet"
            size="small"
            onClick={() => {
              writeStored(key, {});
              setDismissed(true);
              document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
            }}
          >
            Später
          </Button>
        </Cluster>
      }
    >
      {children}
    </Notice>
  );
}
