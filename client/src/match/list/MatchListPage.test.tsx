import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { fakeApi } from '../../test/fakeApi.ts';
import { makeId, makePerson } from '../../test/makeDto.ts';
import { makeOfferedJob, makeCompared } from '../../test/makeMatch.ts';
import { renderPage } from '../../test/renderPage.tsx';
import MatchListPage from './MatchListPage.tsx';

const api = fakeApi();
const open = () => renderPage(<MatchListPage />, { path: '/user/matches' });

function signedInAs(...role: ('jobSeeker' | 'recruiter')[]) {
  api.signIn({ role });
}

const candidateMatch = () =>
  makeCompared({
    candidate: makePerson('bernd.b'),
    jobPosting: { _id: makeId(), jobTitle: 'Koch' },
    matchPercentage: 77,
  });

describe('the matches page', () => {
  test('shows a recruiter the candidates with the job they match', async () => {
    signedInAs('recruiter');
    const match = candidateMatch();
    api.answer('listMatches', { role: 'recruiter', matches: [match], nextCursor: null });
    await open();

    expect(await screen.findByRole('link', { name: 'bernd.b' })).toLeadTo(`/matches/${match._id}`);
    expect(screen.getByText('matched: Koch')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Ihre Matches' })).toBeVisible();
    expect(api.sentTo('listMatches')).toMatchObject([{ query: '?role=recruiter' }]);
  });

  test('shows a job seeker the jobs, with Remote where no place is given', async () => {
    signedInAs('jobSeeker');
    const job = makeOfferedJob({ jobLocation: '', place: 'Remote' });
    api.answer('listMatches', { role: 'jobSeeker', matches: [job], nextCursor: null });
    await open();

    expect(await screen.findByRole('link', { name: 'Backend-Entwickler' })).toLeadTo(
      `/jobs/${job._id}`,
    );
    expect(screen.getByText(/^rita\.recruiter · Remote · /)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Match ansehen' })).toLeadTo(`/matches/${job.matchId}`);
  });

  test.each(['recruiter', 'jobSeeker'] as const)('tells a %s without any', async (role) => {
    signedInAs(role);
    api.answer('listMatches', { role, matches: [], nextCursor: null });
    await open();

    expect(await screen.findByText('Keine Matches gefunden.')).toBeVisible();
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
});
