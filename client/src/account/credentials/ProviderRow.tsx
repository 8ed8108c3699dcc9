import { ActionButton } from '../../ui/form/ActionButton.tsx';
import type { AccountDto } from '@inkognito/shared/account';
import { type Provider, providers } from '@inkognito/shared/codes';
import { useWrite } from '../../lib/write.ts';
import { ConfirmButton } from '../../ui/dialog/ConfirmButton.tsx';
import { linkAtProvider, mayLink, providerNames } from '../../auth/provider/oauthRedirect.ts';
import { useUnlinkProvider } from '../../auth/credential.queries.ts';
import { CredentialRow } from './CredentialRow.tsx';
import styles from './Credentials.module.css';
import { focusSection } from '../AccountSection.tsx';

export function ProviderRow({
  provider,
  account,
  isSetUp,
}: {
  provider: Provider;
  account: AccountDto;
  isSetUp: boolean;
}) {
  const name = providerNames[provider];
  const isLinked = account.providers[provider];
  const ways = providers.filter((each) => account.providers[each]).length;
  const isOnlyWay = isLinked && ways === 1 && !account.hasPassword;

  const state = isLinked
    ? 'Verbunden'
    : isSetUp
      ? 'Nicht verbunden'
      : 'Auf diesem Server nicht eingerichtet';
  const startLink = useWrite(mayLink);

  return (
    <CredentialRow
      label={name}
      value={state}
      action={
        isLinked
          ? !isOnlyWay && <Unlink provider={provider} />
          : isSetUp &&
            account.emailVerified && (
              <ActionButton
                variant="secondary"
                size="small"
                action={async () => {
                  await startLink(provider);
                  linkAtProvider(provider);
                }}
                fallback={`${name} wurde nicht verbunden. Bitte versuchen Sie es erneut.`}
              >
                {name} verbinden
              </ActionButton>
            )
      }
    >
      {!isLinked && isSetUp && !account.emailVerified && (
        <p className={styles.soft}>
          Verbinden können Sie {name}, sobald Ihre E-Mail-Adresse bestätigt ist.
        </p>
      )}
      {isOnlyWay && (
        <p className={styles.soft}>
          Damit melden Sie sich an. Trennen können Sie es, sobald Sie ein Passwort festgelegt haben.
        </p>
      )}
    </CredentialRow>
  );
}

function Unlink({ provider }: { provider: Provider }) {
  const name = providerNames[provider];
  const unlink = useUnlinkProvider();
  return (
    <ConfirmButton
      label={`${name} trennen`}
      title={`${name} trennen?`}
      question={`Mit ${name} kommen Sie danach nicht mehr in dieses Konto, bis Sie es neu verbinden.`}
      confirmLabel="Trennen"
      action={() => unlink(provider)}
      fallback={`Die Verbindung mit ${name} besteht noch. Bitte versuchen Sie es erneut.`}
      onDone={() => focusSection('anmeldedaten')}
    />
  );
}
