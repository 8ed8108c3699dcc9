import { paths } from '@inkognito/shared/pages';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useRenewAccessPassword, accountQuery } from '../auth/credential.queries.ts';
import { AccessPasswordDialog } from '../auth/signup/AccessPasswordDialog.tsx';
import { ConfirmButton } from '../ui/dialog/ConfirmButton.tsx';
import * as drawings from '../ui/drawings.ts';
import { Stack } from '../ui/Stack.tsx';
import { visibilityText } from './summaries.tsx';

export function AccountVisibility() {
  const { data: account } = useSuspenseQuery(accountQuery);
  return (
    <p>
      {visibilityText(account)}. Das ändern Sie unter{' '}
      <Link to={`${paths.automations}#sichtbarkeit`}>Automations</Link>.
    </p>
  );
}

export function AccountAccessPassword() {
  const [accessPassword, setAccessPassword] = useState<string | null>(null);
  const renewAccessPassword = useRenewAccessPassword();

  return (
    <Stack>
      <p>
        Wir können Ihnen das Zugangspasswort nicht noch einmal zeigen. Ist es verloren oder in
        falschen Händen, erzeugen Sie ein neues. Besser geben Sie jedem Headhunter einen eigenen
        Schlüssel. Alle Schlüssel und falsche Versuche stehen unter{' '}
        <Link to={paths.keys}>Schlüssel</Link>.
      </p>
      <div>
        <ConfirmButton
          label="Neues Zugangspasswort erzeugen"
          icon={drawings.lock}
          size="medium"
          title="Neues Zugangspasswort erzeugen?"
          question="Das bisherige Zugangspasswort funktioniert danach nicht mehr. Wem Sie es gegeben haben, braucht das neue."
          confirmLabel="Neu erzeugen"
          tone="primary"
          action={async () => setAccessPassword(await renewAccessPassword())}
          fallback="Das Zugangspasswort wurde nicht erneuert. Bitte versuchen Sie es erneut."
        />
      </div>
      <AccessPasswordDialog
        accessPassword={accessPassword}
        onConfirmed={() => setAccessPassword(null)}
      />
    </Stack>
  );
}
