import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { fakeApi } from '../../test/fakeApi.ts';
import { makePublicUser, makeUser } from '../../test/makeDto.ts';
import { renderPage } from '../../test/renderPage.tsx';
import ProfilePage from './ProfilePage.tsx';

const api = fakeApi();
const open = () => renderPage(<ProfilePage />, { path: '/:username', at: '/anna.muster' });

function answerAs(role: ('jobSeeker' | 'recruiter')[] | null) {
  const user = role && makeUser({ username: 'rita.recruiter', role });
  api.answer('authStatus', { user, authenticated: user !== null });
}

async function enterPassword() {
  await userEvent.type(await screen.findByLabelText('Zugangspasswort'), 'KXMR-7TQF-9HPD');
  await userEvent.click(screen.getByRole('button', { name: 'Fragebogen starten' }));
}

describe('the public profile', () => {
  test('lists behind ink bars exactly what a match unlocks', async () => {
    answerAs(null);
    const showContactPrefs = {
      phone: false,
      calendar: true,
      cv: true,
      email: false,
      showNothing: false,
    };
    api.answer('getPublicUser', makePublicUser({ showContactPrefs }));
    await open();

    const unlocked = await screen.findByRole('region', { name: 'Das schaltet ein Match frei' });
    const rows = within(unlocked).getAllByRole('listitem');

    expect(rows).toHaveLength(2);
    expect(rows[0]).toHaveTextContent('Lebenslauf');
    expect(rows[1]).toHaveTextContent('Kalender');
    expect(within(unlocked).getAllByText('bis zum Match verdeckt')).toHaveLength(2);
  });

  test('says that the candidate makes contact when nothing is shown', async () => {
    answerAs(null);
    api.answer('getPublicUser', makePublicUser({ firstName: null, lastName: null }));
    await open();

    expect(
      await screen.findByText(/anna\.muster prüft Ihr Angebot .* nimmt Kontakt zu Ihnen auf/),
    ).toBeVisible();
  });

  test('tells of the two minutes and of what there is without a match', async () => {
    answerAs(null);
    api.answer('getPublicUser', makePublicUser());
    await open();

    expect(await screen.findByText(/etwa 2 Minuten/)).toBeVisible();
    const without = screen.getByRole('region', { name: 'Das haben Sie auch ohne Match' });
    expect(within(without).getAllByRole('listitem')).toHaveLength(3);
    expect(without).toHaveTextContent('20 Minuten');
  });

  test.each([[null], [['jobSeeker' as const]]])(
    'asks visitors with the roles %j to sign up as a recruiter',
    async (role) => {
      answerAs(role);
      api.answer('getPublicUser', makePublicUser());
      await open();

      expect(await screen.findByText(/müssen Sie als Recruiter angemeldet sein/)).toBeVisible();
      expect(screen.getByRole('link', { name: 'Als Recruiter registrieren' })).toHaveAttribute(
        'href',
        '/signup',
      );
      expect(screen.queryByLabelText('Zugangspasswort')).toBeNull();
      expect(screen.queryAllByRole('link', { name: 'Zurück zum Dashboard' })).toHaveLength(
        role ? 1 : 0,
      );
    },
  );

  test('lets a recruiter with the password on to the questionnaire', async () => {
    answerAs(['recruiter']);
    api.answer('getPublicUser', makePublicUser());
    api.answer('checkAccessPassword', { access: true });
    await open();

    await enterPassword();

    expect(
      await screen.findByText('Adresse: /profile/questionnaire/anna.muster'),
    ).toBeInTheDocument();
    expect(api.sentTo('checkAccessPassword')).toMatchObject([
      { params: { username: 'anna.muster' }, body: { password: 'KXMR-7TQF-9HPD' } },
    ]);
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
    expect(screen.getByLabelText('Zugangspasswort')).toHaveValue('KXMR-7TQF-9HPD');
  });

  test('asks for the password before anything is sent', async () => {
    answerAs(['recruiter']);
    api.answer('getPublicUser', makePublicUser());
    await open();

    await userEvent.click(await screen.findByRole('button', { name: 'Fragebogen starten' }));

    expect(await screen.findByText('Bitte geben Sie das Zugangspasswort ein.')).toBeVisible();
    expect(screen.getByLabelText('Zugangspasswort')).toHaveFocus();
    expect(api.sentTo('checkAccessPassword')).toEqual([]);
  });

  test('shows that it loads', async () => {
    answerAs(null);
    api.hang('getPublicUser');
    await open();

    expect(await screen.findByText('Profil wird geladen...')).toBeVisible();
  });

  test('says when there is no such person', async () => {
    answerAs(null);
    api.refuse('getPublicUser', 'not_found', 'Dieses Profil gibt es nicht.');
    await open();

    expect(await screen.findByRole('heading', { name: 'Kein Nutzer gefunden.' })).toBeVisible();
  });
});
