import { useSignedInUser } from '../user/currentUser.ts';
import { z } from '@inkognito/shared/schema/zod';
import { role } from '@inkognito/shared/user';
import { type Role, roleLabels } from '@inkognito/shared/codes';
import { useEffect, useState } from 'react';
import { type FieldProps, useServerForm } from '../lib/form/useServerForm.ts';
import { ChoiceGroup } from '../ui/field/ChoiceGroup.tsx';
import { optionsOf } from '../ui/field/SelectField.tsx';
import { Form } from '../ui/form/Form.tsx';
import { Notice } from '../ui/Notice.tsx';
import { useChangeRoles } from '../auth/credential.queries.ts';

/** Texts and durations are from sections 8 and 9 of the specification. */
const messages = {
  noRole: { tone: 'danger', text: 'Sie müssen mindestens eine Rolle auswählen.', shownMs: 3000 },
  failed: { tone: 'danger', text: 'Fehler beim Aktualisieren der Rollen.', shownMs: 2000 },
  saved: { tone: 'success', text: 'Rollen erfolgreich aktualisiert.', shownMs: 2000 },
} as const;
type Message = (typeof messages)[keyof typeof messages];

/** A missing role is shown as a passing message, not beside the boxes (specification, section 9). */
const schema = z.object({ role: z.array(role) });

export function AccountRoles() {
  const user = useSignedInUser();
  const [message, show] = usePassingMessage();
  const saveRoles = useSaveRoles();
  const form = useServerForm({
    schema,
    defaultValues: { role: [...user.role] },
    save: async ({ role }) => {
      if (role.length === 0) {
        show(messages.noRole);
        return;
      }
      try {
        await saveRoles(user.role, role);
        show(messages.saved);
      } catch {
        show(messages.failed);
      }
    },
  });

  return (
    <Form form={form} submitLabel="Rollen speichern">
      <RoleChoice {...form.field('role')} legend="Ihre Rollen" />
      {message && <Notice tone={message.tone}>{message.text}</Notice>}
    </Form>
  );
}

const descriptions: Readonly<Record<Role, string>> = {
  jobSeeker:
    'Sie sagen, was eine Stelle bieten muss, und bleiben unerkannt, bis ein Angebot passt.',
  recruiter: 'Sie schreiben Stellen aus, suchen Kandidaten und sehen sofort, ob ein Angebot passt.',
};
const roleChoices = optionsOf(roleLabels).map((option) => ({
  ...option,
  description: descriptions[option.value],
}));

export function RoleChoice(props: FieldProps & { legend: string; hint?: string }) {
  return <ChoiceGroup {...props} type="checkbox" required options={roleChoices} />;
}

function useSaveRoles() {
  const changeRoles = useChangeRoles();
  return async (before: readonly Role[], after: readonly Role[]) => {
    const added = after.filter((role) => !before.includes(role));
    const removed = before.filter((role) => !after.includes(role));
    // Additions first, so that there is always a role.
    if (added.length > 0) await changeRoles({ role: added, action: 'add' });
    if (removed.length > 0) await changeRoles({ role: removed, action: 'remove' });
  };
}

function usePassingMessage() {
  const [message, setMessage] = useState<Message | null>(null);

  useEffect(() => {
    if (!message) return;
    const timer = setTimeout(() => setMessage(null), message.shownMs);
    return () => clearTimeout(timer);
  }, [message]);

  // A copy, so that repeating a message restarts its timer.
  return [message, (next: Message) => setMessage({ ...next })] as const;
}
