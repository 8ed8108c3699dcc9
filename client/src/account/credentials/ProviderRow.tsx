import { ActionButton } from '../../ui/form/ActionButton.tsx';
import type { ComponentProps } from 'react';
import type { AccountDto } from '@inkognito/shared/account';
import { type Provider, providers } from '@inkognito/shared/codes';
import { useWrite } from '../../lib/write.ts';
import { ConfirmButton } from '../../ui/dialog/ConfirmButton.tsx';
import {
  linkAtProvider,
  mayLink,
  providerNames,
  type RedirectFailure,
} from '../../auth/provider/oauthRedirect.ts';
import { useUnlinkProvider } from '../../auth/credential.queries.ts';
import { CredentialRow } from './CredentialRow.tsx';
import { useTakenQuery } from '../../auth/useTakenFromAddress.ts';
import { Notice } from '../../ui/Notice.tsx';
import styles from './Credentials.module.css';

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

  const startLink = useWrite(mayLink);
  const unlink = useUnlinkProvider();

  if (isLinked) {
    return (
      <CredentialRow
        label={name}
        value="Verbunden"
        action={
          !isOnlyWay && (
            <ConfirmButton
              label={`${name} trennen`}
              title={`${name} trennen?`}
              question={`Mit ${name} kommen Sie danach nicht mehr in dieses Konto, bis Sie es neu verbinden.`}
              confirmLabel="Trennen"
              action={() => unlink(provider)}
              fallback={`Die Verbindung mit ${name} besteht noch. Bitte versuchen Sie es erneut.`}
            />
          )
        }
      >
        {isOnlyWay && (
          <p className={styles.soft}>
            Damit melden Sie sich an. Trennen können Sie es, sobald Sie ein Passwort festgelegt
            haben.
          </p>
        )}
      </CredentialRow>
    );
  }
  if (!isSetUp) return <CredentialRow label={name} value="Auf diesem Server nicht eingerichtet" />;
  return (
    <CredentialRow
      label={name}
      value="Nicht verbunden"
      action={
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
      {!account.emailVerified && (
        <p className={styles.soft}>
          Verbinden können Sie {name}, sobald Ihre E-Mail-Adresse bestätigt ist.
        </p>
      )}
    </CredentialRow>
  );
}

export function RedirectNotice() {
  const words = wordsFor(useTakenQuery());
  return words && <Notice {...words} />;
}

const failures: Record<RedirectFailure, ComponentProps<typeof Notice>> = {
  link_failed: {
    tone: 'danger',
    title: 'Das Verbinden hat nicht geklappt.',
    children: 'Vielleicht wurde es beim Anbieter abgebrochen. Bitte versuchen Sie es noch einmal.',
  },
  identity_taken: {
    tone: 'danger',
    title: 'Dieses Konto gehört schon zu einem anderen Benutzer.',
    children: 'Melden Sie sich damit an, um es dort zu trennen, oder verbinden Sie ein anderes.',
  },
};

/** Anyone can write the address, so only known codes are read and the texts are ours. */
function wordsFor(query: URLSearchParams): ComponentProps<typeof Notice> | null {
  const failure = query.get('error');
  if (failure !== null && Object.hasOwn(failures, failure)) {
    return failures[failure as RedirectFailure];
  }
  const linked = providers.find((provider) => provider === query.get('linked'));
  return linked
    ? {
        tone: 'success',
        title: `${providerNames[linked]} ist verbunden.`,
        children: 'Sie können sich ab jetzt auch damit anmelden.',
      }
    : null;
}
