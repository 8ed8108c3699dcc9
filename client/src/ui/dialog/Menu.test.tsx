import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '../../lib/queryClient.ts';
import { Button, ButtonLink } from '../Button.tsx';
import { ConfirmButton } from './ConfirmButton.tsx';
import { Menu } from './Menu.tsx';

const remove = vi.fn(() => Promise.resolve());

beforeEach(() => {
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <h1 id="posting">Bilanzbuchhalter</h1>
        <Menu aboutId="posting">
          <ButtonLink to="/jobs/1" variant="quiet">
            Bearbeiten
          </ButtonLink>
          <Button variant="quiet">Schließen</Button>
          <ConfirmButton
            label="Löschen"
            variant="quiet"
            title="Stelle löschen?"
            question="Das lässt sich nicht rückgängig machen."
            confirmLabel="Ja, löschen"
            action={remove}
          />
        </Menu>
      </MemoryRouter>
    </QueryClientProvider>,
  );
});

const opener = () => screen.getByRole('button', { name: 'Mehr' });

test('opens by keyboard, and Esc leads back', async () => {
  expect(opener()).toHaveAccessibleDescription('Bilanzbuchhalter');
  opener().focus();
  await userEvent.keyboard('{Enter}{Tab}');
  expect(screen.getByRole('link', { name: 'Bearbeiten' })).toHaveFocus();

  await userEvent.keyboard('{Escape}');
  expect(opener()).toHaveFocus();
  expect(opener()).toHaveAttribute('aria-expanded', 'false');
});

test('closes when a link was followed', async () => {
  await userEvent.click(opener());
  await userEvent.click(screen.getByRole('link', { name: 'Bearbeiten' }));

  expect(opener()).toHaveAttribute('aria-expanded', 'false');
});

test('an entry may ask before it acts', async () => {
  await userEvent.click(opener());
  await userEvent.click(screen.getByRole('button', { name: 'Löschen' }));
  await userEvent.click(screen.getByRole('button', { name: 'Ja, löschen' }));

  expect(remove).toHaveBeenCalledOnce();
});
