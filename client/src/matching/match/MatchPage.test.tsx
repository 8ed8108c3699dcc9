import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { fakeApi } from '../../test/fakeApi.ts';
import { renderPage } from '../../test/renderPage.tsx';
import MatchPage from './MatchPage.tsx';
import { makeMatch, noContact } from '../test/makeComparison.ts';

const api = fakeApi();
const open = () =>
  renderPage(<MatchPage />, { path: '/matches/:matchId', at: `/matches/${'a'.repeat(24)}` });

describe('the match page', () => {
  test('shows a recruiter the candidate, the contacts and the reasons', async () => {
    api.answer('getMatch', makeMatch());
    await open();

    expect(await screen.findByRole('heading', { level: 1, name: /anna\.muster/ })).toBeVisible();
    expect(screen.getByText('Glückwunsch, es ist ein Match!')).toBeVisible();
    expect(screen.getByRole('img', { name: 'Übereinstimmung: 86 %' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Buchen' })).toBeVisible();
    expect(screen.getByText('Tätigkeit')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Zurück zu Ihren Matches' })).toHaveAttribute(
      'href',
      '/user/matches',
    );
    expect(screen.queryByText(/Angebot geändert/)).toBeNull();
  });

  test('shows a job seeker the recruiter and what that one sees', async () => {
    api.answer('getMatch', makeMatch({ viewer: 'jobSeeker', contactInfo: noContact }));
    await open();

    expect(await screen.findByRole('heading', { level: 1, name: /rita\.recruiter/ })).toBeVisible();
    expect(screen.getByText('Diese Angaben sieht der Recruiter.')).toBeVisible();
    expect(screen.getByText(/Sie haben nichts freigegeben/)).toBeVisible();
  });

  test('says when the offer was changed', async () => {
    api.answer('getMatch', makeMatch({ offerChangedAt: '2026-12-03T12:00:00.000Z' }));
    await open();

    expect(await screen.findByText('Angebot geändert am 3. Dezember 2026')).toBeVisible();
  });

  test('shows that it loads', async () => {
    api.hang('getMatch');
    await open();

    expect(await screen.findByText('Loading...')).toBeVisible();
  });

  test('says when there is no such match', async () => {
    api.refuse('getMatch', 'not_found', 'Dieses Match gibt es nicht.');
    await open();

    expect(await screen.findByText('Match not found.')).toBeVisible();
  });

  test('tells of a failure and can be tried again', async () => {
    api.refuse('getMatch', 'internal', 'Da ist etwas schiefgegangen.');
    await open();
    expect(await screen.findByText('Error: Da ist etwas schiefgegangen.')).toBeVisible();

    api.answer('getMatch', makeMatch());
    await act(() => userEvent.click(screen.getByRole('button', { name: 'Erneut versuchen' })));

    expect(await screen.findByText('Glückwunsch, es ist ein Match!')).toBeVisible();
  });
});
