import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { fakeApi } from '../../test/fakeApi.ts';
import { makeUser } from '../../test/makeDto.ts';
import { renderPage } from '../../test/renderPage.tsx';
import { ResendButton } from '../ResendButton.tsx';
import { keepWayBack } from '../wayBack.ts';
import ForgotPasswordPage from './ForgotPasswordPage.tsx';
import ResetPasswordPage from './ResetPasswordPage.tsx';
import VerifyEmailPage from './VerifyEmailPage.tsx';

const api = fakeApi();
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  api.answer('authStatus', { user: null, authenticated: false });
});

describe('a forgotten password', () => {
  const open = (state?: unknown) =>
    renderPage(<ForgotPasswordPage />, { path: '/forgot-password', state });

  test('is asked for by e-mail address, and the answer tells nothing about it', async () => {
    api.answer('requestPasswordReset', undefined);
    await open();

    await userEvent.type(screen.getByLabelText('E-Mail-Adresse'), 'anna@beispiel.example');
    await press('Link anfordern');

    expect(await screen.findByText(/Wenn es zu dieser Adresse ein Konto gibt/)).toBeVisible();
    expect(api.sentTo('requestPasswordReset')[0]?.body).toEqual({ email: 'anna@beispiel.example' });
  });

  test('takes over the address that was typed in place of the username', async () => {
    api.answer('requestPasswordReset', undefined);
    await open({ email: 'anna@beispiel.example' });

    await press('Link anfordern');

    expect(await screen.findByText(/mit dem Benutzernamen/)).toBeVisible();
    expect(api.sentTo('requestPasswordReset')[0]?.body).toEqual({ email: 'anna@beispiel.example' });
  });

  test('needs an address', async () => {
    await open();

    await press('Link anfordern');

    expect(await screen.findByText('Bitte geben Sie Ihre E-Mail-Adresse ein.')).toBeVisible();
    expect(api.sentTo('requestPasswordReset')).toEqual([]);
  });

  test('cannot be asked for too often, and says so', async () => {
    api.refuse('requestPasswordReset', 'too_many_requests', 'Das waren zu viele Versuche.');
    await open();
    await userEvent.type(screen.getByLabelText('E-Mail-Adresse'), 'anna@beispiel.example');

    await press('Link anfordern');

    expect(await screen.findByRole('alert')).toHaveTextContent('Das waren zu viele Versuche.');
  });
});

describe('a new password', () => {
  const open = (at: string) => {
    window.history.replaceState(null, '', at);
    return renderPage(<ResetPasswordPage />, { path: '/reset-password', at });
  };

  test('is set by the token of the link, which leaves the address at once', async () => {
    api.answer('resetPassword', undefined);
    await open('/reset-password#token=geheim');
    expect(window.location.href).not.toContain('geheim');

    await userEvent.type(screen.getByLabelText('Neues Passwort'), 'ein langes Passwort');
    await press('Passwort ändern');

    expect(await screen.findByText('Ihr Passwort ist geändert.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Jetzt anmelden' })).toHaveAttribute('href', '/login');
    expect(api.sentTo('resetPassword')[0]?.body).toEqual({
      token: 'geheim',
      password: 'ein langes Passwort',
    });
  });

  test('is checked beside its field, here and by the server', async () => {
    const sentence = 'Dieses Passwort ist zu leicht zu erraten.';
    api.refuse('resetPassword', 'validation_failed', 'Bitte prüfen.', { password: sentence });
    await open('/reset-password#token=geheim');
    await userEvent.type(screen.getByLabelText('Neues Passwort'), 'kurz');

    await press('Passwort ändern');
    expect(await screen.findByText('Das Passwort braucht mindestens 10 Zeichen.')).toBeVisible();
    await userEvent.type(screen.getByLabelText('Neues Passwort'), 'inkognito2026');
    await press('Passwort ändern');

    expect(await screen.findByText(sentence)).toBeVisible();
  });

  test('is not set by a dead link, and a new one can be asked for', async () => {
    api.refuse('resetPassword', 'validation_failed', 'Dieser Link ist ungültig oder abgelaufen.');
    await open('/reset-password#token=alt');
    await userEvent.type(screen.getByLabelText('Neues Passwort'), 'ein langes Passwort');

    await press('Passwort ändern');

    expect(await screen.findByRole('alert')).toHaveTextContent(/ungültig oder abgelaufen/);
    expect(screen.getByRole('link', { name: 'Neuen Link anfordern' })).toBeVisible();
  });

  test('needs a whole link', async () => {
    await open('/reset-password');

    expect(await screen.findByText('Dieser Link ist unvollständig.')).toBeVisible();
  });
});

describe('confirming an address', () => {
  const open = () =>
    renderPage(<VerifyEmailPage />, { path: '/verify-email', at: '/verify-email#token=geheim' });

  test('works for who is signed in', async () => {
    api.answer('authStatus', { user: makeUser(), authenticated: true });
    api.answer('verifyEmail', undefined);
    await open();

    await userEvent.click(await screen.findByRole('button', { name: 'Adresse bestätigen' }));

    expect(await screen.findByText('Ihre E-Mail-Adresse ist bestätigt.')).toBeVisible();
    expect(api.sentTo('verifyEmail')[0]?.body).toEqual({ token: 'geheim' });
  });

  const user = makeUser();
  const confirm = async () => {
    api.answer('authStatus', { user, authenticated: true });
    api.answer('verifyEmail', undefined);
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Adresse bestätigen' }));
    return screen.findByRole('link', { name: 'Weiter' });
  };

  test('leads back to the page that asked for it, once', async () => {
    api.answer('authStatus', { user, authenticated: true });
    const page = await renderPage(<ResendButton />, { path: '/jobs/1/candidates' });
    page.unmount();

    expect(await confirm()).toHaveAttribute('href', '/jobs/1/candidates');
    cleanup();
    expect(await confirm()).toHaveAttribute('href', '/user');
  });

  test.each([
    ['another device', () => undefined],
    ['another account', () => keepWayBack('f'.repeat(32), '/jobs/1/candidates')],
    ['a page that is not ours', () => keepWayBack(user._id, '//evil.example')],
  ])('leads to the dashboard from %s', async (_, prepare) => {
    prepare();

    expect(await confirm()).toHaveAttribute('href', '/user');
  });

  test('asks a guest to sign in first', async () => {
    await open();

    await userEvent.click(await screen.findByRole('link', { name: 'Zur Anmeldung' }));

    expect(await screen.findByText('Adresse: /login')).toBeVisible();
  });

  test('says why it was refused', async () => {
    api.answer('authStatus', { user: makeUser(), authenticated: true });
    api.refuse('verifyEmail', 'forbidden', 'Dieser Link gehört zu einem anderen Konto.');
    await open();

    await userEvent.click(await screen.findByRole('button', { name: 'Adresse bestätigen' }));

    expect(await screen.findByRole('alert')).toHaveTextContent(/anderen Konto/);
  });
});
