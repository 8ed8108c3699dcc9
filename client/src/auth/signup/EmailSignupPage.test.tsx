import { userDto } from '@inkognito/shared/user';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { expect, test } from 'vitest';
import { fakeApi } from '../../test/fakeApi.ts';
import { makeUser } from '../../test/makeDto.ts';
import { renderApp } from '../../test/renderApp.tsx';
import EmailSignupPage from './EmailSignupPage.tsx';

const api = fakeApi();
const guest = { user: null, authenticated: false };

async function open(state: unknown = { consent: true, from: '/jobs/1' }) {
  await renderApp(
    <MemoryRouter initialEntries={[{ pathname: '/signup/email', state }]}>
      <Routes>
        <Route path="/signup/email" element={<EmailSignupPage />} />
        <Route path="*" element={<Elsewhere />} />
      </Routes>
    </MemoryRouter>,
  );
}

function Elsewhere() {
  const location = useLocation();
  return <p>{`${location.pathname}${location.search} ${JSON.stringify(location.state)}`}</p>;
}

async function fillIn() {
  await userEvent.type(screen.getByLabelText('E-Mail-Adresse'), 'anna@example.de');
  await userEvent.type(screen.getByLabelText('Benutzername'), 'anna.muster');
  await userEvent.type(screen.getByLabelText('Passwort'), 'ein langes Passwort');
}

function answerSignUp() {
  const user = makeUser({ role: [] });
  const accessPassword = 'KXMR-7TQF-9HPD';
  api.answer('signup', { ...userDto.strip().parse(user), accessPassword });
  api.answerFirst('authStatus', guest, { user, authenticated: true });
}

const submitButton = () => screen.getByRole('button', { name: 'Konto anlegen' });

test('can be sent only with consent, and says so', async () => {
  await open(null);

  expect(submitButton()).toBeDisabled();
  expect(submitButton()).toHaveAccessibleDescription(/Erst mit Ihrer Zustimmung/);
  await userEvent.click(screen.getByRole('checkbox'));

  expect(submitButton()).toBeEnabled();
});

test('hands the access password to the welcome page outside of the address', async () => {
  answerSignUp();
  await open();
  await fillIn();

  await userEvent.click(submitButton());

  expect(
    await screen.findByText('/welcome {"accessPassword":"KXMR-7TQF-9HPD","from":"/jobs/1"}'),
  ).toBeVisible();
  expect(api.sentTo('signup')[0]?.body).toEqual({
    email: 'anna@example.de',
    username: 'anna.muster',
    password: 'ein langes Passwort',
    consent: true,
  });
});

test('leads a recruiter with a result to go on with straight there, without a password to keep', async () => {
  answerSignUp();
  api.answer('assignRole', { role: ['recruiter'] });
  await open({ consent: true, role: 'recruiter', from: '/matches/1' });
  await fillIn();

  await userEvent.click(submitButton());

  expect(await screen.findByText('/matches/1 null')).toBeVisible();
  expect(api.sentTo('assignRole')[0]?.body).toEqual({ role: ['recruiter'], action: 'add' });
});

test('shows beside the field that a username is taken', async () => {
  const sentence = 'Dieser Benutzername ist schon vergeben.';
  api.refuse('signup', 'conflict', sentence, { username: sentence });
  await open();
  await fillIn();

  await userEvent.click(submitButton());

  expect(await screen.findByText('Dieser Benutzername ist schon vergeben.')).toBeVisible();
  expect(screen.getByLabelText('Benutzername')).toHaveAccessibleDescription(/schon vergeben/);
  expect(screen.getByLabelText('E-Mail-Adresse')).toHaveValue('anna@example.de');
});

test.each([
  ['internal', 'Ein unerwarteter Fehler ist aufgetreten.', /unerwarteter Fehler/],
  ['unavailable', '', /^Signup failed$/],
] as const)('says why sign-up failed (%s)', async (code, sentence, expected) => {
  api.refuse('signup', code, sentence);
  await open();
  await fillIn();

  await userEvent.click(submitButton());

  expect(await screen.findByRole('alert')).toHaveTextContent(expected);
});
