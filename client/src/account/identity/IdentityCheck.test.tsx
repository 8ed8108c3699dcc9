import type { AccountDto } from '@inkognito/shared/account';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { fakeApi } from '../../test/fakeApi.ts';
import { makeAccount, makeUser } from '../../test/makeDto.ts';
import { renderPage } from '../../test/renderPage.tsx';
import { Credentials } from '../credentials/Credentials.tsx';
import { IdentityCheck } from './IdentityCheck.tsx';

const api = fakeApi();
const user = makeUser({ username: 'anna.muster' });
const sentence = 'Bitte bestätigen Sie zuerst noch einmal, dass Sie es sind.';
const newAddress = 'neu@example.de';

beforeEach(() => {
  api.answer('authStatus', { user, authenticated: true });
});

async function changeAddress(account: Partial<AccountDto> = {}) {
  api.answer('getAccount', makeAccount(account));
  api.refuse('changeEmail', 'identity_unconfirmed', sentence);
  const page = (
    <IdentityCheck>
      <Credentials />
    </IdentityCheck>
  );
  await renderPage(page, { path: '/user/account' });
  await userEvent.click(await screen.findByRole('button', { name: 'E-Mail-Adresse ändern' }));
  await userEvent.type(screen.getByLabelText('Neue E-Mail-Adresse'), newAddress);
  await userEvent.click(screen.getByRole('button', { name: 'Adresse ändern' }));
  const name = 'Bitte bestätigen Sie, dass Sie es sind';
  return within(await screen.findByRole('dialog', { name }));
}

describe('what is dear to undo, after a sign-in of long ago', () => {
  test('is done once the password was given', async () => {
    const dialog = await changeAddress();
    api.answer('confirmIdentity', undefined);
    api.answer('changeEmail', undefined);
    api.answer('getAccount', makeAccount({ pendingEmail: newAddress }));

    await userEvent.type(dialog.getByLabelText('Ihr Passwort'), 'geheim');
    await userEvent.click(dialog.getByRole('button', { name: 'Bestätigen' }));

    expect(await screen.findByText(`Neue Adresse: ${newAddress}`)).toBeVisible();
    expect(api.sentTo('confirmIdentity')[0]?.body).toEqual({ password: 'geheim' });
    expect(api.sentTo('changeEmail')).toHaveLength(2);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('is not done with a wrong password, and the dialog says so', async () => {
    const dialog = await changeAddress();
    const wrong = 'Das Passwort ist falsch.';
    api.refuse('confirmIdentity', 'wrong_password', wrong, { password: wrong });

    await userEvent.click(dialog.getByRole('button', { name: 'Bestätigen' }));
    expect(await dialog.findByText('Bitte geben Sie Ihr Passwort ein.')).toBeVisible();
    await userEvent.type(dialog.getByLabelText('Ihr Passwort'), 'falsch');
    await userEvent.click(dialog.getByRole('button', { name: 'Bestätigen' }));

    expect(await dialog.findByText(wrong)).toBeVisible();
    expect(api.sentTo('changeEmail')).toHaveLength(1);
  });

  test('is left when the person cancels, with everything typed', async () => {
    const dialog = await changeAddress();

    await userEvent.click(dialog.getByRole('button', { name: 'Abbrechen' }));

    expect(await screen.findByText(sentence)).toBeVisible();
    expect(screen.getByLabelText('Neue E-Mail-Adresse')).toHaveValue(newAddress);
  });

  test('is done without a password once the mailed link was confirmed, wherever', async () => {
    const dialog = await changeAddress({ hasPassword: false });
    expect(dialog.queryByLabelText('Ihr Passwort')).toBeNull();
    api.answer('mailIdentityLink', undefined);
    api.answer('getIdentity', { isFresh: false });

    await userEvent.click(dialog.getByRole('button', { name: 'Link per E-Mail schicken' }));
    expect(
      await dialog.findByText(/Wir haben Ihnen einen Link an anna@example.de geschickt/),
    ).toBeVisible();
    expect(api.sentTo('mailIdentityLink')[0]?.body).toEqual({ occasion: 'changeEmail' });
    api.answer('getIdentity', { isFresh: true });
    api.answer('changeEmail', undefined);
    api.answer('getAccount', makeAccount({ pendingEmail: newAddress }));

    expect(
      await screen.findByText(`Neue Adresse: ${newAddress}`, undefined, { timeout: 5_000 }),
    ).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
