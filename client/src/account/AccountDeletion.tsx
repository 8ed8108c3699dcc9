import { useState } from 'react';
import { useAction } from '../lib/action.ts';
import { Button } from '../ui/Button.tsx';
import { ConfirmDialog } from '../ui/dialog/ConfirmDialog.tsx';
import { useLeave } from '../auth/leaving.ts';
import { useDeleteAccount } from './account.queries.ts';
import { useFreshIdentity } from './identity/freshIdentity.ts';

/** Deletes the account once its username was typed, and leaves for the landing page. */
export function AccountDeletion({ user }: { user: { _id: string; username: string } }) {
  const [asking, setAsking] = useState(false);
  const leave = useLeave();
  const withFreshIdentity = useFreshIdentity();
  const deleteAccount = useDeleteAccount();
  const deletion = useAction(async () => {
    await withFreshIdentity(() => deleteAccount.mutateAsync(user._id));
    leave();
  }, 'Das Konto wurde nicht gelöscht. Bitte versuchen Sie es erneut.');

  return (
    <>
      <div>
        <Button
          variant="danger"
          icon="trash"
          onClick={() => {
            setAsking(true);
          }}
        >
          Konto löschen
        </Button>
      </div>
      <ConfirmDialog
        open={asking}
        title="Konto endgültig löschen?"
        confirmLabel="Endgültig löschen"
        busy={deletion.busy}
        error={deletion.failure?.message}
        mustType={{ label: 'Ihr Benutzername zur Bestätigung', text: user.username }}
        onConfirm={() => void deletion.run()}
        onCancel={() => {
          deletion.clearFailure();
          setAsking(false);
        }}
      >
        <p>
          Fragebogen, Lebenslauf, Profilbild, Stellen, Matches und alle Freigaben werden gelöscht.
          Das lässt sich nicht rückgängig machen.
        </p>
      </ConfirmDialog>
    </>
  );
}
