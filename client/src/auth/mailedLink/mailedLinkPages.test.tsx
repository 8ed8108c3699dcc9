import { limits } from '@inkognito/shared/limits';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { fakeApi } from '../../test/fakeApi.ts';
import { makeUser } from '../../test/makeDto.ts';
import { renderPage } from '../../test/renderPage.tsx';
import { ResendButton } from '../ResendButton.tsx';
import { takeArrival } from '../../lib/address.ts';
import ForgotPasswordPage from './ForgotPasswordPage.tsx';
import ResetPasswordPage from './ResetPasswordPage.tsx';
import ConfirmIdentityPage from './ConfirmIdentityPage.tsx';
import VerifyEmailPage from './VerifyEmailPage.tsx';

const api = fakeApi();
const token = 'geheim'.padEnd(limits.mailedTokenLength, 'x');
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

/** As a page loads that a mail leads to. */
function arriveAt(address: string) {
  window.history.replaceState(null, '', '/');
  takeArrival();
  window.history.replaceState(null, '', address);
  takeArrival();
}

describe('a forgotten password', () => {
  const open = (state?: unknown) =>
    renderPage(<ForgotPasswordPage />, { path: '/forgot-password', state });

  test('is asked for by e-mail address, and the answer tells nothing about it', async () => {
    api.answer('requestPasswordReset', undefined);
    await open();

    await userEvent.type(screen.getByLabelText('E-Mail-Adresse'), 'anna@beispiel.example');
    await press('Link anfordern');

    expect(await screen.findByText(/Wenn es zu dieser Adresse ein Konto gibt/)).toBeVisible();
    expect(screen.queryByText(/Ohne Mailserver/)).toBeNull();
    expect(api.sentTo('requestPasswordReset')[0]?.body).toEqual({ email: 'anna@beispiel.example' });
  });

  test('shows the link where there is no mail server', async () => {
    api.answerWithMailLink('requestPasswordReset', 'http://localhost:3000/reset-password#token=t');
    await open({ email: 'anna@beispiel.example' });

    await press('Link anfordern');

    expect(await screen.findByRole('link', { name: 'hier ist der Link' })).toLeadTo(
      'http://localhost:3000/reset-password#token=t',
    );
    expect(screen.getByText(/Ohne Mailserver:/)).toBeVisible();
  });
});

describe('a new password', () => {
  const open = (at: string) => {
    arriveAt(at);
    return renderPage(<ResetPasswordPage />, { path: '/reset-password' });
  };

  test('is set by the token of the link, which leaves the address at once', async () => {
    api.answer('resetPassword', undefined);
    await open(`/reset-password#token=${token}`);
    expect(window.location.href).not.toContain(token);

    await userEvent.type(screen.getByLabelText('Neues Passwort'), 'ein langes Passwort');
    await press('Passwort ändern');

    expect(await screen.findByText('Ihr Passwort ist geändert.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Jetzt anmelden' })).toLeadTo('/login');
    expect(api.sentTo('resetPassword')[0]?.body).toEqual({
      token,
      password: 'ein langes Passwort',
    });
  });

  test('is not set by a dead link, and a new one can be asked for', async () => {
    api.refuse('resetPassword', 'validation_failed', 'Dieser Link ist ungültig oder abgelaufen.');
    await open(`/reset-password#token=${token}`);
    await userEvent.type(screen.getByLabelText('Neues Passwort'), 'ein langes Passwort');

    await press('Passwort ändern');

    expect(await screen.findByRole('alert')).toHaveTextContent(/ungültig oder abgelaufen/);
    expect(screen.getByRole('link', { name: 'Neuen Link anfordern' })).toBeVisible();
  });

  test.each(['', `#token=${token.slice(0, -1)}`])('needs a whole link: %j', async (fragment) => {
    await open(`/reset-password${fragment}`);

    expect(await screen.findByText('Dieser Link ist unvollständig.')).toBeVisible();
  });
});

describe('confirming an address', () => {
  const user = makeUser();
  const { username } = user;
  const confirmation = () => screen.findByRole('button', { name: 'Ja, das ist mein Konto' });

  const open = async () => {
    api.answer('showEmailVerification', { username });
    arriveAt(`/verify-email#token=${token}`);
    return renderPage(<VerifyEmailPage />, { path: '/verify-email' });
  };

  test('takes the address from an account that is not one’s own', async () => {
    api.answer('denyEmail', undefined);
    await open();

    await userEvent.click(await screen.findByRole('button', { name: 'Das war ich nicht' }));

    expect(
      await screen.findByText(`Die Adresse gehört nicht zum Konto „${username}“.`),
    ).toBeVisible();
    expect(api.sentTo('denyEmail')[0]?.body).toEqual({ token });
    expect(api.sentTo('verifyEmail')).toEqual([]);
  });

  const confirm = async () => {
    api.answer('authStatus', { user, authenticated: true });
    api.answer('verifyEmail', undefined);
    await open();
    await userEvent.click(await confirmation());
    return screen.findByRole('link', { name: 'Weiter' });
  };

  test('leads back to the page that asked for it, once', async () => {
    api.answer('authStatus', { user, authenticated: true });
    const page = await renderPage(<ResendButton />, { path: '/jobs/1/candidates' });
    page.unmount();

    expect(await confirm()).toLeadTo('/jobs/1/candidates');
    cleanup();
    expect(await confirm()).toLeadTo('/user');
  });

  test('says that its link is dead', async () => {
    api.refuse('showEmailVerification', 'validation_failed', 'Dieser Link ist ungültig.');
    arriveAt(`/verify-email#token=${token}`);
    await renderPage(<VerifyEmailPage />, { path: '/verify-email' });

    expect(await screen.findByText('Dieser Link ist ungültig oder abgelaufen.')).toBeVisible();
  });
});

describe('confirming an identity', () => {
  const open = async () => {
    arriveAt(`/confirm-identity#token=${token}`);
    return renderPage(<ConfirmIdentityPage />, { path: '/confirm-identity' });
  };

  test('names account, step and device, and does it by one press alone', async () => {
    const link = { username: 'anna.muster', occasion: 'deleteAccount', device: 'Firefox' } as const;
    api.answer('showIdentityLink', link);
    api.answer('confirmIdentityLink', undefined);
    await open();
    expect(await screen.findByText(/möchte jemand/)).toHaveTextContent(
      'Im Konto anna.muster möchte jemand das Konto löschen, angemeldet in: Firefox.',
    );
    expect(window.location.href).not.toContain(token);
    expect(api.sentTo('confirmIdentityLink')).toEqual([]);

    await press('Ja, das bin ich');

    expect(await screen.findByText('Danke, Sie sind es.')).toBeVisible();
    expect(api.sentTo('confirmIdentityLink')[0]?.body).toEqual({ token });
  });

  test('says so where the link has ended', async () => {
    api.refuse(
      'showIdentityLink',
      'validation_failed',
      'Dieser Link ist ungültig oder abgelaufen.',
    );
    await open();

    expect(await screen.findByText('Dieser Link ist ungültig oder abgelaufen.')).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
