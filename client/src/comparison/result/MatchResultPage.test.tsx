import type { ComparisonDto } from '@inkognito/shared/comparison';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { build } from '../../lib/build.ts';
import { fakeApi } from '../../test/fakeApi.ts';
import { maskedMailbox } from '../../match/MailboxProof.tsx';
import { makeAccount, makePublicUser, makeUser } from '../../test/makeDto.ts';
import { renderPage } from '../../test/renderPage.tsx';
import MatchResultPage, { type PassedResult } from './MatchResultPage.tsx';
import {
  knockedOutSalary,
  makeBreakdown,
  makeComparison,
  noContact,
} from '../../matching/test/makeComparison.ts';

const api = fakeApi();
const recruiter = makeUser({ username: 'rita.recruiter', role: ['recruiter'] });
const candidate = makePublicUser();

beforeEach(() => {
  window.sessionStorage.clear();
});

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
  test('sends whoever comes without one to the landing page', async () => {
    await open(null, recruiter, null);

    expect(await screen.findByText('Adresse: /')).toBeInTheDocument();
  });

  test('says so where it is no longer open', async () => {
    await open(null, null);

    expect(
      await screen.findByRole('heading', { name: 'Dieses Ergebnis ist für Sie nicht mehr offen.' }),
    ).toBeVisible();
  });

  test('congratulates on a match and gives every released contact', async () => {
    await open(makeComparison());

    expect(
      await screen.findByRole('heading', { level: 1, name: 'Glückwunsch, es ist ein Match!' }),
    ).toBeVisible();
    expect(screen.getByRole('img', { name: 'Übereinstimmung: 86 %' })).toBeVisible();
    expect(screen.getByRole('link', { name: '+49 (170) 123 45-67' })).toHaveAttribute(
      'href',
      'tel:+491701234567',
    );
    const calendar = screen.getByRole('link', { name: 'Buchen' });
    expect(calendar).toHaveAttribute('href', 'https://kalender.example.de/anna');
    expect(calendar).toHaveAttribute('target', '_blank');
    expect(calendar).toHaveAttribute('rel', 'noopener noreferrer');
    expect(screen.getByRole('link', { name: 'lebenslauf.pdf' })).toHaveAttribute('download');
    expect(screen.getByRole('link', { name: 'anna@example.de' })).toHaveAttribute(
      'href',
      'mailto:anna@example.de',
    );
    expect(screen.getByRole('link', { name: 'Zurück zum Dashboard' })).toBeVisible();
  });

  test.each([[null], [noContact]])(
    'says that the candidate makes contact when %j is released',
    async (contactInfo) => {
      await open(makeComparison({ contactInfo }));

      expect(await screen.findByText(/nimmt Kontakt zu Ihnen auf/)).toBeVisible();
    },
  );

  test('leads to the match and to all comparisons of the posting', async () => {
    const result = makeComparison();
    await open(result);

    expect(await screen.findByRole('link', { name: 'Zum Match' })).toHaveAttribute(
      'href',
      `/matches/${result.matchId}`,
    );
    expect(screen.getByRole('link', { name: 'Alle Vergleiche dieser Stelle' })).toHaveAttribute(
      'href',
      `/jobs/${result.jobId}/comparisons#verglichen`,
    );
    expect(screen.getByText('Glückwunsch, es ist ein Match!')).toBeVisible();
  });

  test('explains a missed match and shows similar candidates', async () => {
    await open(
      makeComparison({
        matchPercentage: 52,
        isMatch: false,
        contactInfo: null,
        breakdown: makeBreakdown({ salary: knockedOutSalary }),
        similarCount: 2,
        similarCandidates: [
          { user: { username: 'bernd.b', image: null }, matchPercentage: 90 },
          { user: { username: 'clara.c', image: null }, matchPercentage: 70 },
        ],
      }),
    );

    expect(
      await screen.findByRole('heading', {
        name: 'Keine direkte Übereinstimmung, aber keine Sorge!',
      }),
    ).toBeVisible();
    expect(screen.getByText(/kann den Kontakt trotzdem freigeben/)).toBeVisible();
    const similar = screen.getByRole('region', { name: '2 ähnliche Kandidaten' });
    expect(within(similar).getByRole('link', { name: 'bernd.b' })).toHaveAttribute(
      'href',
      '/bernd.b',
    );
    expect(similar).toHaveTextContent('ab 90 %');
    const salary = screen.getByText('Gehalt').closest('li');
    expect(salary).toHaveTextContent('Passt nicht');
    expect(salary).toHaveTextContent('Ausschlusskriterium');
    expect(salary).toHaveTextContent('Das Gehalt liegt unter der Vorstellung.');
    expect(screen.getByRole('link', { name: 'Zurück zum Dashboard' })).toBeVisible();
  });
});

test('without a confirmed address names nobody, and the link to confirm it is sent again', async () => {
  api.answer('resendVerification', undefined);
  const missed = { isMatch: false, contactInfo: null, matchPercentage: 52 };
  const unconfirmed = { emailVerified: false };
  await open(makeComparison({ ...missed, similarCount: 3 }), recruiter, {}, unconfirmed);

  const similar = within(await screen.findByRole('region', { name: '3 ähnliche Kandidaten' }));
  expect(similar.getByText(/sobald Ihre E-Mail-Adresse bestätigt ist/)).toBeVisible();
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

    expect(await screen.findByRole('link', { name })).toHaveAttribute('href', '/signup/email');
    expect(screen.getByRole('link', { name: 'Anmelden' })).toHaveAttribute('href', '/login');
    expect(screen.getByText(/in diesem Browser innerhalb von 24 Stunden/)).toBeVisible();
    expect(screen.getByText(/5 weitere Menschen passen zu 70\s% oder mehr/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Zum Dashboard' })).toHaveAttribute('href', '/user');
    expect(screen.getByRole('link', { name: 'Zum Profil von anna.muster' })).toHaveAttribute(
      'href',
      '/anna.muster',
    );
  });

  test('says where the others are when nobody was looked for, as before signing in', async () => {
    await open(makeComparison({ ...noMatch, similarCount: null }));

    expect(await screen.findByRole('heading', { name: 'Ähnliche Kandidaten' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/user');
    expect(screen.queryByText(/verschiedene Stellen am Tag/)).toBeNull();
  });

  test('says that nobody else fits, and nothing where that is unknown', async () => {
    await open(makeComparison({ ...noMatch, similarCount: 0 }), null);
    expect(await screen.findByText(/^0 weitere Menschen passen zu/)).toBeVisible();
    cleanup();

    await open(makeComparison({ ...noMatch, similarCount: null }), null);

    await screen.findByRole('link', { name: 'Anmelden & Zugriff erhalten!' });
    expect(screen.queryByText(/passen zu|passt zu/)).toBeNull();
  });

  test('links the CV like any other', async () => {
    await open(makeComparison(), null);

    expect(await screen.findByRole('link', { name: 'lebenslauf.pdf' })).toHaveAttribute(
      'href',
      '/api/v1/files/cv/abc',
    );
  });

  test.each([
    [null, `/profile/match-results/anna.muster`],
    [recruiter, `/matches/`],
  ])('is found again without navigation state: %#', async (user, address) => {
    await open(makeComparison(), user, null);

    expect(await screen.findByText(new RegExp(`Adresse: ${address}`))).toBeInTheDocument();
  });

  test('without a match is found again by a recruiter', async () => {
    await open(makeComparison({ ...noMatch, similarCount: null }), recruiter, null);

    expect(await screen.findByRole('img', { name: 'Übereinstimmung: 52 %' })).toBeVisible();
  });
});

describe('a match before the mailbox is proven', () => {
  const waiting = { contactInfo: null, proofNeeded: true } as const;
  const field = () => screen.findByLabelText('Code aus der E-Mail');
  const enter = async (code: string) => userEvent.type(await field(), `${code}{Enter}`);

  test('asks a guest for the code, and shows the contact on the same page', async () => {
    await open(makeComparison(waiting), null, { mailbox: maskedMailbox('gerd@firma.de') });
    expect(await screen.findByRole('img', { name: 'Übereinstimmung: 86 %' })).toBeVisible();
    expect(screen.getByText('Gehalt')).toBeVisible();
    expect(screen.getByText(/an g…@firma\.de geschickt .* 15 Minuten/)).toBeVisible();
    expect(await field()).toHaveAttribute('autocomplete', 'one-time-code');
    expect(await field()).toHaveAttribute('inputmode', 'numeric');
    expect(screen.getByRole('link', { name: 'Adresse korrigieren' })).toHaveAttribute(
      'href',
      '/profile/questionnaire/anna.muster',
    );

    api.answer('proveMailbox', makeComparison());
    api.answer('getComparison', makeComparison());
    await enter('123 456');

    const phone = await screen.findByRole('link', { name: '+49 (170) 123 45-67' });
    expect(phone.closest('[tabindex]')).toHaveFocus();
    expect(screen.queryByLabelText('Code aus der E-Mail')).toBeNull();
    expect(api.sentTo('proveMailbox')).toMatchObject([
      { params: { candidateId: candidate._id }, body: { code: '123456' } },
    ]);
  });

  test('says beside the field that a code is wrong, and sends another one', async () => {
    await open(makeComparison(waiting), null);
    await enter('12');
    expect(await screen.findByText('Der Code hat sechs Ziffern.')).toBeVisible();
    const wrong = 'Dieser Code ist falsch oder gilt nicht mehr.';
    api.refuse('proveMailbox', 'wrong_code', wrong, { code: wrong });
    await enter('3456');

    expect(await screen.findByText(wrong)).toBeVisible();
    expect(await field()).toHaveFocus();
    expect(await field()).toHaveValue('123456');
    api.answer('resendProof', undefined);
    await userEvent.click(screen.getByRole('button', { name: 'Code noch einmal senden' }));
    expect(await screen.findByText(/Nur der neueste gilt/)).toBeVisible();
  });

  test('says why no further code is sent', async () => {
    await open(makeComparison(waiting), null);
    api.refuse('resendProof', 'too_many_requests', 'Das waren zu viele E-Mails.');
    await userEvent.click(await screen.findByRole('button', { name: 'Code noch einmal senden' }));

    expect(await screen.findByRole('alert')).toHaveTextContent('Das waren zu viele E-Mails.');
  });

  test('asks a recruiter by the address of the account', async () => {
    await open(makeComparison(waiting));

    expect(await screen.findByText(/an die Adresse Ihres Kontos/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Adresse im Konto ändern' })).toBeVisible();
  });

  test('that is held says that a mail will come, before and after the code', async () => {
    const held = { contactInfo: null, releasePending: true } as const;
    await open(makeComparison({ ...held, proofNeeded: true }), null);
    expect(await screen.findByText(/dann schreiben wir Ihnen/)).toBeVisible();
    api.answer('proveMailbox', makeComparison(held));
    api.answer('getComparison', makeComparison(held));
    await enter('123456');

    expect(await screen.findByText(/bekommen Sie eine E-Mail/)).toBeVisible();
  });
});

describe('a result sent to oneself', () => {
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'share');
  });
  const send = () => userEvent.click(screen.getByRole('button', { name: /an mich selbst senden/ }));
  function shareBy(share: () => Promise<void>) {
    const spy = vi.fn<(data: ShareData) => Promise<void>>(share);
    Object.defineProperty(navigator, 'share', { value: spy, configurable: true });
    return spy;
  }

  test('goes to the share sheet where there is one', async () => {
    const share = shareBy(() => Promise.resolve());
    await open(makeComparison(), null);
    await screen.findByRole('heading', { level: 1 });

    await send();

    const text = share.mock.calls[0]?.[0].text ?? '';
    expect(text).toContain('86 % Übereinstimmung, ein Match');
    expect(text).toContain('Gehalt: passt. Das passt gut zusammen.');
    expect(text).toContain('E-Mail: anna@example.de');
    expect(screen.queryByText('Das Ergebnis ist kopiert.')).toBeNull();
  });

  test('is copied elsewhere, without contact details that there are not', async () => {
    const user = userEvent.setup();
    await open(makeComparison({ contactInfo: null }), null);
    await screen.findByRole('heading', { level: 1 });

    await user.click(screen.getByRole('button', { name: /an mich selbst senden/ }));

    expect(await screen.findByText('Das Ergebnis ist kopiert.')).toBeVisible();
    expect(await navigator.clipboard.readText()).not.toContain('Kontaktdaten');
  });

  test('copies nothing when the sheet was closed', async () => {
    shareBy(() => Promise.reject(new DOMException('closed', 'AbortError')));
    await open(makeComparison(), null);
    await screen.findByRole('heading', { level: 1 });

    await send();

    expect(screen.queryByText('Das Ergebnis ist kopiert.')).toBeNull();
  });
});
