import { automationsForm } from '@inkognito/shared/account';
import { paths } from '@inkognito/shared/pages';
import { z } from '@inkognito/shared/schema/zod';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useServerForm } from '../../lib/form/useServerForm.ts';
import { TextField } from '../../ui/field/TextField.tsx';
import { ActionButton } from '../../ui/form/ActionButton.tsx';
import { Form } from '../../ui/form/Form.tsx';
import { PagePart } from '../../ui/page/PageFrame.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { accountQuery } from '../credential.queries.ts';
import { useSaveReach } from './key.queries.ts';

/** A key that releases nothing is of no use: before the first one a way to be reached is chosen. */
export function ReachFirst(props: { onCancel?: () => void; children: ReactNode }) {
  return (
    <PagePart>
      <ReachOrKey {...props} />
    </PagePart>
  );
}

function ReachOrKey({ onCancel, children }: { onCancel?: () => void; children: ReactNode }) {
  const { begun } = useSuspenseQuery(accountQuery).data;
  return begun.automations ? children : <ReachForm onCancel={onCancel} />;
}

const { phoneNumber, email } = automationsForm.shape;

const reach = z
  .strictObject({ reach: z.string().trim().min(1, 'Bitte geben Sie an, wie man Sie erreicht.') })
  .transform((values, context) => {
    const [name, schema] = values.reach.includes('@')
      ? (['email', email] as const)
      : (['phoneNumber', phoneNumber] as const);
    const parsed = schema.safeParse(values.reach);
    if (parsed.success) return { name, value: parsed.data };
    context.addIssue({
      code: 'custom',
      path: ['reach'],
      message: 'Bitte geben Sie eine vollständige Telefonnummer oder E-Mail-Adresse ein.',
    });
    return z.NEVER;
  });

/** Who finds the person is not asked here: until it is, only the link leads to them. */
const notFound = { discoverable: 'false' };

function bodyOf(fields: Readonly<Record<string, string>>): FormData {
  const body = new FormData();
  for (const [name, value] of Object.entries({ ...notFound, ...fields })) body.set(name, value);
  return body;
}

function ReachForm({ onCancel }: { onCancel: (() => void) | undefined }) {
  const save = useSaveReach();
  const form = useServerForm({
    schema: reach,
    defaultValues: { reach: '' },
    save: ({ name, value }) => {
      const flag = name === 'email' ? 'email' : 'phone';
      return save(bodyOf({ [name]: value, [`showContactPrefs[${flag}]`]: 'true' }));
    },
    fieldNames: { phoneNumber: 'reach', email: 'reach' },
  });
  return (
    <Stack>
      <Form
        form={form}
        submitLabel="Speichern und weiter"
        {...(onCancel && { onCancel })}
        failureTitle="Es wurde nichts gespeichert."
      >
        <TextField
          {...form.field('reach')}
          label="Wie darf man Sie bei einem Match erreichen?"
          hint="Telefonnummer oder E-Mail-Adresse. Nur wer eine passende Stelle beschreibt, sieht sie, mit Ihrem Namen."
          required
          autoComplete="tel"
        />
      </Form>
      <ActionButton
        variant="quiet"
        size="small"
        action={() => save(bodyOf({ 'showContactPrefs[showNothing]': 'true' }))}
      >
        Nichts zeigen, ich melde mich selbst
      </ActionButton>
      <p>
        Bis Sie es in den <Link to={paths.automations}>Automations</Link> ändern, findet man Sie nur
        mit einem Schlüssel.
      </p>
    </Stack>
  );
}
