import { z } from '@inkognito/shared/schema/zod';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { TextField } from '../../ui/field/TextField.tsx';
import { ApiError } from '../api.ts';
import { createQueryClient } from '../queryClient.ts';
import { useServerForm } from './useServerForm.ts';

const person = z.object({ name: z.string().min(1, 'Wie heißen Sie?'), town: z.string() });

type FormProps = {
  save?: () => Promise<void>;
  tellOutage?: boolean;
  tellFields?: boolean;
};

function Form({ save = () => Promise.resolve(), ...more }: FormProps) {
  const { field, failure, busy, formProps } = useServerForm({
    schema: person,
    // The town has no initial value, as in an empty posting.
    defaultValues: { name: '' },
    save,
    fallback: 'Das hat nicht geklappt.',
    fieldNames: { 'address.town': 'town' },
    ...more,
  });
  return (
    <form {...formProps}>
      <TextField {...field('name')} label="Name" required />
      <TextField {...field('town')} label="Ort" required />
      {failure !== null && <p role="alert">{failure}</p>}
      <button aria-busy={busy}>Senden</button>
    </form>
  );
}

const show = (props: FormProps) =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <Form {...props} />
    </QueryClientProvider>,
  );
const send = () => userEvent.click(screen.getByRole('button', { name: 'Senden' }));

async function sendAs(name: string, props: FormProps) {
  show(props);
  await userEvent.type(screen.getByLabelText('Name'), name);
  await send();
}

function refuse(fields: Record<string, string>) {
  const error = new ApiError({ error: 'Bitte prüfen.', code: 'validation_failed', fields });
  return () => Promise.reject(error);
}

test('says nothing of a field before the first try to send on', async () => {
  show({});
  await userEvent.type(screen.getByLabelText('Name'), 'A{Backspace}');
  expect(screen.getByLabelText('Name')).not.toHaveAttribute('aria-invalid');

  await send();

  expect(await screen.findByText('Wie heißen Sie?')).toBeVisible();
  expect(screen.getByLabelText('Name')).toHaveFocus();
});

test('puts what the server says beside the fields, also those of another name', async () => {
  await sendAs('Anna', { save: refuse({ 'address.town': 'Den Ort gibt es nicht.' }) });

  expect(await screen.findByText('Den Ort gibt es nicht.')).toBeVisible();
  expect(screen.getByLabelText('Ort')).toHaveFocus();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('tells it above the button too where a form is long', async () => {
  await sendAs('Anna', { save: refuse({ town: 'Den Ort gibt es nicht.' }), tellFields: true });

  expect(await screen.findByRole('alert')).toHaveTextContent('Bitte prüfen.');
  expect(screen.getByText('Den Ort gibt es nicht.')).toBeVisible();
});

test('tells above the button what is about no field of the form', async () => {
  await sendAs('Anna', { save: refuse({ constructor: 'Nein.' }) });

  expect(await screen.findByRole('alert')).toHaveTextContent('Bitte prüfen.');
});

test('says of an outage what it means here; the banner says the rest', async () => {
  const outage = new ApiError({ error: 'Nicht erreichbar.', code: 'unavailable' });
  await sendAs('Anna', { save: () => Promise.reject(outage) });

  expect(await screen.findByRole('alert')).toHaveTextContent(/^Das hat nicht geklappt\.$/);
});
