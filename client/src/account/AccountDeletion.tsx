import { useState } from 'react';
import { Button } from '../ui/Button.tsx';
import { TypedConfirmDialog } from '../ui/dialog/TypedConfirmDialog.tsx';
import { useLeave } from '../auth/signOut.ts';
import { useDeleteAccount } from './account.queries.ts';
import { useFreshIdentity } from '../auth/freshIdentity.ts';
import * as drawings from '../ui/drawings.ts';

export function AccountDeletion({ user }: { user: { _id: string; username: string } }) {
  const [asking, setAsking] = useState(false);
  const leave = useLeave();
  const { mutateAsync: deleteAccount } = useDeleteAccount();
  const withFreshIdentity = useFreshIdentity();

  async function remove() {
    await withFreshIdentity(() => deleteAccount(user._id));
    leave();
  }

  return (
    <>
      <div>
        <Button variant="danger" icon={drawings.trash} onClick={() => setAsking(true)}>
          Konto löschen
        </Button>
      </div>
      <TypedConfirmDialog
        open={asking}
        title="Konto endgültig löschen?"
        confirmLabel="Endgültig löschen"
        mustType={{ label: 'Ihr Benutzername zur Bestätigung', text: user.username }}
        onConfirm={remove}
        fallback="Das Konto wurde nicht gelöscht. Bitte versuchen Sie es erneut."
        onCancel={() => setAsking(false)}
      >
        <p>
          Fragebogen, Lebenslauf, Profilbild, Stellen, Matches und alle Freigaben werden gelöscht.
          Das lässt sich nicht rückgängig machen. Jobsuchende, die Ihre Stellen gesehen haben,
          behalten die Angebote und den Nachweis, welche Kontaktdaten Sie erhalten haben.
        </p>
      </TypedConfirmDialog>
    </>
  );
}
