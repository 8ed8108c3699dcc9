import { z } from '@inkognito/shared/schema/zod';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { fetchedSchema } from './fetchedSchema.ts';
import { useServerForm } from './useServerForm.ts';

let tries = 0;
const schema = fetchedSchema(() => {
  tries += 1;
  return tries === 1
    ? Promise.reject(new TypeError('Failed to fetch'))
    : Promise.resolve(z.strictObject({ name: z.string().min(1, 'Bitte geben Sie etwas ein.') }));
});

function TestForm() {
  const { field, formProps, failure } = useServerForm({
    schema,
    defaultValues: { name: '' },
    save: () => Promise.resolve(),
    fallback: 'Bitte noch einmal.',
  });
  const { error, ...input } = field('name');
  return (
    <form {...formProps}>
      <input {...input} aria-label="Name" />
      <p>{error}</p>
      <p role="alert">{failure}</p>
      <button>Senden</button>
    </form>
  );
}

test('a schema that did not come is said at the form, and fetched again', async () => {
  render(<TestForm />);
  const send = () => userEvent.click(screen.getByRole('button'));

  await send();
  expect(await screen.findByText('Bitte noch einmal.')).toBeVisible();

  await send();
  expect(await screen.findByText('Bitte geben Sie etwas ein.')).toBeVisible();
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
});
