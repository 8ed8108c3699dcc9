import type { ReceivedRequestDto, SentRequestDto } from '@inkognito/shared/request';
import type { CurrentUserDto } from '@inkognito/shared/account';
import { criteria } from '@inkognito/shared/rules/rulebook';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { fakeApi } from '../test/fakeApi.ts';
import { makeId, makeJob } from '../test/makeDto.ts';
import { makeReceivedRequest, makeSentRequest } from '../test/makeMatch.ts';
import { renderPage } from '../test/renderPage.tsx';
import AccessRequestsPage from './AccessRequestsPage.tsx';

const api = fakeApi();

async function open(changes: Partial<CurrentUserDto> = {}) {
  api.signIn(changes);
  await renderPage(<AccessRequestsPage />, { path: '/user/access-requests' });
  await screen.findByRole('heading', { level: 1, name: 'Anfragen' });
}

describe('a job seeker', () => {
  const answer = (...requests: ReceivedRequestDto[]) => {
    api.answer('listAccessRequests', { role: 'jobSeeker', requests, nextCursor: null });
  };
  beforeEach(() => answer());

  test('reads the recruiter, the posting, why it fits and until when', async () => {
    const job = makeJob({ description: 'Zeile 1\nZeile 2', adUrl: 'https://firma.example/stelle' });
    answer(makeReceivedRequest({ job, message: 'Guten Tag <b>Anna</b>' }));
    await open();

    expect(screen.getByRole('heading', { name: /^rita\.recruiter für/ })).toBeVisible();
    expect(screen.getByRole('img', { name: 'Übereinstimmung: 86 %' })).toBeVisible();
    expect(screen.getByText('Guten Tag <b>Anna</b>')).toBeVisible();
    expect(screen.getByText(/Läuft ab am 24\.\sNovember\s2026/)).toBeVisible();
    expect(screen.getByText('vertraulich')).toBeInTheDocument();
    expect(screen.getAllByText('Passt: Das passt gut zusammen.')).toHaveLength(criteria.length);
    const ad = screen.getByText('Anzeige auf firma.example');
    expect(ad).toHaveAttribute('rel', 'noopener noreferrer nofollow');
  });

  test('refuses without the recruiter being told', async () => {
    const request = makeReceivedRequest();
    answer(request);
    api.answer('refuseRequest', undefined);
    await open();

    await userEvent.click(screen.getByRole('button', { name: 'Ablehnen' }));
    const dialog = screen.getByRole('alertdialog');
    expect(dialog).toHaveTextContent(/erfährt nicht, dass Sie abgelehnt haben/);
    answer();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Ablehnen' }));

    expect(await screen.findByText(/^Abgelehnt: rita\.recruiter/)).toBeVisible();
    expect(screen.getByText('Keine offenen Anfragen.')).toBeVisible();
    expect(api.sentTo('refuseRequest')).toMatchObject([{ params: { id: request._id } }]);
  });
});

describe('a recruiter', () => {
  const matchId = makeId();
  const answer = (...requests: SentRequestDto[]) => {
    api.answer('listAccessRequests', { role: 'recruiter', requests, nextCursor: null });
  };

  test.each([
    ['open', 'Offen', /^Ohne Antwort läuft die Anfrage am 24\.\sNovember\s2026 ab/],
    ['expired', 'Abgelaufen', /^Beendet am 24\.\sNovember\s2026/],
    ['accepted', 'Angenommen', /^Das Ergebnis ist nicht mehr abrufbar/],
  ] as const)('sees how a request stands: %s', async (status, word, sentence) => {
    const request = makeSentRequest({ status });
    answer(request);
    await open({ role: ['recruiter'] });

    expect(screen.getByText(word)).toBeVisible();
    expect(screen.getByText(sentence)).toBeVisible();
    expect(document.body).not.toHaveTextContent('%');
  });

  test.each([
    [{ isMatch: true, matchId }, 'Kontakt ansehen', () => `/matches/${matchId}`],
    [{ isMatch: false }, 'Gründe ansehen', (jobId: string) => `/jobs/${jobId}/comparisons`],
  ])('sees what came of an accepted one: %j', async (outcome, name, addressOf) => {
    const request = makeSentRequest({
      status: 'accepted',
      result: { matchPercentage: 89, ...outcome },
    });
    answer(request);
    await open({ role: ['recruiter'] });

    expect(screen.getByText(/^89 %/)).toBeVisible();
    expect(screen.getByRole('link', { name })).toLeadTo(addressOf(request.jobPosting._id));
  });
});
