import { providers } from '@inkognito/shared/auth';
import { usePrefetchQuery, useSuspenseQuery } from '@tanstack/react-query';
import { providersQuery } from '../../auth/credential.queries.ts';
import { accountQuery } from '../account.queries.ts';
import { ProviderRow } from './ProviderRow.tsx';
import styles from './Credentials.module.css';
import { EmailRow } from './EmailRow.tsx';
import { PasswordRow } from './PasswordRow.tsx';
import { UsernameRow } from './UsernameRow.tsx';

export function Credentials({ username }: { username: string }) {
  // Both are asked for together, or the second would wait for the first.
  usePrefetchQuery(providersQuery);
  const { data: account } = useSuspenseQuery(accountQuery);
  const { data: setUp } = useSuspenseQuery(providersQuery);

  return (
    <ul className={styles.rows}>
      <UsernameRow username={username} />
      <EmailRow account={account} />
      <PasswordRow account={account} />
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
