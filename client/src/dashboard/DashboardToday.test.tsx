import type { OfferedJobDto } from '@inkognito/shared/match';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { makeAccount, makeId, nothingBegun } from '../test/makeDto.ts';
import { makeNews, makeOfferedJob, noOffers } from '../test/makeMatch.ts';
import { fakeApi } from '../test/fakeApi.ts';
import { renderPage } from '../test/renderPage.tsx';
import DashboardPage from './DashboardPage.tsx';

const api = fakeApi();
const answerMatches = (...matches: OfferedJobDto[]) => {
  api.answer('listMatches', { role: 'jobSeeker', matches, nextCursor: null });
};

beforeEach(() => {
  api.signIn({ copyPasteMsg: 'Mein eigener Text' });
  api.answer('questionnaireExists', { exists: true });
  answerMatches();
});

async function open() {
  await renderPage(<DashboardPage />, { path: '/user' });
  await screen.findByRole('heading', { level: 1, name: 'Hallo, anna.muster!' });
  await waitFor(() => expect(screen.queryByText('Wird geladen …')).toBeNull());
}

describe('what a job seeker can do now', () => {
  test('begins with the next step to a profile that works, until all are done', async () => {
    api.answer('listJobsOffered', noOffers);
    api.answer('getAccount', makeAccount({ begun: nothingBegun }));
    await open();

    expect(screen.getByText('Als Nächstes: Automations speichern')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Automations speichern' })).toLeadTo(
      '/user/automations',
    );
    expect(screen.queryByText(/^Als Nächstes: Ersten/)).toBeNull();
  });

  test('begins with what is new, a card with one button each', async () => {
    api.answer('listJobsOffered', noOffers);
    const { matchPercentage, isMatch, place, salary } = makeOfferedJob();
    const offer = { matchPercentage, isMatch, place, salary };
    const asked = { kind: 'request', requestId: makeId(), from: 'Meier GmbH' } as const;
    const request = makeNews({ ...asked, offer });
    const matchId = makeId();
    const match = makeNews({ _id: matchId, kind: 'match', matchId, title: 'Bäckerin' });
    const held = makeNews({ _id: makeId(), matchId: makeId(), contactState: 'awaitsCandidate' });
    api.answer('listNews', { news: [match, held, request] });
    api.answer('markNewsSeen', undefined);
    await open();

    const news = within(screen.getByRole('region', { name: 'Neu für Sie' }));
    expect(news.getByText(/^Meier GmbH · .+ · .+ Tsd. € · 11\. November 2026$/)).toBeVisible();
    expect(news.getByRole('img', { name: `Übereinstimmung: ${matchPercentage} %` })).toBeVisible();
    expect(news.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      `/matches/${held.matchId}`,
      '/user/access-requests',
      `/matches/${matchId}`,
    ]);
    expect(news.getByText('Wartet auf Ihre Freigabe')).toBeVisible();
    expect(news.getAllByRole('link', { name: 'Entscheiden' })).toHaveLength(2);
    expect(api.sentTo('markNewsSeen')).toEqual([]);

    await userEvent.click(news.getByRole('link', { name: 'Ansehen', description: 'Bäckerin' }));

    await waitFor(() => {
      expect(api.sentTo('markNewsSeen')).toMatchObject([{ body: { ids: [matchId] } }]);
    });
    expect(screen.getByText(`Adresse: /matches/${matchId}`)).toBeVisible();
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
