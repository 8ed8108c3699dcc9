import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { fakeApi } from '../../test/fakeApi.ts';
import { renderPage } from '../../test/renderPage.tsx';
import SignupPage from './SignupPage.tsx';

const api = fakeApi();

async function open(state?: unknown) {
  await renderPage(<SignupPage />, { path: '/signup', state });
}

test('opens every way to sign up only once consent is given', async () => {
  api.signOut();
  await open();
  const ways = [
    'Mit E-Mail registrieren',
    'Mit Google registrieren',
    'Mit LinkedIn registrieren',
  ].map((name) => screen.getByRole('button', { name }));
  for (const way of ways) expect(way).toBeDisabled();

  await userEvent.click(screen.getByRole('checkbox'));

  for (const way of ways) expect(way).toBeEnabled();
  await userEvent.click(screen.getByRole('button', { name: 'Mit E-Mail registrieren' }));
  expect(await screen.findByText('Adresse: /signup/email')).toBeVisible();
});

test.each([
  ['by a guard', {}],
  ['as the session ended', { sessionEnded: true }],
])('offers the sign-in first to users sent here %s', async (_, more) => {
  api.signOut();
  const message = 'You must sign in or register to access this page';
  await open({ message, from: '/matches/1', ...more });

  const order = [
    screen.getByRole('heading', { level: 1, name: 'Bitte melden Sie sich an' }),
    screen.getByText(message),
    screen.getByRole('link', { name: 'Anmelden' }),
    screen.getByRole('heading', { level: 2, name: 'Noch kein Konto?' }),
    screen.getByRole('button', { name: 'Mit E-Mail registrieren' }),
  ];
  for (const [index, each] of order.slice(1).entries()) {
    expect(order[index]?.compareDocumentPosition(each)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  }
  expect(document.querySelectorAll('[class*=primary]')).toHaveLength(1);
  await userEvent.click(screen.getByRole('link', { name: 'Anmelden' }));
  expect(await screen.findByText('Adresse: /login')).toBeVisible();
});

test('sends a signed-in account to the dashboard', async () => {
  api.signIn();

  await open();

  expect(await screen.findByText('Adresse: /user')).toBeVisible();
});
