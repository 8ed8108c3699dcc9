import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { fakeApi } from '../../test/fakeApi.ts';
import { makeJob, makePublicUser, makeUser } from '../../test/makeDto.ts';
import { renderPage } from '../../test/renderPage.tsx';
import RecruiterQuestionnairePage from './RecruiterQuestionnairePage.tsx';
import { makeBreakdown, makeComparison } from '../test/makeComparison.ts';

const api = fakeApi();
const candidate = makePublicUser();
const posting = makeJob({ jobTitle: 'Köchin' });

async function open({
  role = 'recruiter',
  state,
}: { role?: 'jobSeeker' | 'recruiter'; state?: unknown } = {}) {
  api.answer('authStatus', { user: makeUser({ role: [role] }), authenticated: true });
  api.answer('listMyJobs', { jobs: [posting], nextCursor: null });
  await renderPage(<RecruiterQuestionnairePage />, {
    path: '/profile/questionnaire/:username',
    at: '/profile/questionnaire/anna.muster',
    state,
  });
}

/** Fills the form in from the recruiter's own posting, as most people would. */
async function fillIn() {
  await userEvent.selectOptions(
    await screen.findByLabelText(/Eine Ihrer Stellen übernehmen/),
    'Köchin',
  );
}

const submit = () => userEvent.click(screen.getByRole('button', { name: 'Stelle vergleichen' }));

describe('the questionnaire of a recruiter', () => {
  test('compares a posting that fills it in, and goes on to the result', async () => {
    api.answer('compare', makeComparison());
    await open({ state: { user: candidate } });

    await fillIn();
    expect(screen.getByLabelText('Berufsbezeichnung')).toHaveValue('Köchin');
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
    expect(api.sentTo('getPublicUser')).toEqual([]);
  });

  test('fetches the candidate when the address was opened directly', async () => {
    api.answer('getPublicUser', candidate);
    await open();

    expect(
      await screen.findByRole('heading', { level: 1, name: 'Passt Ihre Stelle zu anna.muster?' }),
    ).toBeVisible();
  });

  test('says that it compares while it does', async () => {
    api.hang('compare');
    await open({ state: { user: candidate } });

    await fillIn();
    await submit();

    expect(await screen.findByText(/Wir vergleichen Ihre Stelle/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Stelle vergleichen' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  });

  test.each([
    ['too_many_requests', 'Bitte vergleichen Sie morgen wieder.', /^Bitte vergleichen Sie morgen/],
    ['conflict', 'Dieser Job wurde blockiert.', /^Dieser Job wurde blockiert/],
    ['forbidden', 'Bitte geben Sie zuerst das Passwort ein.', /^Bitte geben Sie zuerst/],
    ['internal', 'Interna', /^Ein Fehler ist aufgetreten. Bitte versuchen Sie es erneut.$/],
  ] as const)('after %s stays, keeps the answers and says why', async (code, sentence, shown) => {
    api.refuse('compare', code, sentence);
    await open({ state: { user: candidate } });

    await fillIn();
    await submit();

    expect(await screen.findByRole('alert')).toHaveTextContent(shown);
    expect(screen.getByLabelText('Berufsbezeichnung')).toHaveValue('Köchin');
    expect(screen.queryAllByRole('link', { name: 'Zugangspasswort erneut eingeben' })).toHaveLength(
      code === 'forbidden' ? 1 : 0,
    );
  });

  test('shows the sentence about the titles when it tells of a server error', async () => {
    const { jobTitle } = makeBreakdown();
    const reasoning = 'Server error: Die Berufsbezeichnungen wurden nicht verglichen.';
    const breakdown = makeBreakdown({ jobTitle: { ...jobTitle, reasoning } });
    api.answer('compare', makeComparison({ breakdown }));
    await open({ state: { user: candidate } });

    await fillIn();
    await submit();

    expect(await screen.findByRole('alert')).toHaveTextContent(reasoning);
    expect(screen.getByText('Adresse: /profile/questionnaire/anna.muster')).toBeInTheDocument();
  });

  test('is for recruiters alone', async () => {
    await open({ role: 'jobSeeker', state: { user: candidate } });

    expect(
      await screen.findByText('Diesen Fragebogen können nur Recruiter ausfüllen.'),
    ).toBeVisible();
    expect(api.sentTo('listMyJobs')).toEqual([]);
  });
});
