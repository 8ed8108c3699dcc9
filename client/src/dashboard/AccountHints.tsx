import { ActionButton } from '../ui/form/ActionButton.tsx';
import type { CurrentUserDto } from '@inkognito/shared/account';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { accountQuery } from '../auth/credential.queries.ts';
import { useSavePaused } from '../account/account.queries.ts';
import { ResendButton } from '../auth/ResendButton.tsx';
import { Badge } from '../ui/Badge.tsx';
import { Card } from '../ui/Card.tsx';
import styles from './Hint.module.css';
import * as drawings from '../ui/drawings.ts';

export function AccountHints({ role }: Pick<CurrentUserDto, 'role'>) {
  const { email, emailVerified, paused } = useSuspenseQuery(accountQuery).data;
  const savePaused = useSavePaused();
  const gains = [
    ...(role.includes('jobSeeker') ? ['findet man Sie', 'vergeben Sie Schlüssel'] : []),
    ...(role.includes('recruiter')
      ? ['öffnen Sie Profile mit dem Zugangspasswort', 'sehen Sie passende Kandidaten mit Namen']
      : []),
    'helfen wir, wenn Sie das Passwort vergessen',
  ];
  return (
    <>
      {paused && role.includes('jobSeeker') && (
        <Hint
          action={
            <ActionButton variant="secondary" size="small" action={() => savePaused(false)}>
              Pause beenden
            </ActionButton>
          }
        >
          <Badge tone="warning" icon={drawings.eyeOff}>
            Profil pausiert
          </Badge>
          <p>Niemand findet oder entsperrt Sie.</p>
        </Hint>
      )}
      {email !== '' && !emailVerified && (
        <Hint action={<ResendButton />}>
          <p>
            <strong>Ihre E-Mail-Adresse ist noch nicht bestätigt.</strong> Öffnen Sie den Link an{' '}
            {email}, dann {new Intl.ListFormat('de').format(gains)}.
          </p>
        </Hint>
      )}
    </>
  );
}

function Hint({ action, children }: { action: ReactNode; children: ReactNode }) {
  return (
    <Card padding="small" className={styles.hint}>
      {children}
      <div className={styles.actions}>{action}</div>
    </Card>
  );
}
