import type { IdentityOccasion } from '@inkognito/shared/auth';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ActionButton } from '../../ui/form/ActionButton.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { identityLinkQuery, useConfirmIdentityLink } from '../auth.queries.ts';
import { MailedLinkPage } from './MailedLinkPage.tsx';

const occasions: Record<IdentityOccasion, string> = {
  renewAccessPassword: 'ein neues Zugangspasswort erzeugen',
  changeUsername: 'den Benutzernamen ändern',
  changeEmail: 'die E-Mail-Adresse ändern',
  changePassword: 'ein Passwort festlegen',
  startGoogle: 'Google verbinden',
  signInWithLinkedin: 'LinkedIn verbinden',
  unlinkProvider: 'Google oder LinkedIn trennen',
  exportAccount: 'alle Daten herunterladen',
  deleteAccount: 'das Konto löschen',
};

export default function ConfirmIdentityPage() {
  return (
    <MailedLinkPage page="confirmIdentity" title="Sind Sie das?">
      {(token) => <Question token={token} />}
    </MailedLinkPage>
  );
}

function Question({ token }: { token: string }) {
  const { data: link } = useSuspenseQuery(identityLinkQuery(token));
  const confirm = useConfirmIdentityLink();
  const [isDone, setDone] = useState(false);

  if (!link) {
    return (
      <Notice tone="warning" title="Dieser Link ist ungültig oder abgelaufen.">
        Wiederholen Sie den Schritt dort, wo Sie ihn begonnen haben, und lassen Sie sich einen neuen
        schicken.
      </Notice>
    );
  }
  if (isDone) {
    return (
      <Notice tone="success" title="Danke, Sie sind es.">
        Dort, wo Sie gefragt wurden, geht es von selbst weiter.
      </Notice>
    );
  }
  return (
    <Stack>
      <p>
        Im Konto <strong>{link.username}</strong> möchte jemand{' '}
        <strong>{occasions[link.occasion]}</strong>, angemeldet in: {link.device}.
      </p>
      <p>Waren Sie das nicht, schließen Sie diese Seite: Dann geschieht nichts.</p>
      <div>
        <ActionButton size="large" action={() => confirm(token).then(() => setDone(true))}>
          Ja, das bin ich
        </ActionButton>
      </div>
    </Stack>
  );
}
