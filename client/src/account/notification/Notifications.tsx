import { useQuery } from '../../lib/query.ts';
import { accountQuery, saveNewMatchMail } from '../account.queries.ts';
import { InstantSwitch } from '../InstantSwitch.tsx';

/** What may be mailed besides what keeps the account safe. */
export function Notifications() {
  const { email, emailVerified, notifications } = useQuery(accountQuery);
  const hint = emailVerified
    ? `An ${email}. Die Nachricht nennt weder Namen noch Stelle.`
    : 'Sobald Ihre E-Mail-Adresse bestätigt ist. Die Nachricht nennt weder Namen noch Stelle.';

  return (
    <InstantSwitch
      name="newMatch"
      label="E-Mail bei einem neuen Match"
      hint={hint}
      on={notifications.newMatch}
      save={saveNewMatchMail}
    />
  );
}
