import type { Role } from '@inkognito/shared/rules/codes';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { type SyntheticEvent, useEffect, useState } from 'react';
import { Button } from '../ui/Button.tsx';
import { ChoiceGroup } from '../ui/field/ChoiceGroup.tsx';
import { Notice } from '../ui/Notice.tsx';
import { Stack } from '../ui/Stack.tsx';
import { roleChoices } from '../auth/signup/roleChoices.ts';
import { changeRoles } from './account.queries.ts';

/** The messages and how long they stay, as the specification's sections 8 and 9 give them. */
const messages = {
  noRole: { tone: 'danger', text: 'Sie müssen mindestens eine Rolle auswählen.', shownMs: 3000 },
  failed: { tone: 'danger', text: 'Fehler beim Aktualisieren der Rollen.', shownMs: 2000 },
  saved: { tone: 'success', text: 'Rollen erfolgreich aktualisiert.', shownMs: 2000 },
} as const;
type Message = (typeof messages)[keyof typeof messages];

/** Adds and removes roles; one call for all added ones, one for all removed. */
export function AccountRoles({ user }: { user: { role: readonly Role[] } }) {
  const queryClient = useQueryClient();
  const [selected, setSelected] = useState<readonly Role[]>(user.role);
  const [busy, setBusy] = useState(false);
  const [message, show] = usePassingMessage();

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (selected.length === 0) {
      show(messages.noRole);
      return;
    }
    setBusy(true);
    try {
      await saveRoles(queryClient, user.role, selected);
      show(messages.saved);
    } catch {
      show(messages.failed);
    } finally {
      setBusy(false);
    }
  };

  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Stack>
        <ChoiceGroup
          type="checkbox"
          name="role"
          legend="Ihre Rollen"
          required
          options={roleChoices}
          selected={selected}
          onChange={({ currentTarget: { value, checked } }) => {
            setSelected(withRole(selected, value as Role, checked));
          }}
        />
        {message && <Notice tone={message.tone}>{message.text}</Notice>}
        <div>
          <Button type="submit" busy={busy}>
            Rollen speichern
          </Button>
        </div>
      </Stack>
    </form>
  );
}

/** Added ones first, so that nobody is without a role in between. */
async function saveRoles(
  queryClient: QueryClient,
  before: readonly Role[],
  after: readonly Role[],
): Promise<void> {
  const added = after.filter((role) => !before.includes(role));
  const removed = before.filter((role) => !after.includes(role));
  if (added.length > 0) await changeRoles(queryClient, added, 'add');
  if (removed.length > 0) await changeRoles(queryClient, removed, 'remove');
}

/** The roles' values in the form are the roles themselves. */
function withRole(roles: readonly Role[], role: Role, ticked: boolean): Role[] {
  const others = roles.filter((other) => other !== role);
  return ticked ? [...others, role] : others;
}

function usePassingMessage() {
  const [message, setMessage] = useState<Message | null>(null);

  useEffect(() => {
    if (!message) return;
    const timer = setTimeout(() => {
      setMessage(null);
    }, message.shownMs);
    return () => {
      clearTimeout(timer);
    };
  }, [message]);

  // A copy, so that the same message shown again stays for its whole time.
  return [
    message,
    (next: Message) => {
      setMessage({ ...next });
    },
  ] as const;
}
