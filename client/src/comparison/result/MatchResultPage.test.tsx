import type { ComparisonDto } from '@inkognito/shared/comparison';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { build } from '../../lib/build.ts';
import { fakeApi } from '../../test/fakeApi.ts';
import { maskedMailbox } from '../../match/AwaitsReader.tsx';
import { startValues } from '../../job/job.form.ts';
import { isDraftSent, writeDraft } from '../../lib/form/draft.ts';
import { cookReading, makeAccount, makeJob, makePublicUser, makeUser } from '../../test/makeDto.ts';
import { renderPage } from '../../test/renderPage.tsx';
import { type PassedResult, guestDraftOf } from './useComparisonForm.tsx';
import MatchResultPage from './MatchResultPage.tsx';
import {
  knockedOutSalary,
  makeBreakdown,
  makeComparison,
  everyContact,
} from '../../matching/test/makeComparison.ts';

const api = fakeApi();
const recruiter = makeUser({ username: 'rita.recruiter', role: ['recruiter'] });
const candidate = makePublicUser();

beforeEach(() => {
  window.sessionStorage.clear();
  window.localStorage.clear();
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

  test('can be called and kept in the address book, with nothing but what is shown', async () => {
    await open(
      makeComparison({ contactInfo: { ...everyContact, name: 'Anna, M. Weiß', cv: null } }),
    );

    expect(await screen.findByRole('link', { name: 'Anrufen' })).toHaveAttribute(
      'href',
      'tel:+491701234567',
    );
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
          { user: { username: 'bernd.b', image: null }, matchPercentage: 90, fits: [] },
          { user: { username: 'clara.c', image: null }, matchPercentage: 70, fits: [] },
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
    const next = await screen.findByText(/an g…@firma\.de geschickt/);
    expect(next).toHaveTextContent(
      /^Wir haben .* geschickt: Bitte öffnen Sie den Link darin, drücken Sie „Das war ich: Kontakt ansehen“, und der Kontakt steht hier, sobald er freigegeben ist\.$/,
    );
    expect(screen.getByText('Gehalt')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Andere Adresse?' })).toHaveAttribute(
      'href',
      '/profile/questionnaire/anna.muster',
    );
    api.answer('mailResult', undefined);

    await userEvent.click(screen.getByRole('button', { name: 'Link noch einmal senden' }));

    expect(await screen.findByText('Die E-Mail ist unterwegs.')).toBeVisible();
  });

  test('is sent to a corrected address, with nothing else typed again', async () => {
    const job = makeJob();
    const values = {
      ...startValues(job),
      asker: { name: 'Gerd Gast', company: 'Meier GmbH', email: 'gert@meier.example' },
    };
    writeDraft(guestDraftOf(candidate._id), values, { isSent: true });
    api.answer('findPlace', { place: { town: 'München' } });
    api.answer('suggestTitles', cookReading);
    api.answer('compare', makeComparison(waiting));
    await open(makeComparison(waiting), null, { mailbox: maskedMailbox('gert@meier.example') });

    await userEvent.click(await screen.findByRole('button', { name: 'Andere Adresse?' }));
    const address = screen.getByLabelText('Ihre E-Mail-Adresse');
    expect(address).toHaveFocus();
    expect(address).toHaveValue('gert@meier.example');
    expect(isDraftSent(guestDraftOf(candidate._id))).toBe(true);
    await userEvent.clear(address);
    await userEvent.type(address, 'rita@firma.example');
    await userEvent.click(screen.getByRole('button', { name: 'Link senden' }));

    expect(await screen.findByText(/an r…@firma\.example geschickt/)).toBeVisible();
    expect(screen.getByText('Die E-Mail ist unterwegs.')).toHaveFocus();
    expect(isDraftSent(guestDraftOf(candidate._id))).toBe(true);
    expect(api.sentTo('compare')).toMatchObject([
      {
        params: { candidateId: candidate._id },
        body: {
          jobTitle: job.jobTitle,
          zipcode: job.zipcode,
          salary: job.salary,
          asker: { name: 'Gerd Gast', company: 'Meier GmbH', email: 'rita@firma.example' },
        },
      },
    ]);
  });

  test('asks a recruiter by the address of the account', async () => {
    await open(makeComparison(waiting));

    expect(await screen.findByText(/an die Adresse Ihres Kontos/)).toHaveTextContent(
      /geschickt: Bitte bestätigen Sie mit dem Link darin die Adresse, und der Kontakt steht hier, sobald er freigegeben ist\.$/,
    );
    expect(screen.getByRole('link', { name: 'Adresse im Konto ändern' })).toBeVisible();
  });
});
