import { decodeCursor } from '../database/cursor.ts';
import type { Handlers } from '../http/endpoints.ts';
import type { LimitPolicy } from '../http/limit/rateLimit.ts';
import { listMyJobs, publishJob } from './job.service.ts';

export const jobRoutes = (policy: LimitPolicy) =>
  ({
    createJob: async ({ user, body }) => ({ job: await publishJob(policy, user.id, body) }),

    listMyJobs: async ({ user, query }) => {
      const { entries, nextCursor } = await listMyJobs(user.id, decodeCursor(query.cursor));
      return { jobs: entries, nextCursor };
    },
  }) satisfies Partial<Handlers>;
