import { useQuery } from '../../lib/query.ts';
import { accountQuery, providersQuery } from '../account.queries.ts';
import { ProviderRow } from '../provider/ProviderRow.tsx';
import { providers } from '../provider/providerTrip.ts';
import { CredentialRow } from './CredentialRow.tsx';
import styles from './Credentials.module.css';
import { EmailRow } from './EmailRow.tsx';
import { PasswordRow } from './PasswordRow.tsx';

/** Everything the person signs in with. */
export function Credentials({ username }: { username: string }) {
  const account = useQuery(accountQuery);
  const setUp = useQuery(providersQuery);

  return (
    <ul className={styles.rows}>
      <CredentialRow label="Benutzername" value={username} />
      <EmailRow account={account} />
      <PasswordRow hasPassword={account.hasPassword} />
      {providers.map((provider) => (
        <ProviderRow
          key={provider}
          provider={provider}
          account={account}
          isSetUp={setUp[provider]}
        />
      ))}
    </ul>
  );
}
