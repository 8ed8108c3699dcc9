import { userDto } from '@inkognito/shared/user';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { fakeApi } from '../test/fakeApi.ts';
import { makeUser } from '../test/makeDto.ts';
import { renderPage } from '../test/renderPage.tsx';
import LoginPage from './LoginPage.tsx';

const api = fakeApi();

async function open({ at = '/login', state }: { at?: string; state?: unknown } = {}) {
  await renderPage(<LoginPage />, { path: '/login', at, state });
  await screen.findByRole('heading', { level: 1 });
}

async function fillIn() {
  await userEvent.click(screen.getByRole('checkbox'));
  await userEvent.type(screen.getByLabelText('Benutzername oder E-Mail-Adresse'), 'anna.muster');
  await userEvent.type(screen.getByLabelText('Passwort'), 'ein langes Passwort');
}

const submit = () => userEvent.click(screen.getByRole('button', { name: 'Anmelden' }));

describe('the login page', () => {
  test('offers Google and LinkedIn only once consent is given', async () => {
    await open();
    const google = screen.getByRole('button', { name: 'Mit Google anmelden' });
    const linkedin = screen.getByRole('button', { name: 'Mit LinkedIn anmelden' });
    expect(google).toBeDisabled();
    expect(linkedin).toBeDisabled();

    await userEvent.click(screen.getByRole('checkbox'));

    expect(google).toBeEnabled();
    expect(linkedin).toBeEnabled();
  });

  test.each([
    [{ google: true, linkedin: false }, 'LinkedIn'],
    [{ google: false, linkedin: false }, 'Google und LinkedIn'],
  ])('says beforehand what is not set up on this server: %o', async (isSetUp, names) => {
    api.answer('listProviders', isSetUp);
    await open();
    await userEvent.click(screen.getByRole('checkbox'));

    const reason = `Die Anmeldung mit ${names} ist auf diesem Server nicht eingerichtet.`;
    expect(await screen.findByText(reason)).toBeVisible();
    const linkedin = screen.getByRole('button', { name: 'Mit LinkedIn anmelden' });
    expect(linkedin).toBeDisabled();
    expect(linkedin).toHaveAccessibleDescription(reason);
    const google = screen.getByRole('button', { name: 'Mit Google anmelden' });
    expect(google.matches(':enabled')).toBe(isSetUp.google);
  });

  test('takes an e-mail address, says when it counts, and takes it along to a new password', async () => {
    await open({ state: { from: '/jobs/1' } });
    const username = screen.getByLabelText('Benutzername oder E-Mail-Adresse');
    await userEvent.type(username, 'anna');
    expect(screen.queryByText(/sobald sie bestätigt ist/)).toBeNull();
    await userEvent.type(username, '@beispiel.example');

    expect(screen.getByText(/sobald sie bestätigt ist/)).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'Passwort vergessen?' }));

    expect(await screen.findByText('Adresse: /forgot-password')).toBeVisible();
  });

  test('asks for consent beside the box and sends nothing without it', async () => {
    await open();
    await userEvent.type(screen.getByLabelText('Benutzername oder E-Mail-Adresse'), 'anna.muster');
    await userEvent.type(screen.getByLabelText('Passwort'), 'ein langes Passwort');

    await submit();

    expect(await screen.findByText('Bitte stimmen Sie der Nutzung zu.')).toBeVisible();
    expect(screen.getByRole('checkbox')).toHaveFocus();
    expect(api.sentTo('login')).toEqual([]);
  });

  test.each([
    ['/jobs/1', '/jobs/1'],
    ['//evil.example', '/user'],
    [undefined, '/user'],
  ])('leads on from %j after signing in', async (from, expected) => {
    await open({ state: { from } });
    const user = makeUser();
    api.answer('login', userDto.strip().parse(user));
    api.answer('authStatus', { user, authenticated: true });
    await fillIn();

    await submit();

    expect(await screen.findByText(`Adresse: ${expected}`)).toBeVisible();
    expect(api.sentTo('login')[0]?.body).toEqual({
      username: 'anna.muster',
      password: 'ein langes Passwort',
    });
  });

  test('leads on although the answer after it is lost', async () => {
    await open();
    api.answer('login', userDto.strip().parse(makeUser()));
    api.refuse('authStatus', 'unavailable', '');
    await fillIn();

    await submit();

    expect(await screen.findByText('Adresse: /user')).toBeVisible();
  });

  test.each([
    ['wrong_password', 'Das ist falsch.', 'Das ist falsch.'],
    ['unavailable', '', 'Login failed. Please try again.'],
  ] as const)(
    'keeps what was typed when refused (%s: "%s"), and says: %s',
    async (code, told, said) => {
      api.refuse('login', code, told);
      await open();
      await fillIn();

      await submit();

      expect(await screen.findByRole('alert')).toHaveTextContent(said);
      expect(screen.getByLabelText('Passwort')).toHaveValue('ein langes Passwort');
    },
  );

  test.each([
    ['google_auth_failed', /mit Google hat nicht geklappt/],
    ['missing_auth_code', /Google hat uns keine Bestätigung geschickt/],
    ['linkedin_auth_failed', /mit LinkedIn hat nicht geklappt/],
    ['frozen', /^Dieses Konto ist gesperrt/],
    ['Rufen+Sie+0900+an', /^Die Anmeldung hat nicht geklappt/],
    ['constructor', /^Die Anmeldung hat nicht geklappt/],
  ])('explains the error %s of the address in its own words', async (code, expected) => {
    await open({ at: `/login?error=${code}` });

    expect(screen.getByRole('alert')).toHaveTextContent(expected);
    expect(screen.getByRole('alert')).not.toHaveTextContent('0900');
  });

  test('sends a signed-in account to the dashboard', async () => {
    api.signIn();

    await renderPage(<LoginPage />, { path: '/login' });

    expect(await screen.findByText('Adresse: /user')).toBeVisible();
  });
});
