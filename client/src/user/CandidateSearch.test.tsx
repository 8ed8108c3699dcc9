import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { fakeApi } from '../test/fakeApi.ts';
import { makePublicId } from '../test/makeDto.ts';
import { renderPage } from '../test/renderPage.tsx';
import { CandidateSearch } from './CandidateSearch.tsx';

const api = fakeApi();
const hit = (
  username: string,
  firstName: string | null = null,
  lastName: string | null = null,
) => ({
  _id: makePublicId(),
  username,
  firstName,
  lastName,
});

const people = [hit('anna.muster', 'Anna', 'Muster'), hit('annika.b')];

const found = (username: string) =>
  screen.findByRole('link', { name: new RegExp(`^${username}(?! um)`) });

async function open() {
  await renderPage(<CandidateSearch />, { path: '/' });
  return screen.getByRole('textbox', { name: 'Kandidaten suchen' });
}

test('asks nothing for two characters and once for more, after the pause', async () => {
  api.answer('searchUsers', people);
  const input = await open();

  await userEvent.type(input, 'an');
  await userEvent.type(input, 'na');

  expect(await found('anna.muster')).toHaveTextContent('Anna Muster');
  expect(api.sentTo('searchUsers').map(({ query }) => query)).toEqual(['?q=anna']);
  expect(screen.getByText('2 Treffer')).toBeVisible();
});

test('is worked with the keyboard, and is empty afterwards', async () => {
  api.answer('searchUsers', people);
  const input = await open();
  await userEvent.type(input, 'anna');
  await found('annika.b');

  await userEvent.keyboard('{Enter}');
  expect(screen.getByText('Adresse: /')).toBeVisible();
  await userEvent.keyboard('{Tab}{Tab}{Enter}');

  expect(await screen.findByText('Adresse: /annika.b')).toBeVisible();
  expect(input).toHaveValue('');
});

test('Enter leads to the only hit', async () => {
  api.answer('searchUsers', [hit('annika.b')]);
  await userEvent.type(await open(), 'anni');
  await found('annika.b');

  await userEvent.keyboard('{Enter}');

  expect(await screen.findByText('Adresse: /annika.b')).toBeVisible();
});

test('closes on Esc and on a press outside', async () => {
  api.answer('searchUsers', people);
  const input = await open();
  await userEvent.type(input, 'anna');
  await found('annika.b');

  await userEvent.keyboard('{Tab}{Escape}');
  expect(screen.queryByRole('link')).toBeNull();
  expect(input).toHaveFocus();
  await userEvent.tab();
  await userEvent.click(input);
  expect(await found('annika.b')).toBeVisible();
  await userEvent.click(screen.getByText(/^Adresse/));

  expect(screen.queryByRole('link')).toBeNull();
});

test('says quietly that the search failed', async () => {
  api.refuse('searchUsers', 'internal', 'Ein Fehler ist aufgetreten.');

  await userEvent.type(await open(), 'anna');

  expect(await screen.findByText('Die Suche ist gerade nicht möglich.')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('shows only what belongs to the text as it stands now', async () => {
  api.hang('searchUsers');
  const input = await open();
  await userEvent.type(input, 'ann');
  await waitFor(() => expect(api.sentTo('searchUsers')).toHaveLength(1));
  api.answer('searchUsers', [hit('annika.b')]);

  await userEvent.type(input, 'ika');

  expect(await found('annika.b')).toBeVisible();
  await userEvent.type(input, 'x');
  expect(screen.queryByRole('link', { name: 'annika.b' })).toBeNull();
});

test('leads a recruiter alone from a hit to asking for access', async () => {
  api.answer('searchUsers', people);
  api.signIn({ role: ['recruiter'] });
  await userEvent.type(await open(), 'anna');

  expect(await screen.findByRole('link', { name: 'annika.b um Zugang bitten' })).toLeadTo(
    '/annika.b?anfrage=1',
  );

  cleanup();
  api.signOut();
  await userEvent.type(await open(), 'anna');
  await found('annika.b');
  expect(screen.queryByRole('link', { name: /um Zugang bitten/ })).toBeNull();
});
