import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { createQueryClient } from '../../lib/queryClient.ts';
import { AppFrame } from './AppFrame.tsx';
import type { HeaderUser } from './AccountMenu.tsx';

const mara: HeaderUser = { username: 'mara', role: ['jobSeeker'], image: null };

async function renderFrame(user: HeaderUser | null, onLogout = vi.fn(() => Promise.resolve())) {
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <AppFrame user={user} search={<input aria-label="Kandidaten suchen" />} onLogout={onLogout}>
          <h1>Seite</h1>
        </AppFrame>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await screen.findByRole('main');
  return { onLogout };
}

const link = (name: string) => screen.queryByRole('link', { name });

test('a guest is offered to sign in and to register', async () => {
  await renderFrame(null);

  expect(link('Anmelden')).toHaveAttribute('href', '/login');
  expect(link('Registrieren')).toHaveAttribute('href', '/signup');
  expect(link('Dashboard')).not.toBeInTheDocument();
});

test.each([
  ['a job seeker', ['jobSeeker'], true, false],
  ['a recruiter', ['recruiter'], false, true],
  ['someone with both roles', ['jobSeeker', 'recruiter'], true, true],
] as const)(
  '%s sees the links of the role',
  async (_who, role, seesQuestionnaire, seesProfiles) => {
    await renderFrame({ ...mara, role });

    expect(link('Dashboard')).toHaveAttribute('href', '/user');
    expect(link('Konto')).toHaveAttribute('href', '/user/account');
    expect(link('Fragebogen') !== null).toBe(seesQuestionnaire);
    expect(link('Automations') !== null).toBe(seesQuestionnaire);
    expect(link('Schlüssel') !== null).toBe(seesQuestionnaire);
    expect(link('Offene Profile') !== null).toBe(seesProfiles);
  },
);

test.each([['Menü'], ['Konto von mara']])('"%s" opens and closes by keyboard', async (name) => {
  await renderFrame(mara);
  const button = screen.getByRole('button', { name });
  button.focus();

  await userEvent.keyboard('{Enter}');
  expect(button).toHaveAttribute('aria-expanded', 'true');

  await userEvent.tab();
  await userEvent.keyboard('{Escape}');
  expect(button).toHaveAttribute('aria-expanded', 'false');
  expect(button).toHaveFocus();
});

test('the menu closes on a press outside and when a link was followed', async () => {
  await renderFrame(mara);
  const button = screen.getByRole('button', { name: 'Konto von mara' });

  await userEvent.click(button);
  await userEvent.click(screen.getByRole('heading', { name: 'Seite' }));
  expect(button).toHaveAttribute('aria-expanded', 'false');

  await userEvent.click(button);
  await userEvent.click(screen.getByRole('link', { name: 'Konto' }));
  expect(button).toHaveAttribute('aria-expanded', 'false');
});

test('signing out is a button', async () => {
  const { onLogout } = await renderFrame(mara);

  await userEvent.click(screen.getByRole('button', { name: 'Abmelden' }));

  expect(onLogout).toHaveBeenCalledOnce();
});

test('a sign-out that did not work says so', async () => {
  await renderFrame(
    mara,
    vi.fn(() => Promise.reject(new Error('network'))),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Konto von mara' }));

  await userEvent.click(screen.getByRole('button', { name: 'Abmelden' }));

  expect(await screen.findByRole('alert')).toHaveTextContent('Sie sind noch angemeldet.');
});

test('the frame begins with a skip link and ends with the legal pages in new tabs', async () => {
  await renderFrame(null);

  expect(screen.getByRole('link', { name: 'Zum Inhalt springen' })).toHaveAttribute(
    'href',
    `#${screen.getByRole('main').id}`,
  );
  for (const [name, path] of [
    [/^Impressum/, '/impressum'],
    [/^Nutzungsbedingungen/, '/nutzungsbedingungen'],
    [/^Datenschutzerklärung/, '/privacy-policy'],
  ] as const) {
    const link = screen.getByRole('link', { name });
    expect(link).toHaveAttribute('href', path);
    expect(link).toHaveAttribute('target', '_blank');
  }
  expect(screen.getByText('© 2025 Inkognito')).toBeInTheDocument();
});
