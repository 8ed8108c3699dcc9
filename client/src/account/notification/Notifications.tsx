import { useSuspenseQuery } from '@tanstack/react-query';
import { accountQuery, useSaveNewMatchMail } from '../account.queries.ts';
import { InstantSwitch } from '../InstantSwitch.tsx';

export function Notifications() {
  const { email, emailVerified, notifications } = useSuspenseQuery(accountQuery).data;
  const saveNewMatchMail = useSaveNewMatchMail();
  const hint = emailVerified
    ? `An ${email}. Die Nachricht nennt weder Namen noch Stelle.`
    : 'Sobald Ihre E-Mail-Adresse bestätigt ist. Die Nachricht nennt weder Namen noch Stelle.';

  return (
    <InstantSwitch
      name="newMatch"
      label="E-Mail bei einem neuen Match"
      hint={hint}
      on={notifications.newMatch}
      save={saveNewMatchMail.mutateAsync}
    />
  );
}
