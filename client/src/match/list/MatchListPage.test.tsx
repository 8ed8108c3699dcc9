import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { fakeApi } from '../../test/fakeApi.ts';
import { makeId, makeUser } from '../../test/makeDto.ts';
import { renderPage } from '../../test/renderPage.tsx';
import MatchListPage from './MatchListPage.tsx';
import { makeOfferedJob, makeRecruiterMatch } from '../../matching/test/makeComparison.ts';

const api = fakeApi();
const open = () => renderPage(<MatchListPage />, { path: '/user/matches' });

function signedInAs(...role: ('jobSeeker' | 'recruiter')[]) {
  api.answer('authStatus', { user: makeUser({ role }), authenticated: true });
}

const candidateMatch = () =>
  makeRecruiterMatch({
    candidate: { username: 'bernd.b', image: null },
    jobPosting: { _id: makeId(), jobTitle: 'Koch' },
    matchPercentage: 77,
  });

describe('the matches page', () => {
  test('shows a recruiter the candidates with the job they match', async () => {
    signedInAs('recruiter');
    const match = candidateMatch();
    api.answer('listMatches', { role: 'recruiter', matches: [match], nextCursor: null });
    await open();

    expect(await screen.findByRole('link', { name: 'bernd.b' })).toHaveAttribute(
      'href',
      `/matches/${match._id}`,
    );
    expect(screen.getByText('matched: Koch')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Ihre Matches' })).toBeVisible();
    expect(api.sentTo('listMatches')).toMatchObject([{ query: '?role=recruiter' }]);
  });

  test('shows a job seeker the jobs, with Remote where no place is given', async () => {
    signedInAs('jobSeeker');
    const job = makeOfferedJob({ jobLocation: '', place: 'Remote' });
    api.answer('listMatches', { role: 'jobSeeker', matches: [job], nextCursor: null });
    await open();

    expect(await screen.findByRole('link', { name: 'Backend-Entwickler' })).toHaveAttribute(
      'href',
      `/jobs/${job._id}`,
    );
    expect(screen.getByText(/^rita\.recruiter · Remote · /)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Match ansehen' })).toHaveAttribute(
      'href',
      `/matches/${job.matchId}`,
    );
  });

  test.each(['recruiter', 'jobSeeker'] as const)('tells a %s without any', async (role) => {
    signedInAs(role);
    api.answer('listMatches', { role, matches: [], nextCursor: null });
    await open();

    expect(await screen.findByText('Keine Matches gefunden.')).toBeVisible();
  });

  test('asks for both lists of a person with both roles together', async () => {
    signedInAs('recruiter', 'jobSeeker');
    api.hang('listMatches');
    await open();

    await waitFor(() => expect(api.sentTo('listMatches')).toHaveLength(2));
  });

  test('has a list for each role of a person with both', async () => {
    signedInAs('jobSeeker', 'recruiter');
    api.answerPerRole('listMatches', {
      recruiter: { role: 'recruiter', matches: [candidateMatch()], nextCursor: null },
      jobSeeker: { role: 'jobSeeker', matches: [], nextCursor: null },
    });
    await open();

    const asRecruiter = await screen.findByRole('region', { name: 'Recruiter/in' });
    const asJobSeeker = screen.getByRole('region', { name: 'Jobsuchende/r' });
    expect(within(asRecruiter).getByText('matched: Koch')).toBeVisible();
    expect(within(asJobSeeker).getByText('Keine Matches gefunden.')).toBeVisible();
  });

  test.each(['recruiter', 'jobSeeker'] as const)('shows a %s more when asked to', async (role) => {
    signedInAs(role);
    const answer = (title: string, nextCursor: string | null) =>
      role === 'recruiter'
        ? api.answer('listMatches', {
            role,
            matches: [{ ...candidateMatch(), candidate: { username: title, image: null } }],
            nextCursor,
          })
        : api.answer('listMatches', {
            role,
            matches: [makeOfferedJob({ jobTitle: title })],
            nextCursor,
          });
    answer('erste', 'weiter');
    await open();
    await screen.findByRole('link', { name: 'erste' });

    answer('zweite', null);
    await userEvent.click(screen.getByRole('button', { name: 'Mehr laden' }));

    expect(await screen.findByRole('link', { name: 'zweite' })).toHaveFocus();
    expect(screen.getByRole('link', { name: 'erste' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Mehr laden' })).toBeNull();
    expect(api.sentTo('listMatches').map(({ query }) => query)).toEqual([
      `?role=${role}`,
      `?role=${role}&cursor=weiter`,
    ]);
  });

  test('shows how far each has come, and which one was released by hand', async () => {
    signedInAs('recruiter');
    const matches = [makeRecruiterMatch({ status: 'talking', isMatch: false })];
    api.answer('listMatches', { role: 'recruiter', matches, nextCursor: null });
    await open();

    expect(await screen.findByText('Kein Match, vom Kandidaten freigegeben')).toBeVisible();
    expect(screen.getByText('Im Gespräch')).toBeVisible();
  });

  test('filters ten or more by status in the address, and says where there is none', async () => {
    signedInAs('jobSeeker');
    const matches = Array.from({ length: 10 }, (_, index) =>
      makeOfferedJob({ jobTitle: `Stelle ${index}` }),
    );
    api.answer('listMatches', { role: 'jobSeeker', matches: matches.slice(1), nextCursor: null });
    const { unmount } = await open();
    await screen.findByRole('link', { name: 'Stelle 1' });
    expect(screen.queryByRole('navigation', { name: 'Nach Stand filtern' })).toBeNull();
    unmount();

    api.answer('listMatches', { role: 'jobSeeker', matches, nextCursor: null });
    await open();
    await screen.findByRole('link', { name: 'Stelle 0' });
    const filter = within(screen.getByRole('navigation', { name: 'Nach Stand filtern' }));
    expect(filter.getByRole('link', { name: 'Alle' })).toHaveAttribute('aria-current', 'true');

    api.answer('listMatches', { role: 'jobSeeker', matches: [], nextCursor: null });
    await userEvent.click(filter.getByRole('link', { name: 'Beendet' }));

    expect(await screen.findByText('Keine Matches mit dem Stand „Beendet“.')).toBeVisible();
    expect(screen.getByText('Adresse: /user/matches?status=ended')).toBeVisible();
    expect(filter.getByRole('link', { name: 'Beendet' })).toHaveAttribute('aria-current', 'true');
    expect(api.sentTo('listMatches').at(-1)?.query).toBe('?role=jobSeeker&status=ended');
  });

  test('takes what is no status for none', async () => {
    signedInAs('jobSeeker');
    api.answer('listMatches', { role: 'jobSeeker', matches: [], nextCursor: null });
    await renderPage(<MatchListPage />, { path: '/user/matches', at: '/user/matches?status=all' });

    expect(await screen.findByText('Keine Matches gefunden.')).toBeVisible();
    expect(api.sentTo('listMatches')).toMatchObject([{ query: '?role=jobSeeker' }]);
  });

  test('blocks a job after asking, says where it went, and takes it back', async () => {
    signedInAs('jobSeeker');
    const job = makeOfferedJob();
    api.answer('listMatches', { role: 'jobSeeker', matches: [job], nextCursor: null });
    api.answer('toggleJobBlock', { blocked: true });
    await open();

    // On the card itself, not in its menu.
    await userEvent.click(await screen.findByRole('button', { name: 'Block Job' }));
    const question = screen.getByRole('alertdialog');
    expect(question).toHaveTextContent('Sind Sie sicher, dass Sie diesen Job blockieren wollen?');
    expect(api.sentTo('toggleJobBlock')).toEqual([]);
    api.answer('listMatches', { role: 'jobSeeker', matches: [], nextCursor: null });
    await userEvent.click(within(question).getByRole('button', { name: 'Blockieren' }));

    expect(await screen.findByText('Keine Matches gefunden.')).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Blockierte Jobs' })).toBeVisible();
    expect(api.sentTo('toggleJobBlock')).toMatchObject([{ params: { id: job._id } }]);

    api.answer('listMatches', { role: 'jobSeeker', matches: [job], nextCursor: null });
    await userEvent.click(screen.getByRole('button', { name: 'Rückgängig' }));

    expect(await screen.findByText(/ist nicht mehr blockiert\.$/)).toHaveFocus();
    expect(await screen.findByRole('button', { name: 'Block Job' })).toBeVisible();
    expect(api.sentTo('toggleJobBlock')).toHaveLength(2);
  });

  test('leaves the job in the list when blocking fails, and says so', async () => {
    signedInAs('jobSeeker');
    api.answer('listMatches', { role: 'jobSeeker', matches: [makeOfferedJob()], nextCursor: null });
    api.refuse('toggleJobBlock', 'internal', 'Das hat nicht geklappt.');
    await open();

    await userEvent.click(await screen.findByRole('button', { name: 'Block Job' }));
    await userEvent.click(screen.getByRole('button', { name: 'Blockieren' }));

    expect(await screen.findByRole('alert')).toHaveTextContent('Das hat nicht geklappt.');
    expect(screen.getByRole('link', { name: 'Backend-Entwickler' })).toBeInTheDocument();
  });
});

describe('the recruiter of a listed match', () => {
  test('is blocked, and every list that shows them is read anew', async () => {
    signedInAs('jobSeeker');
    const job = makeOfferedJob({ contactState: 'awaitsCandidate' });
    api.answer('listMatches', { role: 'jobSeeker', matches: [job], nextCursor: null });
    api.answer('blockRecruiter', undefined);
    await open();
    expect(await screen.findByText('Wartet auf Ihre Freigabe')).toBeVisible();

    await userEvent.click(screen.getByRole('button', { name: 'Recruiter blockieren' }));
    const matches = [{ ...job, suspended: 'blocked' as const }];
    api.answer('listMatches', { role: 'jobSeeker', matches, nextCursor: null });
    await userEvent.click(screen.getByRole('button', { name: 'Blockieren' }));

    expect(await screen.findByText(/^rita\.recruiter ist blockiert/)).toBeVisible();
    expect(screen.getByText('Blockiert')).toBeVisible();
    expect(screen.queryByText('Wartet auf Ihre Freigabe')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Recruiter blockieren' })).toBeNull();
    expect(api.sentTo('blockRecruiter')).toMatchObject([{ body: { comparisonId: job.matchId } }]);
  });
});
