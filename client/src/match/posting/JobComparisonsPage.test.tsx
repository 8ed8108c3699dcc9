import type { JobComparisonResult } from '@inkognito/shared/comparison';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeApi } from '../../test/fakeApi.ts';
import { makeId, makeJob, makePerson, makePublisher } from '../../test/makeDto.ts';
import { makeCompared, makeOpenProfile } from '../../test/makeMatch.ts';
import { renderPage } from '../../test/renderPage.tsx';
import JobComparisonsPage from './JobComparisonsPage.tsx';

const api = fakeApi();
const job = makeJob({ jobTitle: 'Köchin' });
const names = ['mara', 'paul', 'rosa', 'ida', 'jan', 'lea', 'tom'];
const profiles = names.map((name) => makeOpenProfile(name));
const idOf = (name: string) =>
  profiles.find(({ candidate }) => candidate.username === name)?.candidate._id ?? '';

const compared = (name: string, matchPercentage: number): JobComparisonResult => ({
  candidate: idOf(name),
  matchId: makeId(),
  matchPercentage,
  isMatch: matchPercentage >= 70,
});
const refused = (name: string, code: 'conflict'): JobComparisonResult => ({
  candidate: idOf(name),
  code,
  error: `Mit ${name} geht es nicht.`,
});

beforeEach(() => {
  api.signIn({ username: 'rita.recruiter', role: ['recruiter'] });
  api.answer('getJob', { job, comparison: null });
  api.answer('listOpenProfiles', { profiles, nextCursor: null });
  api.answer('listJobComparisons', { comparisons: [], nextCursor: null });
});

const open = () =>
  renderPage(<JobComparisonsPage />, {
    path: '/jobs/:id/comparisons',
    at: `/jobs/${job._id}/comparisons`,
  });
const start = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Vergleichen' }));
const sentIds = () =>
  api
    .sentTo('compareWithMany')
    .map(({ body }) => (body as { candidateIds: string[] }).candidateIds);

describe('one posting and every open profile', () => {
  test('are compared a few at a time; who could not be is named, and the list below is read again', async () => {
    api.answerFirst(
      'compareWithMany',
      {
        results: [
          compared('mara', 40),
          compared('paul', 86),
          refused('rosa', 'conflict'),
          compared('ida', 70),
          compared('jan', 12),
        ],
      },
      { results: [compared('lea', 92), refused('tom', 'conflict')] },
    );
    await open();
    await start();

    expect(await screen.findByText('Fertig: 7 Profile, 3 Matches.')).toBeVisible();
    expect(sentIds()).toEqual([names.slice(0, 5).map(idOf), names.slice(5).map(idOf)]);
    expect(screen.getByText('rosa: Mit rosa geht es nicht.')).toBeVisible();
    expect(screen.getByText('tom: Mit tom geht es nicht.')).toBeVisible();
    expect(api.sentTo('listJobComparisons')).toHaveLength(3);
  });

  test('an earlier comparison is marked, and an unchecked candidate is left out', async () => {
    const lastComparison = {
      jobId: job._id,
      jobTitle: 'Köchin',
      matchPercentage: 86,
      isMatch: true,
    };
    const two = [makeOpenProfile('mara', { lastComparison }), makeOpenProfile('paul')];
    api.answerFirst(
      'listOpenProfiles',
      { profiles: two.slice(0, 1), nextCursor: 'weiter' },
      { profiles: two.slice(1), nextCursor: null },
    );
    api.hang('compareWithMany');
    await open();

    const mara = await screen.findByRole('checkbox', { name: 'mara' });
    expect(mara).toBeChecked();
    expect(mara).toHaveAccessibleDescription(/Mit dieser Stelle schon verglichen: 86\s%/);
    await userEvent.click(mara);
    await start();

    expect(await screen.findByText('0 von 1 verglichen (0 %)')).toBeVisible();
    expect(screen.getByRole('progressbar', { name: 'Vergleiche' })).toBeVisible();
    expect(sentIds()).toEqual([[two[1]?.candidate._id]]);
  });

  test('need at least one person', async () => {
    await open();

    for (const box of await screen.findAllByRole('checkbox')) await userEvent.click(box);
    await start();

    expect(screen.getByText('Bitte wählen Sie mindestens ein Profil.')).toBeVisible();
    expect(sentIds()).toEqual([]);
  });

  test('stop at a limit of the calls themselves, and can be started again', async () => {
    api.refuse('compareWithMany', 'too_many_requests', 'Bitte warten Sie etwas.');
    await open();
    await start();

    expect(await screen.findByRole('alert')).toHaveTextContent('Bitte warten Sie etwas.');
    expect(sentIds()).toHaveLength(1);
    api.answer('compareWithMany', { results: [compared('mara', 92)] });
    await start();

    await vi.waitFor(() => expect(sentIds()).toHaveLength(3));
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

test('without an open profile it says how they get there', async () => {
  api.answer('listOpenProfiles', { profiles: [], nextCursor: null });
  await open();

  expect(await screen.findByText('Noch ist kein Profil für Sie offen.')).toBeVisible();
});

test('another recruiter’s posting is not compared', async () => {
  api.answer('getJob', {
    job: makeJob({ recruiterId: makePublisher('andere') }),
    comparison: null,
  });
  await open();

  expect(await screen.findByText('Keine Details verfügbar.')).toBeVisible();
});

describe('the candidates compared with a posting', () => {
  const list = async () => within(await screen.findByRole('region', { name: 'Verglichen' }));

  test('stands below, matches first, what a criterion excludes last, with the way on', async () => {
    const match = makeCompared({ status: 'talking' });
    const other = makeCompared({
      candidate: makePerson('otto'),
      isMatch: false,
      isExcluded: true,
      matchPercentage: 45,
    });
    const released = makeCompared({
      candidate: makePerson('rosa'),
      isMatch: false,
      matchPercentage: 40,
      contactState: 'released',
    });
    api.answer('listJobComparisons', { comparisons: [other, released, match], nextCursor: null });
    await open();

    const shown = await list();
    expect(await shown.findByRole('link', { name: 'anna.muster' })).toLeadTo(
      `/matches/${match._id}`,
    );
    const names = shown.getAllByRole('link', { name: /^(?:anna\.muster|rosa|otto)$/ });
    expect(names.map(({ textContent }) => textContent)).toEqual(['anna.muster', 'rosa', 'otto']);
    expect(shown.getByText('Im Gespräch')).toBeVisible();
    expect(shown.getByText('Kein Match')).toBeVisible();
    expect(shown.getByRole('link', { name: /Einzeln mit otto vergleichen/ })).toBeVisible();
    expect(shown.getByText('Kein Match, vom Kandidaten freigegeben')).toBeVisible();
    expect(shown.getByRole('link', { name: 'rosa' })).toLeadTo(`/matches/${released._id}`);
  });

  test('says when it is empty, and when it could not be loaded', async () => {
    await open();
    expect(await screen.findByText('Noch niemand ist mit dieser Stelle verglichen.')).toBeVisible();

    cleanup();
    api.refuse('listJobComparisons', 'internal', 'Da ist etwas schiefgegangen.');
    await open();

    expect(await screen.findByText('Die Vergleiche konnten nicht geladen werden.')).toBeVisible();
    expect(screen.getByText('Mit wem möchten Sie vergleichen?')).toBeVisible();
  });
});
