import type { AccountDto } from '@inkognito/shared/account';
import { paths } from '@inkognito/shared/pages';
import { usePrefetchQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useRenewAccessPassword, accountQuery } from '../auth/credential.queries.ts';
import { AccessPasswordDialog } from '../auth/signup/AccessPasswordDialog.tsx';
import { ConfirmButton } from '../ui/dialog/ConfirmButton.tsx';
import * as drawings from '../ui/drawings.ts';
import { DescriptionList } from '../ui/DescriptionList.tsx';
import { Stack } from '../ui/Stack.tsx';
import { shieldText } from './automations/shield.form.ts';
import { automationsQuery, shieldQuery, useSavePaused } from './account.queries.ts';
import { InstantSwitch } from './InstantSwitch.tsx';

export function AccountVisibility() {
  usePrefetchQuery(automationsQuery);
  usePrefetchQuery(shieldQuery);
  const { data: account } = useSuspenseQuery(accountQuery);
  const { data: automations } = useSuspenseQuery(automationsQuery);
  const { data: shield } = useSuspenseQuery(shieldQuery);
  const savePaused = useSavePaused();
  const { paused } = account;
  const { saved, discoverable, showName, showImage, acceptsRequests } = automations;

  return (
    <Stack>
      <InstantSwitch
        name="paused"
        label="Pause: Niemand findet oder entsperrt mich"
        hint="Ihr Profil steht in keiner Suche, und niemand kann Ihren Fragebogen öffnen oder eine Stelle mit Ihnen vergleichen. Bisherige Matches und Freigaben bleiben, wie sie sind."
        on={paused}
        save={savePaused}
      />
      <DescriptionList
        rows={[
          {
            label: 'Auffindbar',
            value: foundText(account, { saved, discoverable }),
          },
          { label: 'Name sichtbar', value: yesOrNo(showName) },
          { label: 'Profilbild sichtbar', value: yesOrNo(showImage) },
          { label: 'Anfragen erlaubt', value: yesOrNo(acceptsRequests) },
          {
            label: 'Verborgen vor',
            value: <Link to={paths.shield}>{shieldText(shield) ?? 'Noch niemandem'}</Link>,
          },
        ]}
      />
      <p>
        Ändern können Sie Ihre Sichtbarkeit unter <Link to={paths.automations}>Automations</Link>.
        Wer bei einem Match etwas erhalten hat, steht unter{' '}
        <Link to={`${paths.activity}?topic=releases`}>Datenbuch</Link>.
      </p>
    </Stack>
  );
}

function foundText(
  { paused, isFound }: AccountDto,
  { saved, discoverable }: { saved: boolean; discoverable: boolean },
): string {
  if (paused) return 'Nein, solange Sie pausieren';
  if (isFound) return 'Ja';
  if (!saved) return 'Nein, bis Sie die Automations speichern';
  return discoverable ? 'Nein, solange Sie sich vor Firmen verbergen' : 'Nein';
}

function yesOrNo(on: boolean): string {
  return on ? 'Ja' : 'Nein';
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
