import { ActionButton } from '../ui/form/ActionButton.tsx';
import type { CurrentUserDto } from '@inkognito/shared/account';
import { useSuspenseQuery } from '@tanstack/react-query';
import { accountQuery } from '../auth/credential.queries.ts';
import { useSavePaused } from '../account/account.queries.ts';
import { ResendButton } from '../auth/ResendButton.tsx';
import { Notice } from '../ui/Notice.tsx';

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
        <Notice
          tone="warning"
          title="Profil pausiert"
          action={
            <ActionButton variant="secondary" size="small" action={() => savePaused(false)}>
              Pause beenden
            </ActionButton>
          }
        >
          Niemand findet oder entsperrt Sie.
        </Notice>
      )}
      {email !== '' && !emailVerified && (
        <Notice title="Ihre E-Mail-Adresse ist noch nicht bestätigt." action={<ResendButton />}>
          Öffnen Sie den Link an {email}, dann {new Intl.ListFormat('de').format(gains)}.
        </Notice>
      )}
    </>
  );
}
