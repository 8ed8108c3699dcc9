import type { BodyInput } from '@inkognito/shared/endpoints';
import type { JobInput } from '@inkognito/shared/job';
import { call } from '../lib/api.ts';
import { pagesOf } from '../lib/pages.ts';
import { useWrite } from '../lib/write.ts';

export const myJobsQuery = pagesOf(['jobs', 'mine'], 'jobs', (cursor) =>
  call('listMyJobs', { query: { cursor } }),
);

/** The same answers again return the existing posting. */
export const useCreateJob = () =>
  useWrite(async (body: JobInput) => (await call('createJob', { body })).job, ['jobs']);

/** Fails with `changed_elsewhere`, and with `conflict` when another posting has the same answers. */
export const useUpdateJob = (id: string) =>
  useWrite(
    (body: BodyInput<'updateJob'>) => call('updateJob', { params: { id }, body }),
    ['jobs'],
    ['matches'],
  );

/** Open requests end with it. */
export const useCloseJob = () =>
  useWrite((id: string) => call('closeJob', { params: { id } }), ['jobs'], ['accessRequests']);

/** Opens an ended posting again, too. */
export const useProlongJob = () =>
  useWrite((id: string) => call('prolongJob', { params: { id } }), ['jobs'], ['accessRequests']);
