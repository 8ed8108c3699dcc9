import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { fakeApi } from '../../test/fakeApi.ts';
import { makeAccount, makeSavedUser, nothingBegun } from '../../test/makeDto.ts';
import { renderPage } from '../../test/renderPage.tsx';
import { ReachFirst } from './ReachFirst.tsx';

const api = fakeApi();
const question = 'Wie darf man Sie bei einem Match erreichen?';

beforeEach(() => {
  api.answer('getAccount', makeAccount({ begun: nothingBegun }));
  api.answer('saveAutomations', makeSavedUser());
});

async function open() {
  await renderPage(<ReachFirst>Neuer Schlüssel</ReachFirst>, { path: '/user/keys' });
  return screen.findByLabelText(question);
}

const sentForm = () => api.sentTo('saveAutomations')[0]?.body;

test.each([
  ['0170 5550123', { phoneNumber: '0170 5550123', 'showContactPrefs[phone]': 'true' }],
  [' anna@beispiel.example', { email: 'anna@beispiel.example', 'showContactPrefs[email]': 'true' }],
])('%j is how one is reached, and leaves the profile hidden', async (typed, sent) => {
  await userEvent.type(await open(), typed);
  api.answer('getAccount', makeAccount());

  await userEvent.click(screen.getByRole('button', { name: 'Speichern und weiter' }));

  expect(await screen.findByText('Neuer Schlüssel')).toBeVisible();
  expect(sentForm()).toEqual({ discoverable: 'false', ...sent });
});

test.each([
  ['', 'Bitte geben Sie an, wie man Sie erreicht.'],
  ['12', 'Bitte geben Sie eine vollständige Telefonnummer oder E-Mail-Adresse ein.'],
  ['anna@', 'Bitte geben Sie eine vollständige Telefonnummer oder E-Mail-Adresse ein.'],
])('%j is refused beside the field', async (typed, sentence) => {
  const field = await open();
  if (typed !== '') await userEvent.type(field, typed);

  await userEvent.click(screen.getByRole('button', { name: 'Speichern und weiter' }));

  expect(await screen.findByText(sentence)).toBeVisible();
  expect(api.sentTo('saveAutomations')).toEqual([]);
});

test('not to be reached is said, not left to chance', async () => {
  await open();
  api.answer('getAccount', makeAccount());

  await userEvent.click(
    screen.getByRole('button', { name: 'Nichts zeigen, ich melde mich selbst' }),
  );

  expect(await screen.findByText('Neuer Schlüssel')).toBeVisible();
  expect(sentForm()).toEqual({ discoverable: 'false', 'showContactPrefs[showNothing]': 'true' });
});

test('an account without a confirmed address gives out no key, and has the link sent again', async () => {
  api.answer('getAccount', makeAccount({ emailVerified: false }));
  api.answer('resendVerification', undefined);
  await renderPage(<ReachFirst>Neuer Schlüssel</ReachFirst>, { path: '/user/keys' });
  expect(
    await screen.findByText('Schlüssel vergeben Sie, sobald Ihre E-Mail-Adresse bestätigt ist.'),
  ).toBeVisible();
  expect(screen.queryByText('Neuer Schlüssel')).toBeNull();

  await userEvent.click(screen.getByRole('button', { name: 'Link noch einmal senden' }));

  expect(await screen.findByText(/Der Link ist unterwegs/)).toBeVisible();
});
