import type { ComparisonDto } from '@inkognito/shared/comparison';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { build } from '../../lib/build.ts';
import { fakeApi } from '../../test/fakeApi.ts';
import { maskedMailbox } from '../../match/AwaitsReader.tsx';
import { makeAccount, makePublicUser, makeUser } from '../../test/makeDto.ts';
import { everyContact, makeComparison } from '../../test/makeMatch.ts';
import { renderPage } from '../../test/renderPage.tsx';
import { type PassedResult } from './useComparisonForm.tsx';
import MatchResultPage from './MatchResultPage.tsx';

const api = fakeApi();
const recruiter = makeUser({ username: 'rita.recruiter', role: ['recruiter'] });
const candidate = makePublicUser();
/** `result`: as it stands at the server; `passed`: what the form brought along. */
async function open(
  result: ComparisonDto | null,
  user: typeof recruiter | null = recruiter,
  passed: Partial<PassedResult> | null = {},
  account: Parameters<typeof makeAccount>[0] = {},
) {
  api.answer('authStatus', { user, authenticated: user !== null });
  api.answer('getPublicUser', candidate);
  // Behind it: its address fits there as well.
  api.answer('getAccount', makeAccount(account));
  if (result) api.answer('getComparison', result);
  else api.refuse('getComparison', 'not_found', 'Hier gibt es noch kein Ergebnis.');
  await renderPage(<MatchResultPage />, {
    path: '/profile/match-results/:username',
    at: '/profile/match-results/anna.muster',
    ...(passed && { state: { result: result ?? makeComparison(), build, ...passed } }),
  });
}

describe('the result of a comparison', () => {
  test('sends a visitor without one to the landing page', async () => {
    await open(null, recruiter, null);

    expect(await screen.findByText('Adresse: /')).toBeInTheDocument();
  });

  test('says so where it is no longer open', async () => {
    await open(null, null);

    expect(
      await screen.findByRole('heading', { name: 'Dieses Ergebnis ist für Sie nicht mehr offen.' }),
    ).toBeVisible();
  });

  test('can be called and kept in the address book, with nothing but what is shown', async () => {
    await open(
      makeComparison({ contactInfo: { ...everyContact, name: 'Anna, M. Weiß', cv: null } }),
    );

    expect(await screen.findByRole('link', { name: 'Anrufen' })).toLeadTo('tel:+491701234567');
    const save = screen.getByRole('link', { name: 'Kontakt speichern' });
    expect(save).toHaveAttribute('download', 'Anna, M. Weiß.vcf');
    const [kind, card = ''] = (save.getAttribute('href') ?? '').split(/,(.*)/s);
    expect(kind).toBe('data:text/vcard;charset=utf-8');
    expect(decodeURIComponent(card).split('\r\n')).toEqual([
      'BEGIN:VCARD',
      'VERSION:3.0',
      String.raw`N:Weiß;Anna\, M.;;;`,
      String.raw`FN:Anna\, M. Weiß`,
      'TEL:+49 (170) 123 45-67',
      'EMAIL:anna@example.de',
      'URL:https://kalender.example.de/anna',
      'END:VCARD',
      '',
    ]);
  });

  test('without a match leads a guest back to the answers', async () => {
    await open(makeComparison({ isMatch: false, contactState: 'none', contactInfo: null }), null);

    expect(await screen.findByRole('link', { name: 'Angaben ändern' })).toLeadTo(
      '/profile/questionnaire/anna.muster',
    );
  });

  test('leads to the match', async () => {
    const result = makeComparison();
    await open(result);

    expect(await screen.findByRole('link', { name: 'Zum Match' })).toLeadTo(
      `/matches/${result.matchId}`,
    );
    expect(screen.getByText('Glückwunsch, es ist ein Match!')).toBeVisible();
  });
});

test('without a confirmed address names no candidate, and the link to confirm it is sent again', async () => {
  api.answer('resendVerification', undefined);
  const missed = { isMatch: false, contactInfo: null, matchPercentage: 52 };
  const unconfirmed = { emailVerified: false };
  api.refuse('listJobCandidates', 'email_unconfirmed', 'Bitte bestätigen Sie Ihre Adresse.');
  await open(makeComparison({ ...missed, similarCount: 3 }), recruiter, {}, unconfirmed);

  const similar = within(await screen.findByRole('region', { name: '3 ähnliche Kandidaten' }));
  expect(similar.getByText('Bestätigen Sie zuerst Ihre E-Mail-Adresse.')).toBeVisible();
  await userEvent.click(similar.getByRole('button', { name: 'Link noch einmal senden' }));

  expect(await similar.findByText(/Der Link ist unterwegs/)).toBeVisible();
});

describe('the result of a guest', () => {
  const noMatch = { isMatch: false, contactInfo: null, matchPercentage: 52 };

  test.each([
    ['a match', {}, 'Anmelden & ähnliche Talente finden'],
    ['no match', noMatch, 'Anmelden & Zugriff erhalten!'],
  ])('offers to sign up, and says until when nothing is lost: %s', async (_, changes, name) => {
    await open(makeComparison({ ...changes, similarCount: 5 }), null);

    expect(await screen.findByRole('link', { name })).toLeadTo('/signup/email');
    expect(screen.getByRole('link', { name: 'Anmelden' })).toLeadTo('/login');
    expect(screen.getByText(/in diesem Browser innerhalb von 24 Stunden/)).toBeVisible();
    expect(screen.getByText(/5 weitere Menschen passen zu 70\s% oder mehr/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Zum Dashboard' })).toLeadTo('/user');
    expect(screen.getByRole('link', { name: 'Zum Profil von anna.muster' })).toLeadTo(
      '/anna.muster',
    );
  });

  test.each([
    [null, `/profile/match-results/anna.muster`],
    [recruiter, `/matches/`],
  ])('is found again without navigation state: %#', async (user, address) => {
    await open(makeComparison(), user, null);

    expect(await screen.findByText(new RegExp(`Adresse: ${address}`))).toBeInTheDocument();
  });
});

describe('a match before the mailbox is proven', () => {
  const waiting = { contactInfo: null, contactState: 'awaitsReader' } as const;

  test('tells a guest where the mail went, and sends it again', async () => {
    await open(makeComparison(waiting), null, { mailbox: maskedMailbox('gerd@firma.de') });
    expect(
      await screen.findByText('Weiter geht es mit dem Link in unserer E-Mail an g…@firma.de.'),
    ).toBeVisible();
    expect(screen.getByText('Gehalt')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Andere Adresse?' })).toLeadTo(
      '/profile/questionnaire/anna.muster',
    );
    api.answer('mailResult', undefined);

    await userEvent.click(screen.getByRole('button', { name: 'Link noch einmal senden' }));

    expect(await screen.findByText('Die E-Mail ist unterwegs.')).toBeVisible();
  });

  test('asks a recruiter by the address of the account', async () => {
    await open(makeComparison(waiting));

    expect(await screen.findByText(/Bestätigen Sie Ihre Adresse mit dem Link/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Adresse im Konto ändern' })).toBeVisible();
  });
});
