import type { Role } from '@inkognito/shared/codes';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { fakeApi } from '../test/fakeApi.ts';
import { emptyRecruiterProfile, makeAccount } from '../test/makeDto.ts';
import { setPhone } from '../test/media.ts';
import { renderPage } from '../test/renderPage.tsx';
import AccountPage from './AccountPage.tsx';

const api = fakeApi();

beforeEach(() => {
  api.answer('listProviders', { google: true, linkedin: false });
  api.answer('listSessions', { sessions: [] });
  api.answer('getRecruiterProfile', emptyRecruiterProfile);
});

async function open(role: Role[] = ['jobSeeker'], query = '') {
  const user = api.signIn({ role });
  await renderPage(<AccountPage />, { path: '/user/account', at: `/user/account${query}` });
  await screen.findByRole('heading', { level: 1, name: 'Konto' });
  return user;
}

const button = (name: string) => screen.getByRole('button', { name });
const recruiter = () => screen.getByRole('checkbox', { name: /^Recruiter/ });
const jobSeeker = () => screen.getByRole('checkbox', { name: /^Jobsuchende/ });

describe('the roles', () => {
  test('are sent as one call for the added and one for the removed', async () => {
    await open();
    api.answer('assignRole', { role: ['recruiter'] });

    await userEvent.click(recruiter());
    await userEvent.click(jobSeeker());
    await userEvent.click(button('Rollen speichern'));

    expect(await screen.findByText('Rollen erfolgreich aktualisiert.')).toBeVisible();
    expect(api.sentTo('assignRole').map(({ body }) => body)).toEqual([
      { role: ['recruiter'], action: 'add' },
      { role: ['jobSeeker'], action: 'remove' },
    ]);
  });

  test('cannot all be taken away; the message passes after three seconds', async () => {
    await open();

    await userEvent.click(jobSeeker());
    await userEvent.click(button('Rollen speichern'));

    const text = 'Sie müssen mindestens eine Rolle auswählen.';
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(api.sentTo('assignRole')).toEqual([]);
    await waitFor(() => expect(screen.queryByText(text)).toBeNull(), { timeout: 4_000 });
  });
});

test('the access password is renewed after a confirmation and shown once', async () => {
  await open();
  api.answer('renewAccessPassword', { accessPassword: 'KXMR-7TQF-9HPD' });

  await userEvent.click(button('Neues Zugangspasswort erzeugen'));
  expect(screen.getByRole('alertdialog')).toHaveTextContent(/funktioniert danach nicht mehr/);
  await userEvent.click(button('Neu erzeugen'));

  const dialog = await screen.findByRole('dialog', { name: 'Ihr Zugangspasswort' });
  expect(dialog).toHaveTextContent('KXMR-7TQF-9HPD');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Weiter' }));
  expect(screen.queryByText('KXMR-7TQF-9HPD')).toBeNull();
});

describe('the page as a whole', () => {
  test('leads to the keys and offers the export', async () => {
    await open(['jobSeeker', 'recruiter']);

    expect(screen.getByRole('link', { name: 'Schlüssel' })).toLeadTo('/user/keys');
    expect(button('Daten herunterladen')).toBeVisible();
  });

  test('says in its section what could not be loaded, and loads it again', async () => {
    api.refuse('listSessions', 'internal', 'Da ist etwas schiefgegangen.');
    await open();
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('„Angemeldete Geräte“ konnte nicht geladen werden.');
    expect(alert).toHaveTextContent('Da ist etwas schiefgegangen.');
    expect(screen.getByRole('button', { name: 'Konto löschen' })).toBeVisible();
    api.answer('listSessions', { sessions: [] });

    await act(() => userEvent.click(button('Noch einmal versuchen')));

    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });

  test.each([
    ['?linked=google', 'Google ist verbunden.'],
    ['?error=link_failed', 'Das Verbinden hat nicht geklappt.'],
    ['?error=identity_taken', 'Dieses Konto gehört schon zu einem anderen Benutzer.'],
  ])('tells once how a trip ended: %s', async (query, sentence) => {
    await open(['jobSeeker'], query);

    expect(screen.getByText(sentence)).toBeVisible();
    expect(screen.getByText('Adresse: /user/account')).toBeInTheDocument();
  });
});

describe('the switches', () => {
  test('go back and say so when they were not saved', async () => {
    await open();
    api.refuse('saveNotifications', 'internal', 'Da ist etwas schiefgegangen.');

    await userEvent.click(screen.getByRole('switch', { name: /neuen Match/ }));

    expect(await screen.findByRole('alert')).toHaveTextContent('Das wurde nicht gespeichert.');
    expect(screen.getByRole('switch', { name: /neuen Match/ })).toBeChecked();
  });

  test('of one kind of mail leave the others as they are', async () => {
    await open();
    api.answer('saveNotifications', { ...makeAccount().notifications, version: 2 });

    await userEvent.click(screen.getByRole('switch', { name: /neuen Anfrage/ }));

    expect(api.sentTo('saveNotifications')[0]?.body).toEqual({ accessRequest: false });
  });
});

test('what others see is no question for a recruiter', async () => {
  await open(['recruiter']);

  expect(screen.queryByText('Sichtbarkeit')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Neues Zugangspasswort erzeugen' })).toBeNull();
  expect(button('Daten herunterladen')).toBeVisible();
  expect(api.sentTo('getAutomations')).toEqual([]);
});

const confirmDeletion = async (username: string) => {
  await userEvent.click(button('Konto löschen'));
  await userEvent.click(screen.getByLabelText(/Benutzername zur Bestätigung/));
  await userEvent.paste(username);
  await userEvent.click(button('Endgültig löschen'));
};

test('deleting the account asks for the username and does nothing for another', async () => {
  await open();

  await confirmDeletion('anna');

  expect(await screen.findByText('Bitte geben Sie genau „anna.muster“ ein.')).toBeVisible();
  expect(api.sentTo('deleteAccount')).toEqual([]);
});

test('on a phone each section is one line that opens at a touch', async () => {
  setPhone(true);
  await open(['jobSeeker']);
  expect(screen.queryByRole('button', { expanded: true })).toBeNull();

  await userEvent.click(button('Ihre Daten'));

  expect(screen.getByText(/Bewahren Sie sie an einem sicheren Ort auf/)).toBeVisible();
});
