import { expect, test, vi } from 'vitest';
import { myJobsQuery } from '../job/job.queries.ts';
import { receivedRequestsQuery, sentRequestsQuery } from '../matching/inbox.queries.ts';
import {
  blockedJobsQuery,
  jobsOfferedQuery,
  matchesQuery,
  openProfilesQuery,
  releasesQuery,
} from '../matching/matching.queries.ts';
import { fakeApi } from '../test/fakeApi.ts';
import { blockedRecruitersQuery } from './block/block.queries.ts';
import { jobComparedQuery } from './posting/Compared.tsx';

const api = fakeApi();

test.each([
  ['listMyJobs', myJobsQuery],
  ['listBlockedJobs', blockedJobsQuery],
  ['listBlockedRecruiters', blockedRecruitersQuery],
  ['listJobComparisons', jobComparedQuery('a'.repeat(24))],
  ['listJobsOffered', jobsOfferedQuery('recruiter')],
  ['listMatches', matchesQuery('jobSeeker', 'ended')],
  ['listOpenProfiles', openProfilesQuery],
  ['listReleases', releasesQuery],
  ['listAccessRequests', receivedRequestsQuery],
  ['listAccessRequests', sentRequestsQuery],
] as const)('%s goes on by the cursor of its last page', async (name, { queryFn }) => {
  api.hang(name);

  void (queryFn as (page: object) => Promise<unknown>)({ pageParam: 'weiter' });

  await vi.waitFor(() => expect(api.sentTo(name)[0]?.query).toMatch(/[?&]cursor=weiter$/));
});
