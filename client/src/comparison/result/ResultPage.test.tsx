import type { ResultDto } from '@inkognito/shared/comparison';
import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { takeArrival } from '../../lib/address.ts';
import { makeComparison } from '../../matching/test/makeComparison.ts';
import { fakeApi } from '../../test/fakeApi.ts';
import { makeUser } from '../../test/makeDto.ts';
import { renderPage } from '../../test/renderPage.tsx';
import ResultPage from './ResultPage.tsx';

const api = fakeApi();
const token = 'KXMRa-token_9';

beforeEach(() => {
  window.sessionStorage.clear();
});

async function arrive(hash = `#${token}`) {
  window.history.replaceState(null, '', '/');
  takeArrival();
  window.history.replaceState(null, '', `/result${hash}`);
  takeArrival();
  await renderPage(<ResultPage />, { path: '/result' });
}

const show = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Ergebnis ansehen' }));

async function open() {
  await arrive();
  await show();
}

test('is not opened by opening its link, which leaves the address', async () => {
  await arrive();

  expect(await screen.findByRole('heading', { name: 'Ihr Ergebnis ist da.' })).toBeVisible();
  expect(window.location.href).not.toContain(token);
  expect(api.sentTo('openResult')).toEqual([]);
});

test('another link pasted into the tab shows its own result', async () => {
  api.answer('openResult', standing());
  await open();
  await screen.findByText('Glückwunsch, es ist ein Match!');

  window.history.replaceState(null, '', '/result#anderes-Zeichen');
  act(() => {
    takeArrival();
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  await show();

  await vi.waitFor(() =>
    expect(api.sentTo('openResult')[1]?.body).toEqual({ token: 'anderes-Zeichen' }),
  );
});

const standing = (changes: Parameters<typeof makeComparison>[0] = {}): ResultDto => ({
  state: 'standing',
  jobTitle: 'Köchin',
  candidate: { username: 'anna.muster', image: null },
  comparison: makeComparison(changes),
  asker: { name: 'Max Meier', company: 'Meier GmbH' },
  isTaken: false,
});

test('shows a guest what is released now, and the way to an account back to it', async () => {
  api.answer('openResult', standing());
  await open();

  expect(await screen.findByText('Glückwunsch, es ist ein Match!')).toBeVisible();
  expect(screen.getByText(/„Köchin“/)).toBeVisible();
  expect(screen.getByRole('link', { name: '+49 (170) 123 45-67' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Anmelden & ähnliche Talente finden' })).toHaveAttribute(
    'href',
    '/signup/email',
  );
  expect(api.sentTo('openResult')).toMatchObject([{ body: { token } }]);
});

test('is found again by a reload and after signing in, which have no token in the address', async () => {
  api.answer('openResult', standing());
  await open();
  await screen.findByText('Glückwunsch, es ist ein Match!');
  cleanup();
  api.answer('authStatus', { user: makeUser({ role: ['recruiter'] }), authenticated: true });
  await arrive('');

  expect(await screen.findByText('Glückwunsch, es ist ein Match!')).toBeVisible();
  expect(screen.queryByRole('link', { name: /Anmelden/ })).toBeNull();
  expect(api.sentTo('openResult')[1]?.body).toEqual({ token });
});

test('says that a held release is still held', async () => {
  api.answer('openResult', standing({ contactInfo: null, contactState: 'awaitsCandidate' }));
  await open();

  expect(await screen.findByText('Die Person gibt ihre Kontaktdaten selbst frei.')).toBeVisible();
  expect(screen.getByText(/bekommen Sie eine E-Mail/)).toBeVisible();
});

test('shows what was released by hand without a match', async () => {
  api.answer('openResult', standing({ isMatch: false, matchPercentage: 52 }));
  await open();

  expect(await screen.findByText('Kein Match, aber vom Kandidaten freigegeben.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'anna@example.de' })).toBeVisible();
});

test('says nothing of the person after a withdrawal', async () => {
  api.answer('openResult', { state: 'withdrawn', jobTitle: 'Köchin' });
  await open();

  expect(
    await screen.findByRole('heading', { name: 'Dieses Ergebnis ist nicht mehr offen.' }),
  ).toBeVisible();
  expect(screen.getByText(/zu „Köchin“ freigegeben hatte/)).toBeVisible();
});

test('says of a link that it is ended', async () => {
  api.refuse('openResult', 'not_found', 'Diesen Link gibt es nicht oder nicht mehr.');
  await open();

  expect(
    await screen.findByRole('heading', { name: 'Dieser Link gilt nicht mehr.' }),
  ).toBeVisible();
});

test('says of a link that it is incomplete', async () => {
  await arrive('');

  expect(
    await screen.findByRole('heading', { name: 'Dieser Link ist unvollständig.' }),
  ).toBeVisible();
});
