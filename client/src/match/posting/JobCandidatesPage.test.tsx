import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { fakeApi } from '../../test/fakeApi.ts';
import { makeId, makeJob, makePerson, makePosting } from '../../test/makeDto.ts';
import { makeSentRequest } from '../../test/makeMatch.ts';
import { renderPage } from '../../test/renderPage.tsx';
import JobCandidatesPage from './JobCandidatesPage.tsx';

const api = fakeApi();

beforeEach(() => {
  api.signIn({ role: ['recruiter'], email: 'rita@beispiel.example' });
  api.answer('listAccessRequests', { role: 'recruiter', requests: [], nextCursor: null });
});
const job = makeJob({ remoteChoice: 'hybrid', homeOfficePercent: 40, distance: 25 });
const open = (state?: unknown) =>
  renderPage(<JobCandidatesPage />, {
    path: '/jobs/:id/candidates',
    at: `/jobs/${job._id}/candidates`,
    state,
  });

describe('the candidates for a posting', () => {
  test('stand with their percentage and lead to their profiles', async () => {
    const user = makePerson('mara');
    api.answer('getJob', { job, comparison: null });
    api.answer('listJobCandidates', {
      similarCandidates: [{ user, matchPercentage: 90, fits: ['jobTitle', 'workMode'] }],
      similarCount: 1,
    });
    await open();

    expect(await screen.findByRole('link', { name: 'mara' })).toLeadTo('/mara');
    expect(screen.getByText('ab 90 %')).toBeVisible();
    expect(screen.getByText('Passt: Tätigkeit, Arbeitsmodell')).toBeVisible();
    expect(screen.getByRole('link', { name: 'mara um Zugang bitten' })).toLeadTo(
      `/mara?anfrage=${job._id}`,
    );
    expect(screen.getByRole('heading', { level: 1, name: 'Backend-Entwickler' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Passende' })).toHaveAttribute('aria-current', 'page');
    expect(screen.queryByRole('status')).toBeNull();
  });

  test('are not to be asked where there is a match or an open request already', async () => {
    const [mara, paul] = [makeId(), 'paul'];
    api.answer('getJob', { job, comparison: null });
    api.answer('listJobCandidates', {
      similarCandidates: [
        { user: makePerson('mara'), matchPercentage: 90, fits: [], matchId: mara },
        { user: makePerson(paul), matchPercentage: 80, fits: [] },
      ],
      similarCount: 2,
    });
    const sent = makeSentRequest({ candidate: makePerson(paul), status: 'open' });
    api.answer('listAccessRequests', { role: 'recruiter', requests: [sent], nextCursor: null });
    await open();

    expect(await screen.findByRole('link', { name: 'Match mit mara ansehen' })).toLeadTo(
      `/matches/${mara}`,
    );
    expect(await screen.findByText('Anfrage offen')).toBeVisible();
    expect(screen.queryByRole('link', { name: /um Zugang bitten/ })).toBeNull();
  });

  test('are none for now, which is said, with the way to change the posting', async () => {
    api.answer('getJob', { job, comparison: null });
    api.answer('listJobCandidates', { similarCandidates: [], similarCount: 0 });
    await open({ published: true });

    expect(await screen.findByText('Derzeit passt niemand gut genug.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Stelle ändern' })).toLeadTo(`/jobs/${job._id}/edit`);
    expect(screen.getByText('„Backend-Entwickler“ ist ausgeschrieben.')).toBeVisible();
  });

  test('are not shown to a recruiter after enough lists, with the reason', async () => {
    api.answer('getJob', { job, comparison: null });
    api.answer('listJobCandidates', {
      similarCandidates: [],
      similarCount: null,
      nextListAt: '2026-12-03T09:05:00.000Z',
    });
    await open();

    expect(await screen.findByText('Sie haben genug Listen gesehen.')).toBeVisible();
    expect(screen.getByText(/20 verschiedene Stellen in 30 Tagen/)).toBeVisible();
    expect(
      screen.getByText(/Die nächste sehen Sie ab 3\.\sDezember\s2026,\s\d\d:05\sUhr\./),
    ).toBeVisible();
  });

  test('wait for a confirmed address, with the way to it', async () => {
    api.answer('getJob', { job, comparison: null });
    api.refuse('listJobCandidates', 'email_unconfirmed', 'Bitte bestätigen Sie.');
    await open();

    expect(await screen.findByText('Bestätigen Sie zuerst Ihre E-Mail-Adresse.')).toBeVisible();
    expect(screen.getByText(/haben wir an rita@beispiel\.example geschickt/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Link noch einmal senden' })).toBeVisible();
  });

  test('are not listed once the posting has ended', async () => {
    const endedAt = '2026-11-20T12:00:00.000Z';
    api.answer('getJob', { job: makePosting({ endedAt }), comparison: null });
    api.refuse('listJobCandidates', 'posting_ended', 'Diese Stelle ist beendet.');
    await open();

    expect(await screen.findByText(/^Beendet am 20\.\sNovember\s2026\.$/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Wieder öffnen' })).toBeVisible();
  });
});
