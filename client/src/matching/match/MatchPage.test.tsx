import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { fakeApi } from '../../test/fakeApi.ts';
import { makeGuest, makeUser } from '../../test/makeDto.ts';
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

  test('names somebody without an account, and the key they came by', async () => {
    const match = { viewer: 'jobSeeker', recruiter: makeGuest(), key: 'Gast GmbH, Köln' } as const;
    api.answer('getMatch', makeMatch({ ...match, contactInfo: noContact }));
    await open();

    expect(await screen.findByRole('heading', { level: 1, name: /Gerd Gast/ })).toBeVisible();
    expect(screen.getByText(/, über den Schlüssel „Gast GmbH, Köln“$/)).toBeVisible();
    expect(screen.getByText(/nichts freigegeben, Gerd Gast kann Sie nicht/)).toBeVisible();
    expect(screen.getByText('ohne Konto, Angaben nicht geprüft')).toBeVisible();
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

describe('a match that waits for the job seeker', () => {
  const waiting = { contactInfo: null, releasePending: true } as const;

  test('tells the recruiter who hands the contact data out, and not why', async () => {
    api.answer('getMatch', makeMatch(waiting));
    await open();

    expect(await screen.findByText('Die Person gibt ihre Kontaktdaten selbst frei.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Freigeben' })).toBeNull();
  });

  test('tells a recruiter who changed the posting since how it goes on', async () => {
    const offerChangedAt = '2026-12-03T12:00:00.000Z';
    api.answer('getMatch', makeMatch({ ...waiting, offerChangedAt }));
    await open();

    expect(await screen.findByText(/Vergleichen Sie sie neu mit anna\.muster/)).toBeVisible();
  });

  test('is confirmed by the job seeker, after hearing what goes out', async () => {
    const match = makeMatch({ ...waiting, viewer: 'jobSeeker' });
    api.answer('getMatch', match);
    api.answer('decideRelease', undefined);
    const showContactPrefs = { ...makeUser().showContactPrefs, phone: true, cv: true };
    api.answer('authStatus', { user: makeUser({ showContactPrefs }), authenticated: true });
    await open();

    await userEvent.click(await screen.findByRole('button', { name: 'Freigeben' }));
    const dialog = within(screen.getByRole('alertdialog'));
    expect(dialog.getByText(/erlaubt haben: Telefonnummer, Lebenslauf\./)).toBeVisible();
    api.answer('getMatch', { ...match, contactInfo: noContact, releasePending: false });
    await userEvent.click(dialog.getByRole('button', { name: 'Freigeben' }));

    expect(await screen.findByText(/^Freigegeben: rita\.recruiter sieht jetzt/)).toBeVisible();
    expect(api.sentTo('decideRelease')[0]?.body).toEqual({
      matchId: match._id,
      action: 'confirm',
    });
    expect(screen.queryByRole('button', { name: 'Freigeben' })).toBeNull();
  });

  test('says in the dialog why it cannot be confirmed', async () => {
    api.answer('getMatch', makeMatch({ ...waiting, viewer: 'jobSeeker' }));
    api.answer('authStatus', { user: makeUser(), authenticated: true });
    api.refuse('decideRelease', 'conflict', 'Die Stelle wurde geändert.');
    await open();

    await userEvent.click(await screen.findByRole('button', { name: 'Ablehnen' }));
    const dialog = within(screen.getByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Ablehnen' }));

    expect(await dialog.findByText(/Die Stelle wurde geändert\./)).toBeVisible();
  });

  test('can be confirmed after it was declined', async () => {
    const match = makeMatch({ viewer: 'jobSeeker', contactInfo: null, releaseDeclined: true });
    api.answer('authStatus', { user: makeUser(), authenticated: true });
    api.answer('getMatch', match);
    await open();

    expect(await screen.findByText('Sie haben abgelehnt.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Freigeben' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Ablehnen' })).toBeNull();
  });
});
