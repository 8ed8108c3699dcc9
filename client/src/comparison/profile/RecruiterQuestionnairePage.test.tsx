import type { ComparisonOutlookDto } from '@inkognito/shared/comparison';
import type { SenderDto } from '@inkognito/shared/reading/reading';
import type { QueryClient } from '@tanstack/react-query';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { keepDraftsOf } from '../../lib/form/draft.ts';
import { dropOldGuestValues } from '../../lib/form/guestStorage.ts';
import { fakeApi } from '../../test/fakeApi.ts';
import { makeNewest, makeOwnJob, makePublicUser } from '../../test/makeDto.ts';
import { makeBreakdown, makeComparison, makeOutlook, makeReading } from '../../test/makeMatch.ts';
import { renderPage } from '../../test/renderPage.tsx';
import RecruiterQuestionnairePage from './RecruiterQuestionnairePage.tsx';

const api = fakeApi();
const candidate = makePublicUser();
const posting = makeOwnJob({ jobTitle: 'Köchin' });
const other = makeOwnJob({ jobTitle: 'Kellner' });
const isOpen = makeOutlook({ state: 'open', left: 3 });
async function open({
  role = 'recruiter',
  state,
  outlook = isOpen,
  shown = candidate,
  postings = [posting, other],
  ...options
}: {
  role?: 'jobSeeker' | 'recruiter' | null;
  state?: unknown;
  outlook?: ComparisonOutlookDto;
  shown?: typeof candidate;
  postings?: (typeof posting)[];
  queryClient?: QueryClient;
} = {}) {
  if (role) api.signIn({ role: [role] });
  api.answer('getPublicUser', shown);
  api.answer('listMyJobs', { jobs: postings, nextCursor: null });
  api.answer('getComparisonOutlook', outlook);
  return renderPage(<RecruiterQuestionnairePage />, {
    path: '/profile/questionnaire/:username',
    at: '/profile/questionnaire/anna.muster',
    state,
    ...options,
  });
}

async function fillIn() {
  await userEvent.selectOptions(
    await screen.findByLabelText(/Eine Ihrer Stellen übernehmen/),
    'Köchin',
  );
  await screen.findByRole('button', { name: 'Stelle ändern' });
  expect(position()).toHaveTextContent('Köchin');
}

const position = () => screen.getByRole('button', { name: 'Stelle ändern' }).closest('li');

const submit = () => userEvent.click(screen.getByRole('button', { name: 'Stelle vergleichen' }));

describe('the questionnaire of a recruiter', () => {
  test('compares a posting that fills it in, and goes on to the result', async () => {
    api.answer('compare', makeComparison());
    await open();

    await fillIn();
    expect(position()).toHaveTextContent('Köchin');
    await submit();

    expect(
      await screen.findByText('Adresse: /profile/match-results/anna.muster'),
    ).toBeInTheDocument();
    expect(api.sentTo('compare')).toMatchObject([
      {
        params: { candidateId: candidate._id },
        body: { jobTitle: 'Köchin', salary: { min: 65, max: 80 }, distance: 50 },
      },
    ]);
  });

  test('begins with the only posting, but for another one after a result', async () => {
    await open({ postings: [posting] });

    expect(await screen.findByLabelText(/^Eine Ihrer Stellen/)).toHaveValue(posting._id);
    expect(position()).toHaveTextContent('Köchin');

    cleanup();
    await open({ postings: [posting], shown: makePublicUser({ comparison: makeNewest() }) });
    expect(await screen.findByLabelText(/^Eine Ihrer Stellen/)).toHaveValue('');
  });

  test('says that it compares while it does', async () => {
    api.hang('compare');
    await open();

    await fillIn();
    await submit();

    expect(await screen.findByText(/Wir vergleichen Ihre Stelle/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Stelle vergleichen' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  });

  test.each([
    ['conflict', 'Dieser Job wurde blockiert.', /^Dieser Job wurde blockiert/],
    ['internal', 'Interna', /^Ein Fehler ist aufgetreten. Bitte versuchen Sie es erneut.$/],
  ] as const)('after %s stays, keeps the answers and says why', async (code, sentence, shown) => {
    api.refuse('compare', code, sentence);
    await open();

    await fillIn();
    await submit();

    expect(await screen.findByRole('alert')).toHaveTextContent(shown);
    expect(position()).toHaveTextContent('Köchin');
    expect(screen.queryByRole('link', { name: 'Neuen Schlüssel eingeben' })).toBeNull();
  });

  test('shows the sentence about the titles when it tells of a server error', async () => {
    const { jobTitle } = makeBreakdown();
    const reasoning = 'Server error: Die Berufsbezeichnungen wurden nicht verglichen.';
    const breakdown = makeBreakdown({ jobTitle: { ...jobTitle, reasoning } });
    api.answer('compare', makeComparison({ breakdown }));
    await open();

    await fillIn();
    await submit();

    expect(await screen.findByRole('alert')).toHaveTextContent(reasoning);
    expect(screen.getByText('Adresse: /profile/questionnaire/anna.muster')).toBeInTheDocument();
  });
});

test('a job seeker is led to the profile, which offers the role', async () => {
  await open({ role: 'jobSeeker' });

  expect(await screen.findByText('Adresse: /anna.muster')).toBeVisible();
});

async function expectKeyIsOver() {
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(
    /^Der Schlüssel gilt nicht mehr\. Bitte lassen Sie sich einen neuen geben\. Ihre Angaben bleiben aufgehoben\./,
  );
  expect(within(alert).getByRole('link', { name: 'Neuen Schlüssel eingeben' })).toLeadTo(
    '/anna.muster',
  );
}

const asGuest = { role: null } as const;

const enter = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

async function fillInAll() {
  await screen.findByLabelText('Berufsbezeichnung');
  enter('Berufsbezeichnung', 'Koch');
  await userEvent.click(screen.getByLabelText('Remote'));
  enter('Mindestgehalt im Jahr', '48');
  for (const [label, option] of [
    ['Branche', 'Tourismus, Gastgewerbe, Freizeit'],
    ['Unternehmensgröße', '10 bis 49 Beschäftigte'],
    ['Vertragsart', 'Unbefristet'],
  ] as const) {
    await userEvent.selectOptions(screen.getByLabelText(label), option);
  }
  enter('Postleitzahl', '28195');
  enter('Ihr Name', 'Gerd Gast');
  enter('Ihre Firma', 'Meier GmbH');
  enter('Ihre E-Mail-Adresse', 'gerd@meier.example');
}

test('what candidates read is folded away until it is wanted, or was said before', async () => {
  api.answer('compare', makeComparison());
  await open();
  await screen.findByLabelText('Berufsbezeichnung');
  expect(screen.queryByLabelText(/^Beschreibung/)).toBeNull();

  await userEvent.click(screen.getByRole('button', { name: 'Ändern' }));
  expect(screen.getByLabelText(/^Beschreibung/)).not.toBeVisible();
  await userEvent.click(screen.getByText('Mehr zur Stelle angeben'));
  expect(screen.getByLabelText(/^Beschreibung/)).toBeVisible();

  cleanup();
  const described = { ...posting, description: 'Für ein kleines Team.' };
  api.answer('listMyJobs', { jobs: [described], nextCursor: null });
  await renderPage(<RecruiterQuestionnairePage />, {
    path: '/profile/questionnaire/:username',
    at: '/profile/questionnaire/anna.muster',
    state: { postingId: described._id },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Beschreibung ändern' }));

  expect(screen.getByLabelText(/^Beschreibung/)).toHaveValue('Für ein kleines Team.');
  expect(screen.getByLabelText(/^Beschreibung/)).toHaveFocus();
});

const nobody: SenderDto = { name: null, company: null, email: null };

describe('without an account', () => {
  test('compares with the guest’s details, and has all of it again for a day', async () => {
    api.answer('compare', makeComparison());
    await open(asGuest);

    await fillInAll();
    await submit();

    expect(await screen.findByText('Adresse: /profile/match-results/anna.muster')).toBeVisible();
    expect(api.sentTo('compare')).toMatchObject([
      {
        body: {
          jobTitle: 'Koch',
          remoteChoice: 'remote',
          salary: { min: 48, max: 48 },
          asker: { name: 'Gerd Gast', company: 'Meier GmbH', email: 'gerd@meier.example' },
        },
      },
    ]);
    expect(api.sentTo('listMyJobs')).toEqual([]);

    cleanup();
    sessionStorage.clear();
    await open(asGuest);
    expect(await screen.findByText('Ihre Angaben vom letzten Mal')).toBeVisible();
    expect(position()).toHaveTextContent('Koch');
    expect(screen.queryByLabelText('Branche')).toBeNull();
    expect(screen.getByLabelText('Ihr Name')).toHaveValue('Gerd Gast');
    expect(screen.getByLabelText('Ihre E-Mail-Adresse')).toHaveValue('gerd@meier.example');

    await userEvent.click(screen.getByRole('button', { name: 'Verwerfen' }));
    expect(screen.getByLabelText('Berufsbezeichnung')).toHaveValue('');
  });

  test.each([
    ['not_signed_in', 'Bitte melden Sie sich an, um fortzufahren.'],
    ['not_found', 'Kein Nutzer gefunden.'],
  ] as const)('loses nothing typed where the key ended (%s)', async (code, sentence) => {
    api.refuse('compare', code, sentence);
    await open(asGuest);

    await fillInAll();
    await submit();

    await expectKeyIsOver();
    expect(screen.getByLabelText('Ihr Name')).toHaveValue('Gerd Gast');
    cleanup();
    await open(asGuest);
    expect(await screen.findByLabelText('Ihr Name')).toHaveValue('Gerd Gast');
    expect(position()).toHaveTextContent('Koch');
  });

  test('leaves nothing personal behind when the day is over, and after a sign-in', async () => {
    api.answer('compare', makeComparison());
    await open(asGuest);
    await fillInAll();
    await submit();
    await screen.findByText('Adresse: /profile/match-results/anna.muster');
    const personal = /Gerd|Meier|gerd@|Koch/;
    expect(JSON.stringify(localStorage)).toMatch(personal);

    dropOldGuestValues(Date.now() + 23 * 60 * 60_000);
    expect(JSON.stringify(localStorage)).toMatch(personal);
    const kept = Object.entries(localStorage) as [string, string][];
    dropOldGuestValues(Date.now() + 25 * 60 * 60_000);
    expect(JSON.stringify([sessionStorage, localStorage])).not.toMatch(personal);

    for (const [key, value] of kept) localStorage.setItem(key, value);
    keepDraftsOf('rita');
    expect(JSON.stringify([sessionStorage, localStorage])).not.toMatch(personal);
  });

  test('the next sender’s firm does not keep the name read of the one before', async () => {
    const paste = async (sender: Partial<SenderDto>) => {
      api.answer('readPosting', makeReading({}, { sender: { ...nobody, ...sender } }));
      await userEvent.click(await screen.findByLabelText('Text der Anzeige oder Nachricht'));
      await userEvent.paste('Mit freundlichen Grüßen');
      await screen.findByText('Nichts erkannt.');
      await userEvent.click(await screen.findByRole('button', { name: 'Anzeige einfügen' }));
    };
    await open(asGuest);
    await paste({ name: 'Eva Müller', company: 'Meier GmbH' });
    expect(screen.getByLabelText('Ihr Name')).toHaveValue('Eva Müller');

    await paste({ company: 'Adler AG' });

    await waitFor(() => expect(screen.getByLabelText('Ihre Firma')).toHaveValue('Adler AG'));
    expect(screen.getByLabelText('Ihr Name')).toHaveValue('');
  });

  test('says beside the fields what is missing about the guest, also when the server says so', async () => {
    api.refuse('compare', 'validation_failed', 'Bitte prüfen.', {
      'asker.email': 'Diese Adresse gibt es nicht.',
    });
    await open(asGuest);
    await submit();
    expect(await screen.findByText('Bitte geben Sie Ihren Namen an.')).toBeVisible();
    expect(screen.getByText(/Ohne Konto gilt es dort als nicht geprüft/)).toBeVisible();

    await fillInAll();
    await submit();

    expect(await screen.findByText('Diese Adresse gibt es nicht.')).toBeVisible();
    expect(screen.getByLabelText('Ihre E-Mail-Adresse')).toHaveAttribute('autocomplete', 'email');
  });
});

describe('what makes a comparison impossible is said instead of the form', () => {
  test.each([
    ['locked', 'Dieses Profil ist noch verschlossen.', 'Schlüssel eingeben', '/anna.muster'],
    [
      'incomplete',
      'anna.muster hat noch keinen Fragebogen ausgefüllt.',
      'Zurück zum Profil',
      '/anna.muster',
    ],
    [
      'quota',
      'Mit diesem Schlüssel ist vorerst genug verglichen.',
      'Zurück zum Profil',
      '/anna.muster',
    ],
  ] as const)('%s', async (state, title, action, to) => {
    const until = state === 'quota' ? '2026-12-03T09:00:00.000Z' : null;
    await open({ outlook: { ...isOpen, state, until, left: 0 } });

    expect(await screen.findByText(title)).toBeVisible();
    expect(screen.getByRole('link', { name: action })).toLeadTo(to);
    expect(screen.queryByLabelText('Berufsbezeichnung')).toBeNull();
    expect(screen.queryAllByText(/3\.\sDezember\s2026/)).toHaveLength(until ? 1 : 0);
  });

  test('blocked: another posting may be chosen', async () => {
    await open();
    await screen.findByText(
      /^Mit diesem Profil haben Sie zurzeit noch 3 Vergleiche\. Die Zahl ist/,
    );

    api.answer('getComparisonOutlook', { ...isOpen, state: 'blocked' });
    await userEvent.selectOptions(screen.getByLabelText(/Eine Ihrer Stellen/), 'Köchin');

    expect(
      await screen.findByText('Diese Stelle kann mit dem Profil nicht mehr verglichen werden.'),
    ).toBeVisible();
    expect(api.sentTo('getComparisonOutlook').at(-1)?.query).toBe(`?jobId=${posting._id}`);
    await userEvent.selectOptions(
      screen.getByLabelText(/Eine Ihrer Stellen/),
      'Neue Stelle beschreiben',
    );
    expect(await screen.findByLabelText('Berufsbezeichnung')).toHaveValue('');
  });

  test('a visitor without an open profile is sent to sign up, with the way back', async () => {
    await open({ ...asGuest, outlook: { ...isOpen, state: 'locked', left: 0 } });

    expect(await screen.findByText('Adresse: /signup')).toBeVisible();
  });
});

test('a recruiter without name and company is asked before the first comparison', async () => {
  await open({ outlook: { ...isOpen, askerNeeded: true } });

  expect(await screen.findByLabelText('Ihr Name')).toHaveAttribute('autocomplete', 'name');
  expect(screen.getByText(/was in Ihrem Recruiter-Profil noch fehlt/)).toBeVisible();
});

test('a session that ends meanwhile leads to the sign-in and keeps what was typed', async () => {
  const { queryClient } = await open();
  await userEvent.type(await screen.findByLabelText('Berufsbezeichnung'), 'Koch');

  api.signOut();
  await act(() => queryClient.invalidateQueries({ queryKey: ['users', 'current'] }));

  expect(await screen.findByText('Adresse: /login')).toBeVisible();
  expect(JSON.stringify(sessionStorage)).toContain('Koch');
});
