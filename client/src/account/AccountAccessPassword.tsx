import { paths } from '@inkognito/shared/pages';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useRenewAccessPassword } from '../auth/credential.queries.ts';
import { useFreshIdentity } from '../auth/freshIdentity.ts';
import { AccessPasswordDialog } from '../auth/signup/AccessPasswordDialog.tsx';
import { Button } from '../ui/Button.tsx';
import { ConfirmDialog } from '../ui/dialog/ConfirmDialog.tsx';
import * as drawings from '../ui/drawings.ts';
import { Stack } from '../ui/Stack.tsx';

export function AccountAccessPassword() {
  const [asking, setAsking] = useState(false);
  const [accessPassword, setAccessPassword] = useState<string | null>(null);
  const withFreshIdentity = useFreshIdentity();
  const { mutateAsync: renewAccessPassword } = useRenewAccessPassword();

  return (
    <Stack>
      <p>
        Wir können Ihnen das Zugangspasswort nicht noch einmal zeigen. Ist es verloren oder in
        falschen Händen, erzeugen Sie ein neues. Besser geben Sie jedem Headhunter einen eigenen
        Schlüssel. Alle Schlüssel und falsche Versuche stehen unter{' '}
        <Link to={paths.keys}>Schlüssel</Link>.
      </p>
      <div>
        <Button variant="secondary" icon={drawings.lock} onClick={() => setAsking(true)}>
          Neues Zugangspasswort erzeugen
        </Button>
      </div>
      <ConfirmDialog
        open={asking}
        title="Neues Zugangspasswort erzeugen?"
        confirmLabel="Neu erzeugen"
        tone="primary"
        action={async () => setAccessPassword(await withFreshIdentity(() => renewAccessPassword()))}
        fallback="Das Zugangspasswort wurde nicht erneuert. Bitte versuchen Sie es erneut."
        onClose={() => setAsking(false)}
      >
        <p>
          Das bisherige Zugangspasswort funktioniert danach nicht mehr. Wem Sie es gegeben haben,
          braucht das neue.
        </p>
      </ConfirmDialog>
      <AccessPasswordDialog
        accessPassword={accessPassword}
        onConfirmed={() => setAccessPassword(null)}
      />
    </Stack>
  );
}
