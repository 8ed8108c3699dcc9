import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeApi } from '../../test/fakeApi.ts';
import { makeId } from '../../test/makeDto.ts';
import { renderPage } from '../../test/renderPage.tsx';
import BlockedJobsPage from './BlockedJobsPage.tsx';

const api = fakeApi();
const open = () => renderPage(<BlockedJobsPage />, { path: '/user/blocked' });

const dayMs = 24 * 60 * 60 * 1000;
const blockedJob = () => ({
  _id: makeId(),
  jobTitle: 'Koch',
  jobLocation: 'Bremen',
  place: 'Bremen',
  deletedAt: new Date(Date.now() + 12 * dayMs).toISOString(),
});

test('the blocked jobs lead to their details and say how long they stay', async () => {
  const job = blockedJob();
  api.answer('listBlockedJobs', { jobsBlocked: [job], nextCursor: null });
  await open();

  expect(await screen.findByRole('heading', { name: 'Blockierte Jobs' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Koch, Bremen' })).toLeadTo(`/jobs/${job._id}`);
  expect(screen.getByText('Wird in 12 Tagen gelöscht')).toBeVisible();
  expect(screen.getByText('Nach 30 Tagen werden sie gelöscht.')).toBeVisible();
});
