import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { dropKey } from '../../auth/heldKey.ts';
import { fakeApi } from '../../test/fakeApi.ts';
import { makeAccount, makeNewest, makePublicUser, makeUser } from '../../test/makeDto.ts';
import { renderPage } from '../../test/renderPage.tsx';
import { makeOutlook, makeSentRequest } from '../../test/makeMatch.ts';
import ProfilePage from './ProfilePage.tsx';

const api = fakeApi();
const accessPassword = 'KXMR-7TQF-9HPD';

beforeEach(() => {
  dropKey('anna.muster');
  api.answer('getComparisonOutlook', makeOutlook());
  api.answer('listAccessRequests', { role: 'recruiter', requests: [], nextCursor: null });
});

const open = () => renderPage(<ProfilePage />, { path: '/:username', at: '/anna.muster' });

function answerAs(role: ('jobSeeker' | 'recruiter')[] | null) {
  const user = role && makeUser({ username: 'rita.recruiter', role });
  api.answer('authStatus', { user, authenticated: user !== null });
}

const startButton = () => screen.getByRole('button', { name: 'Fragebogen starten' });

async function enterPassword() {
  await userEvent.click(await screen.findByLabelText('Zugangspasswort'));
  await userEvent.paste(accessPassword);
  await userEvent.click(startButton());
}

const nothing = {
  ...{ name: false, phone: false, calendar: false, cv: false, email: false },
  showNothing: false,
};

describe('the public profile', () => {
  test('lists behind ink bars exactly what a match unlocks', async () => {
    answerAs(null);
    const showContactPrefs = { ...nothing, name: true, calendar: true, cv: true };
    api.answer(
      'getPublicUser',
      makePublicUser({
        ...{ firstName: null, lastName: null },
        ...{ showContactPrefs, acceptsRequests: false },
      }),
    );
    await open();

    const unlocked = await screen.findByRole('region', { name: 'Das schaltet ein Match frei' });
    const rows = within(unlocked).getAllByRole('term');

    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'Name',
      'Kalender für einen Gesprächstermin',
      'Lebenslauf zum Herunterladen',
    ]);
    expect(within(unlocked).getAllByText('bis zum Match verdeckt')).toHaveLength(3);
    expect(screen.queryByRole('button', { name: 'Um Zugang bitten' })).toBeNull();
  });

  test('covers no name that already stands above it', async () => {
    answerAs(null);
    api.answer('getPublicUser', makePublicUser({ showContactPrefs: { ...nothing, name: true } }));
    await open();

    await screen.findByText(/prüft Ihr Angebot .* nimmt Kontakt zu Ihnen auf/);
    expect(screen.queryByText('bis zum Match verdeckt')).toBeNull();
  });

  test('asks a guest to sign up as a recruiter, and says how to go on with a key', async () => {
    answerAs(null);
    api.answer('getPublicUser', makePublicUser());
    await open();

    expect(
      await screen.findByText(/als Recruiter angemeldet sein und das Zugangspasswort/),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Als Recruiter registrieren' })).toLeadTo('/signup');
    expect(screen.getByRole('link', { name: 'Anmelden' })).toLeadTo('/login');
    expect(screen.queryByLabelText('Zugangspasswort')).toBeNull();
    expect(screen.queryByRole('link', { name: 'Zurück zum Dashboard' })).toBeNull();
    expect(api.sentTo('getComparisonOutlook')).toEqual([]);

    await userEvent.click(screen.getByRole('button', { name: 'Ich habe einen Schlüssel' }));

    expect(await screen.findByLabelText('Zugangspasswort')).toHaveFocus();
  });

  test('says that the access password waits for a confirmed address, and sends the link', async () => {
    answerAs(['recruiter']);
    api.answer('getPublicUser', makePublicUser());
    api.answer('getAccount', makeAccount({ emailVerified: false }));
    api.answer('resendVerification', undefined);
    api.refuse('checkAccessPassword', 'email_unconfirmed', 'Bitte bestätigen Sie.');
    await open();

    await enterPassword();
    expect(
      await screen.findByText(/öffnet das Profil, sobald Ihre E-Mail-Adresse bestätigt ist/),
    ).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Link noch einmal senden' }));

    expect(await screen.findByText(/Der Link ist unterwegs/)).toBeVisible();
  });

  test.each([
    ['wrong_password', 'Das Passwort stimmt nicht.', false],
    ['not_found', 'Dieses Profil gibt es nicht.', false],
    ['too_many_requests', 'Bitte warten Sie 15 Minuten.', true],
  ] as const)('keeps a recruiter there after %s', async (code, sentence, sentenceShown) => {
    answerAs(['recruiter']);
    api.answer('getPublicUser', makePublicUser());
    api.refuse('checkAccessPassword', code, sentence);
    await open();

    await enterPassword();

    const alert = await screen.findByRole('alert');
    expect(within(alert).getByText('Überprüfung fehlgeschlagen.')).toBeVisible();
    expect(alert.textContent.includes(sentence)).toBe(sentenceShown);
    expect(/von anna\.muster einen neuen geben/.test(alert.textContent)).toBe(!sentenceShown);
    expect(screen.getByLabelText('Zugangspasswort')).toHaveValue('KXMR-7TQF-9HPD');
  });

  test('says of half a key that it is incomplete', async () => {
    answerAs(['recruiter']);
    api.answer('getPublicUser', makePublicUser());
    api.refuse('checkAccessPassword', 'wrong_password', 'Das Passwort stimmt nicht.');
    await open();

    await userEvent.type(screen.getByLabelText('Zugangspasswort'), 'KXMR-7TQF{Enter}');

    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(/unvollständig\.\s*Er hat 12 Zeichen\./);
  });

  test('shows that it loads', async () => {
    answerAs(null);
    api.hang('getPublicUser');
    await open();

    expect(await screen.findByText('Profil wird geladen...')).toBeVisible();
  });

  test('has a folded field for a key where no profile is found, and goes on with a right one', async () => {
    answerAs(null);
    api.refuse('getPublicUser', 'not_found', 'Kein Nutzer gefunden.');
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Ich habe einen Schlüssel' }));
    expect(await screen.findByLabelText('Zugangspasswort')).toHaveFocus();
    api.refuse('checkAccessPassword', 'not_found', 'Kein Nutzer gefunden.');
    await enterPassword();
    expect(await screen.findByText(/falsch oder gilt nicht mehr/)).toBeVisible();

    api.answer('checkAccessPassword', { access: true });
    api.answer('getPublicUser', makePublicUser());
    await userEvent.click(startButton());

    expect(
      await screen.findByText('Adresse: /profile/questionnaire/anna.muster'),
    ).toBeInTheDocument();
  });
});

describe('a profile that is open already', () => {
  test('leads a recruiter on without a key', async () => {
    answerAs(['recruiter']);
    api.answer('getPublicUser', makePublicUser({ isOpen: true }));
    await open();

    expect(await screen.findByRole('link', { name: 'Fragebogen starten' })).toLeadTo(
      '/profile/questionnaire/anna.muster',
    );
    expect(screen.queryByLabelText('Zugangspasswort')).toBeNull();

    await userEvent.click(screen.getByRole('button', { name: 'Ich habe einen anderen Schlüssel' }));
    expect(await screen.findByLabelText('Zugangspasswort')).toHaveFocus();
  });

  test('leads a guest on whose browser opened it', async () => {
    answerAs(null);
    api.answer('getPublicUser', makePublicUser({ isOpen: true }));
    await open();

    expect(await screen.findByRole('link', { name: 'Fragebogen starten' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Um Zugang bitten' })).toBeNull();
  });
});

describe('a profile that was compared before', () => {
  const openAs = async (
    role: ('jobSeeker' | 'recruiter')[] | null,
    changes: Parameters<typeof makeNewest>[0] = {},
  ) => {
    answerAs(role);
    const comparison = makeNewest(changes);
    api.answer('getPublicUser', makePublicUser({ comparison }));
    await open();
    const result = await screen.findByRole('region', { name: /^Ihr Ergebnis/ });
    return { comparison, result: within(result) };
  };

  test.each([
    [null, () => '/profile/match-results/anna.muster'],
    [['recruiter' as const], (matchId: string) => `/matches/${matchId}`],
  ])('begins with the match, which is one tap away: %#', async (role, address) => {
    const { comparison, result } = await openAs(role);

    expect(result.getByRole('heading')).toHaveTextContent('Ihr Ergebnis: 97 %, Match');
    expect(result.getByRole('link', { name: 'Kontakt ansehen' })).toLeadTo(
      address(comparison.matchId),
    );
    expect(screen.queryByText('bis zum Match verdeckt')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Um Zugang bitten' })).toBeNull();
  });
});

test('a recruiter with an open request reads that, and is not offered a second one', async () => {
  answerAs(['recruiter']);
  api.answer('getPublicUser', makePublicUser());
  const request = makeSentRequest();
  api.answer('listAccessRequests', { role: 'recruiter', requests: [request], nextCursor: null });
  await open();

  expect(await screen.findByText(/^Angefragt am 10\.\sNovember\s2026/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Um Zugang bitten' })).toBeNull();
});
