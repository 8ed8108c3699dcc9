import type { ReceivedRequestDto } from '@inkognito/shared/request';
import type { OfferedJobDto } from '@inkognito/shared/match';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { makeOfferedJob } from '../../matching/test/makeComparison.ts';
import { makeReceivedRequest } from '../../matching/test/makeRequest.ts';
import { fakeApi } from '../../test/fakeApi.ts';
import { makeAccount, makeAutomations, makeKey, makeKeys, makeUser } from '../../test/makeDto.ts';
import { renderPage } from '../../test/renderPage.tsx';
import DashboardPage from './DashboardPage.tsx';

const api = fakeApi();
const noOffers = { jobsOffered: [], matchCount: 0, blockedCount: 0, nextCursor: null };

const answerRequests = (...requests: ReceivedRequestDto[]) => {
  api.answer('listAccessRequests', { role: 'jobSeeker', requests, nextCursor: null });
};
const answerMatches = (...matches: OfferedJobDto[]) => {
  api.answer('listMatches', { role: 'jobSeeker', matches, nextCursor: null });
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  const user = makeUser({ copyPasteMsg: 'Mein eigener Text' });
  api.answer('authStatus', { user, authenticated: true });
  api.answer('getAccount', makeAccount());
  api.answer('getAutomations', makeAutomations());
  api.answer('listKeys', makeKeys(makeKey()));
  api.answer('questionnaireExists', { exists: true });
  answerRequests();
  answerMatches();
});

async function open() {
  await renderPage(<DashboardPage />, { path: '/user' });
  await screen.findByRole('heading', { level: 1, name: 'Hallo, anna.muster!' });
  await waitFor(() => expect(screen.queryByText('Wird geladen …')).toBeNull());
}

describe('what a job seeker can do now', () => {
  test('begins with the steps to a profile that works, until all are done', async () => {
    api.answer('listJobsOffered', noOffers);
    api.answer('getAutomations', makeAutomations({ saved: false }));
    api.answer('listKeys', makeKeys());
    await open();

    const steps = within(screen.getByRole('region', { name: 'In drei Schritten zu Ihrem Profil' }));
    expect(steps.getAllByRole('listitem').map((step) => step.textContent)).toEqual([
      'Fragebogen ausfüllenErledigt.',
      expect.stringMatching(/^Automations speichernIhr Kontakt/) as string,
      expect.stringMatching(/^Ersten Schlüssel vergeben/) as string,
    ]);
    expect(steps.getByRole('link', { name: 'Ersten Schlüssel vergeben' })).toHaveAttribute(
      'href',
      '/user/keys',
    );
  });

  test('says of each offer in a line why it fits or not', async () => {
    const reason = 'Das Gehalt liegt unter Ihrem Wunsch von 70 Tsd. €.';
    api.answer('listJobsOffered', {
      ...noOffers,
      jobsOffered: [makeOfferedJob({ isMatch: false, reason })],
    });
    await open();

    expect(screen.getByText(/^Das Gehalt liegt unter Ihrem Wunsch/)).toBeVisible();
  });

  test('shows the requests that wait, with the way to decide', async () => {
    api.answer('listJobsOffered', noOffers);
    answerRequests(makeReceivedRequest());
    await open();

    const waiting = within(screen.getByRole('region', { name: 'Anfragen, die auf Sie warten' }));
    expect(waiting.getByText(/^Passt zu 86 %/)).toBeVisible();
    expect(waiting.getByRole('link', { name: 'Ansehen und entscheiden' })).toHaveAttribute(
      'href',
      '/user/access-requests',
    );
  });

  test('counts the matches by how far each has come', async () => {
    api.answer('listJobsOffered', noOffers);
    answerMatches(
      makeOfferedJob(),
      makeOfferedJob({ status: 'interview' }),
      makeOfferedJob({ status: 'interview' }),
    );
    await open();

    const states = within(screen.getByRole('region', { name: 'Ihre Matches nach Stand' }));
    const interview = states.getByRole('link', { name: 'Gespräch' });
    expect(interview).toHaveAttribute('href', '/user/matches?status=interview');
    expect(interview.closest('li')).toHaveTextContent('Gespräch2');
  });

  test('says on the next visit what came since, and never on the first', async () => {
    const old = makeOfferedJob({ jobTitle: 'Koch', isMatch: false });
    const later = makeOfferedJob({
      jobTitle: 'Bäckerin',
      isMatch: false,
      comparedAt: '2026-11-11T12:00:00.000Z',
    });
    api.answer('listJobsOffered', { ...noOffers, jobsOffered: [old] });
    await open();
    expect(screen.queryByText('Neu seit Ihrem letzten Besuch')).toBeNull();
    cleanup();

    api.answer('listJobsOffered', { ...noOffers, jobsOffered: [later, old] });
    await open();

    expect(screen.getByRole('link', { name: 'Ein neues Angebot' })).toBeVisible();
    expect(screen.getAllByText('Neu', { exact: true, selector: 'span' })).toHaveLength(1);
    expect(JSON.stringify(localStorage)).not.toMatch(/Koch|Bäckerin|rita|anna/);
  });

  test('shows the newest of many offers, and all when asked', async () => {
    const jobsOffered = Array.from({ length: 30 }, (_, place) =>
      makeOfferedJob({ jobTitle: `Stelle ${place + 1}`, isMatch: false }),
    );
    api.answer('listJobsOffered', { ...noOffers, jobsOffered, nextCursor: 'weiter' });
    await open();
    expect(screen.getAllByRole('link', { name: /^Stelle \d/ })).toHaveLength(8);
    expect(screen.queryByRole('button', { name: 'Mehr laden' })).toBeNull();

    await userEvent.click(screen.getByRole('button', { name: 'Alle ansehen' }));

    expect(screen.getAllByRole('link', { name: /^Stelle \d/ })).toHaveLength(30);
    expect(screen.getByRole('link', { name: 'Stelle 9' })).toHaveFocus();
    expect(screen.getByRole('button', { name: 'Mehr laden' })).toBeVisible();
  });
});

test('the hint about the account comes before the lists are there', async () => {
  const answerList = api.answerWhenTold('listJobsOffered', noOffers);
  api.answer('getAccount', makeAccount({ emailVerified: false }));
  await renderPage(<DashboardPage />, { path: '/user' });

  expect(await screen.findByText('Ihre E-Mail-Adresse ist noch nicht bestätigt.')).toBeVisible();
  expect(screen.getByText('Wird geladen …')).toBeInTheDocument();

  answerList();

  expect(await screen.findByRole('heading', { name: 'Ihr Überblick' })).toBeVisible();
});
