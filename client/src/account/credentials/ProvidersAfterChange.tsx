import type { AccountDto } from '@inkognito/shared/account';
import type { ComponentProps } from 'react';
import { providerNames, providers } from '../../auth/provider/oauthRedirect.ts';
import { CheckboxField } from '../../ui/field/CheckboxField.tsx';
import { Notice } from '../../ui/Notice.tsx';
import styles from './Credentials.module.css';

const namesOf = (linked: AccountDto['providers']) =>
  providers.filter((provider) => linked[provider]).map((provider) => providerNames[provider]);

export const hasEarlyProviders = ({ earlyProviders }: AccountDto) =>
  namesOf(earlyProviders).length > 0;

/** What is linked, and what of it a new password removes. */
export function ProvidersAfterChange({
  account,
  keep,
}: {
  account: AccountDto;
  keep: Omit<ComponentProps<typeof CheckboxField>, 'label'>;
}) {
  const early = namesOf(account.earlyProviders);
  const staying = namesOf(account.providers).filter((name) => !early.includes(name));

  return (
    <>
      {staying.length > 0 && (
        <p className={styles.soft}>Weiterhin verbunden bleibt: {staying.join(', ')}.</p>
      )}
      {early.length > 0 && (
        <>
          <Notice tone="warning" title={`Wird getrennt: ${early.join(', ')}`}>
            Das wurde verbunden, bevor Ihre E-Mail-Adresse bestätigt war. Waren Sie es nicht selbst,
            kommt darüber sonst jemand anderes in Ihr Konto.
          </Notice>
          <CheckboxField
            {...keep}
            role="switch"
            look="card"
            label={`${early.join(' und ')} verbunden lassen`}
            hint="Nur, wenn Sie es selbst verbunden haben."
          />
        </>
      )}
    </>
  );
}
