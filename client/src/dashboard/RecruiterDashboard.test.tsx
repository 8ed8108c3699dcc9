import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { fakeApi } from '../test/fakeApi.ts';
import { makeOwnJob, makePosting } from '../test/makeDto.ts';
import { noOffers } from '../test/makeMatch.ts';
import { renderPage } from '../test/renderPage.tsx';
import DashboardPage from './DashboardPage.tsx';

const api = fakeApi();
beforeEach(() => {
  api.signIn({ role: ['recruiter'] });
});

async function open() {
  await renderPage(<DashboardPage />, { path: '/user' });
  await screen.findByRole('heading', { level: 1, name: 'Hallo, anna.muster!' });
  await waitFor(() => expect(screen.queryByText('Wird geladen …')).toBeNull());
}

describe('the dashboard of a recruiter', () => {
  test('lists the postings and counts the matches of this month', async () => {
    const job = makeOwnJob({ place: 'Remote', compared: 7, matches: 1, openRequests: 2 });
    api.answer('listMyJobs', { jobs: [job], nextCursor: null });
    api.answer('listJobsOffered', {
      jobsOffered: [],
      offerCount: 11,
      matchCount: 12,
      releasedCount: 2,
      blockedCount: 0,
      nextCursor: null,
    });
    await open();

    const postings = screen.getByRole('region', { name: 'Ihre ausgeschriebenen Stellen' });
    expect(postings).toHaveTextContent('Backend-Entwickler');
    expect(postings).toHaveTextContent('Remote');
    expect(within(postings).getByRole('link', { name: 'Details' })).toLeadTo(`/jobs/${job._id}`);
    expect(postings).toHaveTextContent('7 verglichen · 1 Match · 2 offene Anfragen');
    expect(within(postings).getByRole('link', { name: 'Kandidaten' })).toLeadTo(
      `/jobs/${job._id}/candidates`,
    );
    expect(screen.getByRole('link', { name: 'Stelle ausschreiben' })).toLeadTo('/jobs/new');
    expect(screen.getByRole('heading', { name: 'Ihre Matches diesen Monat' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Matches: 12 diesen Monat' })).toBeVisible();
    expect(api.sentTo('listJobsOffered')).toMatchObject([{ query: '?role=recruiter' }]);
    expect(screen.queryByRole('button', { name: 'Bearbeiten' })).toBeNull();
  });

  test('tells from 14 days before that a posting ends, and prolongs it with one click', async () => {
    const soon = new Date(Date.now() + 10 * 24 * 60 * 60 * 1000).toISOString();
    const job = makeOwnJob({ endsAt: soon });
    api.answer('listMyJobs', { jobs: [job], nextCursor: null });
    api.answer('listJobsOffered', noOffers);
    api.answer('prolongJob', { job: makePosting() });
    await open();
    expect(screen.getByText(/^Endet am /)).toBeVisible();
    api.answer('listMyJobs', { jobs: [makeOwnJob({ _id: job._id })], nextCursor: null });

    await userEvent.click(screen.getByRole('button', { name: 'Verlängern' }));

    expect(await screen.findByText(/^Die Stelle ist verlängert, bis 31\.\sJanuar/)).toBeVisible();
    expect(screen.queryByText(/^Endet am /)).toBeNull();
    expect(screen.getByRole('link', { name: 'Kandidaten' })).toBeVisible();
    expect(api.sentTo('prolongJob')).toMatchObject([{ params: { id: job._id } }]);
  });

  test('deletes a posting after asking', async () => {
    const job = makeOwnJob();
    api.answer('listMyJobs', { jobs: [job], nextCursor: null });
    api.answer('listJobsOffered', noOffers);
    api.answer('deleteJob', undefined);
    await open();

    await userEvent.click(screen.getByRole('button', { name: 'Löschen' }));
    expect(screen.getByRole('alertdialog')).toHaveTextContent(
      'Sind Sie sicher, dass Sie diesen Job löschen wollen? Damit werden alle mit diesem Job verbundenen Übereinstimmungen gelöscht.',
    );
    api.answer('listMyJobs', { jobs: [], nextCursor: null });
    await userEvent.click(screen.getByRole('button', { name: 'Job löschen' }));

    expect(await screen.findByText('Keine Jobs gefunden.')).toBeVisible();
    expect(api.sentTo('deleteJob')).toMatchObject([{ params: { id: job._id } }]);
  });
});
