import { paths } from '@inkognito/shared/pages';
import { canBePhoneNumber } from '@inkognito/shared/schema/phone';
import { z } from '@inkognito/shared/schema/zod';
import { email } from '@inkognito/shared/user';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useServerForm } from '../../lib/form/useServerForm.ts';
import { TextField } from '../../ui/field/TextField.tsx';
import { ActionButton } from '../../ui/form/ActionButton.tsx';
import { Form } from '../../ui/form/Form.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { PagePart } from '../../ui/page/PageFrame.tsx';
import { ConfirmFirst } from '../ConfirmFirst.tsx';
import { accountQuery, useSaveAutomations } from '../credential.queries.ts';

/** A confirmed account alone gives keys out, and one that releases nothing is of no use: a way to be reached comes first. */
export function ReachFirst(props: { onCancel?: () => void; children: ReactNode }) {
  return (
    <PagePart>
      <ReachOrKey {...props} />
    </PagePart>
  );
}

function ReachOrKey({ onCancel, children }: { onCancel?: () => void; children: ReactNode }) {
  const { begun, emailVerified } = useSuspenseQuery(accountQuery).data;
  if (!emailVerified) {
    return (
      <ConfirmFirst>Schlüssel vergeben Sie, sobald Ihre E-Mail-Adresse bestätigt ist.</ConfirmFirst>
    );
  }
  return begun.automations ? children : <ReachForm onCancel={onCancel} />;
}

const reach = z
  .strictObject({ reach: z.string().trim().min(1, 'Bitte geben Sie an, wie man Sie erreicht.') })
  .refine(({ reach: value }) => isEmail(value) || canBePhoneNumber(value), {
    error: 'Bitte geben Sie eine vollständige Telefonnummer oder E-Mail-Adresse ein.',
    path: ['reach'],
  });

const isEmail = (value: string) => email.safeParse(value).success;

/** The visibility is not asked here: until it is, only the link leads to the person. */
const notFound = { discoverable: 'false' };

function bodyOf(fields: Readonly<Record<string, string>>): FormData {
  const body = new FormData();
  for (const [name, value] of Object.entries({ ...notFound, ...fields })) body.set(name, value);
  return body;
}

function ReachForm({ onCancel }: { onCancel: (() => void) | undefined }) {
  const save = useSaveAutomations();
  const form = useServerForm({
    schema: reach,
    defaultValues: { reach: '' },
    save: ({ reach: value }) =>
      save(
        bodyOf(
          isEmail(value)
            ? { email: value, 'showContactPrefs[email]': 'true' }
            : { phoneNumber: value, 'showContactPrefs[phone]': 'true' },
        ),
      ),
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
