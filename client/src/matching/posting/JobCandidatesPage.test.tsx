import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { fakeApi } from '../../test/fakeApi.ts';
import { makeJob } from '../../test/makeDto.ts';
import { renderPage } from '../../test/renderPage.tsx';
import JobCandidatesPage from './JobCandidatesPage.tsx';

const api = fakeApi();
const job = makeJob();
const open = (state?: unknown) =>
  renderPage(<JobCandidatesPage />, {
    path: '/jobs/:id/candidates',
    at: `/jobs/${job._id}/candidates`,
    state,
  });

describe('the candidates for a posting', () => {
  test('stand with their percentage and lead to their profiles', async () => {
    const user = { username: 'mara', image: null };
    api.answer('getJob', { job });
    api.answer('listJobCandidates', { similarCandidates: [{ user, matchPercentage: 91 }] });
    await open();

    expect(await screen.findByRole('link', { name: 'mara' })).toHaveAttribute('href', '/mara');
    expect(screen.getByText('91 %')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Backend-Entwickler' })).toHaveAttribute(
      'href',
      `/jobs/${job._id}`,
    );
    expect(screen.queryByRole('status')).toBeNull();
  });

  test('are none for now, which is said', async () => {
    api.answer('getJob', { job });
    api.answer('listJobCandidates', { similarCandidates: [] });
    await open({ published: true });

    expect(await screen.findByText('Derzeit passt niemand gut genug.')).toBeVisible();
    expect(screen.getByText('„Backend-Entwickler“ ist ausgeschrieben.')).toBeVisible();
  });

  test("are not shown for somebody else's posting", async () => {
    api.refuse('getJob', 'not_found', 'Diese Stelle gibt es nicht oder nicht mehr.');
    api.refuse('listJobCandidates', 'not_found', 'Diese Stelle gibt es nicht oder nicht mehr.');
    await open();

    expect(await screen.findByText('Keine Details verfügbar.')).toBeVisible();
  });
});
