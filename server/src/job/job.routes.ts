import type { Handlers } from '../http/endpoints.ts';
import { listMyJobs, publishJob, updateJob } from './job.service.ts';

export const jobRoutes = {
  createJob: async ({ user, body }) => ({ job: await publishJob(user.id, body) }),

  listMyJobs: async ({ user }) => ({ jobs: await listMyJobs(user.id) }),

  updateJob: async ({ user, params, body }) => ({
    job: await updateJob(user.id, params.id, body),
  }),
} satisfies Partial<Handlers>;
