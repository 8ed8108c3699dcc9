import type { AccountDto } from '@inkognito/shared/account';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { fakeApi } from '../../test/fakeApi.ts';
import { makeAccount, makeSavedUser, makeUser } from '../../test/makeDto.ts';
import { renderPage } from '../../test/renderPage.tsx';
import { IdentityCheck } from '../identity/IdentityCheck.tsx';
import { Credentials } from './Credentials.tsx';

const api = fakeApi();
const user = makeUser({ username: 'anna.muster' });
const newAddress = 'neu@example.de';
const newPassword = 'Ein langer neuer Satz';

beforeEach(() => {
  api.answer('authStatus', { user, authenticated: true });
  api.answer('listProviders', { google: true, linkedin: false });
});

async function open(changes: Partial<AccountDto> = {}) {
  api.answer('getAccount', makeAccount(changes));
  const page = (
    <IdentityCheck>
      <Credentials />
    </IdentityCheck>
  );
  await renderPage(page, { path: '/user/account' });
  await screen.findByText('anna.muster');
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const row = (name: string) => {
  const item = screen.getByRole('heading', { name }).closest('li');
  if (!item) throw new Error(`no row ${name}`);
  return within(item);
};

test('the username is changed, with the sentence that old links lead nowhere', async () => {
  api.answer('changeUsername', makeSavedUser({ username: 'stiller.falke' }));
  await open();
  await press('Benutzernamen ändern');
  expect(
    screen.getByText(
      /Alte Links zu Ihrem Profil führen danach nirgendwohin, auch die mit Schlüssel/,
    ),
  ).toBeVisible();
  expect(screen.getByLabelText('Neuer Benutzername')).toHaveFocus();
  await userEvent.type(screen.getByLabelText('Neuer Benutzername'), 'Stiller.Falke');

  await press('Namen ändern');

  expect(await screen.findByRole('button', { name: 'Benutzernamen ändern' })).toHaveFocus();
  expect(api.sentTo('changeUsername')[0]?.body).toEqual({ username: 'stiller.falke' });
});

test('the e-mail address stays when the person thinks better of it', async () => {
  api.answer('changeEmail', undefined);
  await open({ pendingEmail: newAddress });
  api.answer('getAccount', makeAccount());

  await press('Bisherige Adresse behalten');

  expect(await screen.findByText('anna@example.de')).toBeVisible();
  expect(api.sentTo('changeEmail')[0]?.body).toEqual({ email: 'anna@example.de' });
});

test('the password is set for the first time where there is none', async () => {
  api.answer('changePassword', undefined);
  await open({ hasPassword: false, providers: { google: true, linkedin: false } });
  await press('Passwort festlegen');
  expect(screen.queryByLabelText('Bisheriges Passwort')).toBeNull();
  await userEvent.type(screen.getByLabelText('Neues Passwort'), newPassword);

  await press('Passwort speichern');

  expect(await screen.findByText('Ihr Passwort ist gespeichert.')).toBeVisible();
  expect(api.sentTo('changePassword')[0]?.body).toEqual({ password: newPassword });
});

test('a new password says what it removes, where something was linked before the address was confirmed', async () => {
  api.answer('changePassword', undefined);
  await open({
    providers: { google: true, linkedin: true },
    earlyProviders: { google: true, linkedin: false },
  });
  await press('Passwort ändern');
  expect(screen.getByText('Wird getrennt: Google')).toBeVisible();
  await userEvent.type(screen.getByLabelText('Bisheriges Passwort'), 'alt');
  await userEvent.type(screen.getByLabelText('Neues Passwort'), newPassword);

  await press('Passwort speichern');

  expect(await screen.findByText('Ihr Passwort ist gespeichert.')).toBeVisible();
});

test('accounts elsewhere can be added where the server knows them', async () => {
  api.refuse('startGoogle', 'too_many_requests', 'Das waren zu viele Versuche.');
  await open();
  expect(row('Google').getByText('Nicht verbunden')).toBeVisible();
  expect(row('LinkedIn').getByText('Auf diesem Server nicht eingerichtet')).toBeVisible();
  expect(row('LinkedIn').queryByRole('button')).toBeNull();

  await press('Google verbinden');

  expect(await screen.findByRole('alert')).toHaveTextContent('Das waren zu viele Versuche.');
  expect(api.sentTo('startGoogle')[0]?.query).toBe('?purpose=link');
});
