import type { ReceivedRequestDto } from '@inkognito/shared/request';
import type { CurrentUserDto } from '@inkognito/shared/account';
import type { OfferedJobDto } from '@inkognito/shared/match';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { fakeApi } from '../test/fakeApi.ts';
import { makeAccount, makeGuest, makeUser } from '../test/makeDto.ts';
import { makeOfferedJob, noOffers } from '../test/makeMatch.ts';
import { renderPage } from '../test/renderPage.tsx';
import DashboardPage from './DashboardPage.tsx';

const api = fakeApi();

beforeEach(() => {
  answerRequests();
  answerMatches();
});

const signIn = (user: CurrentUserDto) => {
  api.answer('authStatus', { user, authenticated: true });
};

/** Unanswered lists are empty. */
async function open(changes: Partial<CurrentUserDto> = {}) {
  signIn(makeUser({ copyPasteMsg: 'Mein eigener Text', ...changes }));
  await renderPage(<DashboardPage />, { path: '/user' });
  await screen.findByRole('heading', { level: 1, name: 'Hallo, anna.muster!' });
  await waitFor(() => expect(screen.queryByText('Wird geladen …')).toBeNull());
}

const answerRequests = (...requests: ReceivedRequestDto[]) => {
  api.answer('listAccessRequests', { role: 'jobSeeker', requests, nextCursor: null });
};
const answerMatches = (...matches: OfferedJobDto[]) => {
  api.answer('listMatches', { role: 'jobSeeker', matches, nextCursor: null });
};

test('a person without a role is sent to choose one', async () => {
  await open({ role: [] });

  expect(screen.getByText('Unbekannte Rolle.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Rolle auswählen' })).toLeadTo('/welcome');
});

describe('what the dashboard points out', () => {
  test('an address that is not confirmed', async () => {
    api.answer('listJobsOffered', noOffers);
    api.answer('questionnaireExists', { exists: true });
    api.answer('getAccount', makeAccount({ emailVerified: false }));
    await open();
    expect(screen.getByText('Ihre E-Mail-Adresse ist noch nicht bestätigt.')).toBeVisible();
    expect(screen.getByText(/Öffnen Sie den Link/)).toHaveTextContent(
      'findet man Sie, vergeben Sie Schlüssel und helfen wir, wenn Sie das Passwort vergessen.',
    );
  });

  test('a pause, which can be ended there', async () => {
    api.answer('listJobsOffered', noOffers);
    api.answer('questionnaireExists', { exists: true });
    api.answer('getAccount', makeAccount({ paused: true }));
    api.answer('setPaused', { paused: false, version: 2 });
    await open();
    expect(screen.getByText('Profil pausiert')).toBeVisible();
    api.answer('getAccount', makeAccount());

    await userEvent.click(screen.getByRole('button', { name: 'Pause beenden' }));

    await waitFor(() => expect(screen.queryByText('Profil pausiert')).toBeNull());
    expect(api.sentTo('setPaused')[0]?.body).toEqual({ paused: false });
  });
});

const splitView = () => userEvent.click(screen.getByRole('switch', { name: 'Kombi-Ansicht' }));

describe('the dashboard of a job seeker', () => {
  test('counts matches and blocked jobs of this month', async () => {
    api.answer('listJobsOffered', {
      ...noOffers,
      ...{ offerCount: 11, matchCount: 3, releasedCount: 2, blockedCount: 2 },
    });
    api.answer('questionnaireExists', { exists: true });
    await open();

    expect(
      screen.getByText('Diesen Monat: 11 Angebote, 3 passten, 2 mit Ihren Kontaktdaten.'),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Matches: 3 diesen Monat' })).toLeadTo('/user/matches');
    expect(screen.getByRole('link', { name: 'Blockiert: 2 diesen Monat' })).toLeadTo(
      '/user/blocked',
    );
    expect(screen.getByRole('link', { name: 'Öffentliches Profil anzeigen' })).toLeadTo(
      '/anna.muster',
    );
    expect(screen.queryByText(/^Als Nächstes/)).toBeNull();
  });

  test('lists offers and matches together, and the offers alone where the view is switched off', async () => {
    const offer = makeOfferedJob({ jobTitle: 'Koch', isMatch: false, matchPercentage: 40 });
    const match = makeOfferedJob({ jobTitle: 'Bäckerin' });
    api.answer('listJobsOffered', { ...noOffers, jobsOffered: [match, offer] });
    api.answer('questionnaireExists', { exists: true });
    await open();
    expect(screen.getByRole('link', { name: 'Koch' })).toLeadTo(`/jobs/${offer._id}`);
    expect(screen.getByRole('link', { name: 'Bäckerin' })).toBeVisible();
    expect(screen.getByRole('img', { name: 'Übereinstimmung: 40 %' })).toBeVisible();
    expect(screen.getByRole('img', { name: 'Übereinstimmung: 86 %' })).toBeVisible();

    await splitView();

    expect(screen.getByRole('link', { name: 'Koch' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Bäckerin' })).toBeNull();
  });
});

test('an offer says in one line its recruiter, its place, and what it pays', async () => {
  const offer = makeOfferedJob({ isMatch: false, recruiterId: makeGuest() });
  api.answer('listJobsOffered', { ...noOffers, jobsOffered: [offer] });
  api.answer('questionnaireExists', { exists: true });
  await open();

  const offers = within(screen.getByRole('region', { name: 'Ihre Angebote' }));
  expect(offers.getByText(/^Gast GmbH · München · 65–80\sTsd\.\s€$/)).toBeVisible();
  expect(offers.getByText('Kein Match')).toBeVisible();
  expect(offers.getByRole('link', { name: 'Ansehen' })).toLeadTo(`/jobs/${offer._id}`);
});

const answer = (jobsOffered: OfferedJobDto[], nextCursor: string | null) => {
  api.answer('listJobsOffered', { ...noOffers, jobsOffered, matchCount: 1, nextCursor });
};

test('the offers beyond the first page come when asked for, also when the first page has matches alone', async () => {
  answer([makeOfferedJob({ jobTitle: 'Bäckerin' })], 'weiter');
  api.answer('questionnaireExists', { exists: true });
  await open();
  await splitView();
  expect(screen.getByText('Ihre neuesten Angebote sind alle Matches.')).toBeVisible();

  answer([makeOfferedJob({ jobTitle: 'Koch', isMatch: false })], null);
  await userEvent.click(screen.getByRole('button', { name: 'Mehr laden' }));

  expect(await screen.findByRole('link', { name: 'Koch' })).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Mehr laden' })).toBeNull();
  expect(api.sentTo('listJobsOffered')).toMatchObject([
    { query: '?role=jobSeeker' },
    { query: '?role=jobSeeker&cursor=weiter' },
  ]);
});

describe('the message for headhunters', () => {
  const openSeeker = (changes: Partial<CurrentUserDto> = {}) => {
    api.answer('listJobsOffered', noOffers);
    api.answer('questionnaireExists', { exists: true });
    return open(changes);
  };
  const startEditing = async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Bearbeiten' }));
    await userEvent.clear(await screen.findByLabelText('Ihr Text'));
    await userEvent.paste('Neuer Text');
  };

  test('says that the template is not saved when that failed, and tries again', async () => {
    api.refuse('saveMessage', 'internal', 'Da ist etwas schiefgegangen.');
    await openSeeker({ copyPasteMsg: '' });
    expect(await screen.findByText('Dieser Text ist noch nicht gespeichert.')).toBeVisible();

    api.answer('saveMessage', { copyPasteMsg: 'gespeichert' });
    signIn(makeUser({ copyPasteMsg: 'gespeichert' }));
    await userEvent.click(screen.getByRole('button', { name: 'Erneut speichern' }));

    expect(await screen.findByText('gespeichert')).toBeVisible();
    expect(screen.queryByText('Dieser Text ist noch nicht gespeichert.')).toBeNull();
  });

  test('stays in edit mode with the typed text when saving fails', async () => {
    api.refuse('saveMessage', 'internal', 'Da ist etwas schiefgegangen.');
    await openSeeker();

    await startEditing();
    await userEvent.click(screen.getByRole('button', { name: 'Speichern' }));

    expect(await screen.findByText('Der Text wurde nicht gespeichert.')).toBeVisible();
    expect(screen.getByLabelText('Ihr Text')).toHaveValue('Neuer Text');
  });
});

test('a person with both roles sees both views and is greeted once', async () => {
  api.answer('listMyJobs', { jobs: [], nextCursor: null });
  api.answer('listJobsOffered', noOffers);
  api.answer('questionnaireExists', { exists: true });
  await open({ role: ['jobSeeker', 'recruiter'] });

  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  expect(screen.getByText('Ihre ausgeschriebenen Stellen')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Ihre Angebote' })).toBeVisible();
});

test('what the views of both roles read is asked for together', async () => {
  const reads = [
    'getAccount',
    'listMyJobs',
    'listNews',
    'listJobsOffered',
    'questionnaireExists',
  ] as const;
  for (const read of reads) api.hang(read);
  signIn(makeUser({ role: ['jobSeeker', 'recruiter'] }));
  await renderPage(<DashboardPage />, { path: '/user' });

  await waitFor(() => {
    for (const read of reads) expect(api.sentTo(read), read).not.toEqual([]);
  });
});
