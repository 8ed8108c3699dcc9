import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { dropKey } from '../../auth/heldKey.ts';
import { takeArrival } from '../../lib/address.ts';
import { fakeApi } from '../../test/fakeApi.ts';
import { makePublicUser, makeUser } from '../../test/makeDto.ts';
import { renderPage } from '../../test/renderPage.tsx';
import { makeOutlook } from '../../test/makeMatch.ts';
import ProfilePage from './ProfilePage.tsx';

const api = fakeApi();
const accessPassword = 'KXMR-7TQF-9HPD';

beforeEach(() => {
  window.history.replaceState(null, '', '/');
  takeArrival();
  dropKey('anna.muster');
  api.answer('getComparisonOutlook', makeOutlook());
  api.answer('listAccessRequests', { role: 'recruiter', requests: [], nextCursor: null });
});

const open = () => renderPage(<ProfilePage />, { path: '/:username', at: '/anna.muster' });

function answerAs(role: ('jobSeeker' | 'recruiter')[] | null) {
  const user = role && makeUser({ username: 'rita.recruiter', role });
  api.answer('authStatus', { user, authenticated: user !== null });
}

function bring(key: string) {
  window.history.replaceState(null, '', `/anna.muster#${key}`);
  takeArrival();
}

/** Into the tab that shows the page. */
function paste(key: string) {
  act(() => {
    bring(key);
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
}

async function openByLink() {
  bring(accessPassword);
  await open();
}

describe('a link that brings a key', () => {
  test('says at once that its key is wrong, with the field open', async () => {
    answerAs(null);
    api.answer('getPublicUser', makePublicUser());
    api.refuse('checkAccessPassword', 'wrong_password', 'Falsch.');
    await openByLink();

    expect(await screen.findByText('Überprüfung fehlgeschlagen.')).toBeVisible();
    expect(screen.getByLabelText('Zugangspasswort')).toHaveValue(accessPassword);
    expect(screen.queryByText('Schlüssel liegt bei')).toBeNull();
  });

  test('is checked before the profile is asked for, which may not exist without it', async () => {
    answerAs(null);
    api.refuse('getPublicUser', 'not_found', 'Kein Nutzer gefunden.');
    api.hang('checkAccessPassword');
    await openByLink();

    expect(await screen.findByText('Profil wird geladen...')).toBeVisible();
    expect(api.sentTo('checkAccessPassword')[0]?.body).toEqual({ password: accessPassword });
    expect(api.sentTo('getPublicUser')).toEqual([]);
  });

  test('is gone on the next visit once it was wrong', async () => {
    answerAs(null);
    api.answer('getPublicUser', makePublicUser());
    api.refuse('checkAccessPassword', 'wrong_password', 'Falsch.');
    await openByLink();
    await screen.findByText('Überprüfung fehlgeschlagen.');
    cleanup();

    await open();

    await userEvent.click(await screen.findByRole('button', { name: 'Ich habe einen Schlüssel' }));
    expect(await screen.findByLabelText('Zugangspasswort')).toHaveValue('');
    expect(screen.queryByText('Überprüfung fehlgeschlagen.')).toBeNull();
    expect(window.sessionStorage).toHaveLength(0);
  });

  test('opens a profile of which the tab knew nothing without it', async () => {
    answerAs(null);
    api.refuse('getPublicUser', 'not_found', 'Kein Nutzer gefunden.');
    await open();
    await screen.findByRole('heading', { name: 'Kein Nutzer gefunden.' });
    api.answer('checkAccessPassword', { access: true });
    api.answer('getPublicUser', makePublicUser({ isOpen: true }));

    paste(accessPassword.toLowerCase());

    expect(
      await screen.findByText('Adresse: /profile/questionnaire/anna.muster'),
    ).toBeInTheDocument();
  });

  test('that opens only after signing in keeps the key for the way there and back', async () => {
    answerAs(null);
    api.answer('getPublicUser', makePublicUser());
    api.refuse('checkAccessPassword', 'not_signed_in', 'Bitte melden Sie sich an.');
    await openByLink();

    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(/erst, wenn Sie angemeldet sind/);
    expect(within(alert).getByRole('link', { name: 'Anmelden' })).toBeVisible();
    expect(within(alert).getByRole('link', { name: 'Als Recruiter registrieren' })).toBeVisible();

    expect(window.sessionStorage).toHaveLength(1);
    cleanup();
    answerAs(['recruiter']);
    api.answer('checkAccessPassword', { access: true });
    api.answer('getPublicUser', makePublicUser({ isOpen: true }));
    await open();

    await screen.findByText('Adresse: /profile/questionnaire/anna.muster');
    expect(window.sessionStorage).toHaveLength(0);
  });

  test('keeps a job seeker’s key when the role was added and the key is wrong', async () => {
    answerAs(['jobSeeker']);
    api.answer('getPublicUser', makePublicUser());
    api.answer('assignRole', { role: ['jobSeeker', 'recruiter'] });
    api.refuse('checkAccessPassword', 'wrong_password', 'Falsch.');
    await openByLink();
    const button = await screen.findByRole('button', { name: 'Auch als Recruiter nutzen' });
    answerAs(['jobSeeker', 'recruiter']);

    await userEvent.click(button);
    await userEvent.click(await screen.findByRole('button', { name: 'Fragebogen starten' }));

    expect(await screen.findByText('Überprüfung fehlgeschlagen.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Fragebogen starten' })).toBeVisible();
    expect(screen.getByLabelText('Zugangspasswort')).toHaveValue(accessPassword);
  });

  test('is not offered to its owner', async () => {
    const owner = makeUser({ username: 'anna.muster', role: ['jobSeeker'] });
    api.answer('authStatus', { user: owner, authenticated: true });
    api.answer('getPublicUser', makePublicUser());
    api.answer('getShield', { companies: [], domains: [], version: 1 });
    await openByLink();

    expect(await screen.findByText(/Das ist Ihr Profil/)).toBeVisible();
    expect(screen.queryByLabelText('Zugangspasswort')).toBeNull();
    expect(screen.queryByRole('button', { name: /Um Zugang bitten|Profil melden/ })).toBeNull();
  });
});
