import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { fakeApi } from '../../test/fakeApi.ts';
import { makePublicUser, makeUser } from '../../test/makeDto.ts';
import { renderPage } from '../../test/renderPage.tsx';
import ProfilePage from './ProfilePage.tsx';

const api = fakeApi();

beforeEach(() => {
  const owner = makeUser({ username: 'anna.muster', role: ['jobSeeker'] });
  api.answer('authStatus', { user: owner, authenticated: true });
  api.answer('getPublicUser', makePublicUser({ firstName: 'Anna', lastName: 'Muster' }));
});

const open = (at = '/anna.muster') => renderPage(<ProfilePage />, { path: '/:username', at });
const nameless = makePublicUser({ firstName: null, lastName: null });

test('the owner sees the profile as a guest, and comes back', async () => {
  api.answer('seeOwnProfile', { profile: nameless, contactInfo: null });
  await open();
  expect(await screen.findByRole('heading', { level: 1, name: /Anna Muster/ })).toBeVisible();

  await userEvent.click(screen.getByRole('link', { name: 'Gast' }));

  expect(await screen.findByText('So sieht ein Gast Ihr Profil')).toBeVisible();
  expect(await screen.findByRole('heading', { level: 1, name: /anna.muster/ })).toBeVisible();
  expect(api.sentTo('seeOwnProfile')[0]?.params).toMatchObject({ as: 'guest' });
  await userEvent.click(screen.getByRole('link', { name: 'Zurück zu Ihrem Profil' }));
  expect(await screen.findByRole('heading', { level: 1, name: /Anna Muster/ })).toBeVisible();
});

test('after a match it shows what the match releases', async () => {
  const contactInfo = {
    ...{ name: 'Anna Muster', calendarLink: null, cv: null, email: null },
    phoneNumber: '0911 23456',
  };
  api.answer('seeOwnProfile', { profile: nameless, contactInfo });

  await open('/anna.muster?als=match');

  expect(await screen.findByRole('link', { name: '0911 23456' })).toBeVisible();
});

test('a guest finds no profile where a company is listed', async () => {
  api.refuse('seeOwnProfile', 'not_found', 'Kein Nutzer gefunden.');
  await open('/anna.muster?als=gast');

  expect(await screen.findByRole('heading', { name: 'Kein Nutzer gefunden.' })).toBeVisible();
  expect(screen.getByText(/^Ohne Schlüssel findet Sie zurzeit niemand/)).toBeVisible();
});
