import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { dropKey } from '../auth/heldKey.ts';
import { fakeApi } from '../test/fakeApi.ts';
import {
  makeAccount,
  makeOwnJob,
  makePublicUser,
  makeRecruiterProfile,
  makeUser,
} from '../test/makeDto.ts';
import { renderPage } from '../test/renderPage.tsx';
import { makeOutlook, makeSentRequest } from '../test/makeMatch.ts';
import ProfilePage from '../comparison/profile/ProfilePage.tsx';

const api = fakeApi();
const posting = makeOwnJob({ jobTitle: 'Köchin' });
const profile = makeRecruiterProfile({ name: 'Rita Rekrut', company: 'Meier GmbH' });
const other = makeOwnJob({ jobTitle: 'Kellner' });

beforeEach(() => {
  dropKey('anna.muster');
  api.answer('getComparisonOutlook', makeOutlook());
  api.answer('getPublicUser', makePublicUser({ firstName: null, lastName: null }));
  api.answer('listMyJobs', { jobs: [posting, other], nextCursor: null });
  api.answer('listAccessRequests', { role: 'recruiter', requests: [], nextCursor: null });
  api.answer('getRecruiterProfile', profile);
  api.answer('getAccount', makeAccount({ email: 'rita@meier.example' }));
});

function open(role: ('jobSeeker' | 'recruiter')[] | null, at = '/anna.muster') {
  const user = role && makeUser({ username: 'rita.recruiter', role });
  api.answer('authStatus', { user, authenticated: user !== null });
  return renderPage(<ProfilePage />, { path: '/:username', at });
}

const dialog = async () =>
  within(await screen.findByRole('dialog', { name: 'anna.muster um Zugang bitten' }));
const send = async () =>
  userEvent.click((await dialog()).getByRole('button', { name: 'Anfrage senden' }));

describe('asking for access', () => {
  test('asks in the dialog for what the profile lacks, and keeps the message', async () => {
    api.answer('getRecruiterProfile', { ...profile, name: '', company: '' });
    api.answer('saveRecruiterProfile', profile);
    const { _id, createdAt, ...sent } = makeSentRequest();
    api.answer('requestAccess', { request: { _id, status: 'open', createdAt } });
    await open(['recruiter'], '/anna.muster?anfrage=1');
    const shown = await dialog();
    await userEvent.type(await shown.findByLabelText(/^Nachricht/), 'Guten Tag');
    cleanup();

    await open(['recruiter'], '/anna.muster?anfrage=1');
    const again = await dialog();
    expect(await again.findByLabelText(/^Nachricht/)).toHaveValue('Guten Tag');
    await send();
    expect(await again.findByText('Bitte geben Sie Ihren Namen an.')).toBeVisible();
    await userEvent.type(again.getByLabelText('Ihr Name'), 'Rita Rekrut');
    await userEvent.type(again.getByLabelText('Ihre Firma'), 'Meier GmbH');
    const requests = [{ _id, createdAt, ...sent }];
    api.answer('listAccessRequests', { role: 'recruiter', requests, nextCursor: null });
    await send();

    expect(await screen.findByText(/^Angefragt am 10\.\sNovember\s2026/)).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(await screen.findByText('Adresse: /anna.muster')).toBeVisible();
    expect(document.activeElement).toHaveTextContent(/^Angefragt am/);
    expect(api.sentTo('saveRecruiterProfile')).toMatchObject([
      { body: { name: 'Rita Rekrut', company: 'Meier GmbH' } },
    ]);
    expect(api.sentTo('requestAccess')).toMatchObject([{ body: { message: 'Guten Tag' } }]);
  });

  test('begins with the posting whose list led there, and is closed in the address', async () => {
    await open(['recruiter'], `/anna.muster?anfrage=${other._id}`);

    expect(await (await dialog()).findByLabelText('Ihre Stelle')).toHaveValue(other._id);
    await userEvent.click((await dialog()).getByRole('button', { name: 'Abbrechen' }));

    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByText('Adresse: /anna.muster')).toBeVisible();
  });

  test.each([
    ['conflict', 'Sie haben diese Person schon gefragt.', 'Sie haben diese Person schon gefragt.'],
    ['email_unconfirmed', 'Bitte bestätigen Sie Ihre Adresse.', 'Bitte bestätigen Sie'],
    ['too_many_requests', 'Zehn Anfragen am Tag.', 'Zehn Anfragen am Tag.'],
    ['not_found', 'Kein Nutzer gefunden.', 'nimmt zurzeit keine Anfragen an'],
  ] as const)('says why it did not work (%s) and keeps the message', async (code, error, words) => {
    api.refuse('requestAccess', code, error);
    await open(['recruiter'], '/anna.muster?anfrage=1');
    const shown = await dialog();
    await userEvent.type(await shown.findByLabelText(/^Nachricht/), 'Guten Tag');
    await send();

    expect(await shown.findByRole('alert')).toHaveTextContent(words);
    expect(shown.getByLabelText(/^Nachricht/)).toHaveValue('Guten Tag');
    const resend = shown.queryByRole('button', { name: 'Link noch einmal senden' });
    expect(resend !== null).toBe(code === 'email_unconfirmed');
  });

  test('leads a guest to sign up first, and back', async () => {
    await open(null);
    await userEvent.click(await screen.findByRole('link', { name: 'Um Zugang bitten' }));

    expect(await screen.findByText('Adresse: /signup')).toBeVisible();
    expect(api.sentTo('listMyJobs')).toEqual([]);
  });

  test('says where it was offered by a list that somebody takes no requests', async () => {
    api.answer('getPublicUser', makePublicUser({ acceptsRequests: false }));
    await open(['recruiter'], '/anna.muster?anfrage=1');

    expect(await screen.findByText(/nimmt zurzeit keine Anfragen an/)).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('is not asked again for what waits for an answer, after a reload', async () => {
    const sent = makeSentRequest();
    api.answer('listAccessRequests', { role: 'recruiter', requests: [sent], nextCursor: null });
    await open(['recruiter'], '/anna.muster?anfrage=1');

    expect(await screen.findByText(/^Angefragt am/)).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('lets a job seeker become a recruiter on the spot', async () => {
    api.answer('assignRole', { role: ['jobSeeker', 'recruiter'] });
    await open(['jobSeeker'], '/anna.muster?anfrage=1');
    const become = await screen.findByRole('button', { name: /Auch als Recruiter/ });

    api.signIn({ username: 'rita.recruiter', role: ['jobSeeker', 'recruiter'] });
    await userEvent.click(become);

    expect(await (await dialog()).findByLabelText('Ihre Stelle')).toHaveValue(posting._id);
  });
});
