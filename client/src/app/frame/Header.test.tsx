import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { createQueryClient } from '../../lib/queryClient.ts';
import { CurrentUserContext } from '../../user/currentUser.ts';
import { AppFrame } from './Frame.tsx';
import { fakeApi } from '../../test/fakeApi.ts';
import { setPhone } from '../../test/media.ts';
import { makeId, makeUser } from '../../test/makeDto.ts';
import type { CurrentUserDto } from '@inkognito/shared/account';

const api = fakeApi();

const mara = makeUser({ username: 'mara' });

const at = '2026-11-11T12:00:00.000Z';
const match = { _id: makeId(), kind: 'match', at, title: 'Koch', from: 'rita' } as const;

async function renderFrame(
  user: CurrentUserDto | null,
  onLogout = vi.fn(() => Promise.resolve()),
  at = '/',
) {
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter initialEntries={[at]}>
        <CurrentUserContext value={user}>
          <AppFrame onLogout={onLogout}>
            <h1>Seite</h1>
          </AppFrame>
        </CurrentUserContext>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await screen.findByRole('main');
  return { onLogout };
}

const link = (name: string) => screen.queryByRole('link', { name });

test.each([
  [
    'jobSeeker',
    ['Dashboard', 'Matches', 'Schlüssel', 'Datenbuch', 'Fragebogen', 'Automations'],
    ['Nachricht prüfen', 'Konto'],
  ],
  ['recruiter', ['Dashboard', 'Stellen', 'Matches', 'Offene Profile'], ['Konto']],
] as const)('a %s has a short menu, and the rest at the account', async (role, main, account) => {
  await renderFrame({ ...mara, role: [role] });

  const linksOf = (menu: string) =>
    within(screen.getByRole('navigation', { name: menu }))
      .getAllByRole('link')
      .map(({ textContent }) => textContent);
  expect(linksOf('Hauptmenü')).toEqual(main);
  expect(linksOf('Konto')).toEqual(account);
});

test('on a phone four of them are at the bottom', async () => {
  setPhone(true);
  await renderFrame({ ...mara, role: ['recruiter'] });

  const bar = within(screen.getByRole('navigation', { name: 'Schnellzugriff' }));
  expect(bar.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Dashboard',
    'Stellen',
    'Matches',
    'Profile',
  ]);
  setPhone(false);
});

test('with both roles one menu is shown at a time, and this browser keeps which', async () => {
  const both: CurrentUserDto = { ...mara, role: ['jobSeeker', 'recruiter'] };
  await renderFrame(both);
  expect(link('Schlüssel')).toBeInTheDocument();
  expect(link('Offene Profile')).not.toBeInTheDocument();

  await userEvent.click(screen.getByRole('button', { name: 'Ich besetze' }));
  expect(link('Offene Profile')).toBeInTheDocument();
  expect(link('Schlüssel')).not.toBeInTheDocument();

  cleanup();
  await renderFrame(both);
  expect(screen.getByRole('button', { name: 'Ich besetze', pressed: true })).toBeInTheDocument();
  expect(link('Offene Profile')).toBeInTheDocument();
});

test.each([['Menü'], ['Konto von mara'], ['Suche']])(
  '"%s" opens and closes by keyboard',
  async (name) => {
    await renderFrame(mara);
    const button = screen.getByRole('button', { name });
    button.focus();

    await userEvent.keyboard('{Enter}');
    expect(button).toHaveAttribute('aria-expanded', 'true');

    await userEvent.tab();
    await userEvent.keyboard('{Escape}');
    expect(button).toHaveAttribute('aria-expanded', 'false');
    expect(button).toHaveFocus();
  },
);

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

test.each([
  ['/user', 'Dashboard', 'recruiter'],
  ['/user#stellen', 'Stellen', 'recruiter'],
  ['/user/keys', 'Schlüssel', 'jobSeeker'],
  ['/user/access-requests', 'Matches', 'jobSeeker'],
] as const)('the page that is open is the current one: %s', async (at, name, role) => {
  await renderFrame({ ...mara, role: [role] }, undefined, at);

  const current = screen.getAllByRole('link').filter((each) => each.ariaCurrent === 'page');
  expect(current.map((each) => each.textContent)).toEqual([name]);
});

test('what is new is marked in words', async () => {
  api.answer('listNews', { news: [match] });
  await renderFrame(mara);

  expect(await screen.findByRole('link', { name: /^Matches ?, Neues$/ })).toBeVisible();
});

test('the frame begins with a skip link and ends with the legal pages in new tabs', async () => {
  await renderFrame(null);

  expect(screen.getByRole('link', { name: 'Zum Inhalt springen' })).toLeadTo(
    `#${screen.getByRole('main').id}`,
  );
  for (const [name, path] of [
    [/^Impressum/, '/impressum'],
    [/^Nutzungsbedingungen/, '/nutzungsbedingungen'],
    [/^Datenschutzerklärung/, '/privacy-policy'],
  ] as const) {
    const link = screen.getByRole('link', { name });
    expect(link).toLeadTo(path);
    expect(link).toHaveAttribute('target', '_blank');
  }
  expect(screen.getByText('© 2025 Inkognito')).toBeInTheDocument();
});
