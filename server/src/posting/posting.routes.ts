import { identifyViewer } from '../matching/viewer.ts';
import { pageAs } from '../database/readPage.ts';
import type { Handlers } from '../http/endpoints.ts';
import type { Limits } from '../http/limits.ts';
import { requireKnownPlace } from '../job/job.service.ts';
import {
  changeJob,
  closeJob,
  deleteJob,
  getJob,
  prolongJob,
  publishJob,
} from './posting.service.ts';
import { listJobComparisons } from '../match/lists.ts';
import { listMyJobs } from './ownJobs.ts';

export const postingRoutes = (policy: Limits) =>
  ({
    createJob: async ({ user, body }) => {
      requireKnownPlace(body);
      return { job: await publishJob(policy, user.id, body) };
    },

    listMyJobs: async ({ req, user, query }) => {
      const viewer = await identifyViewer(req.session);
      return pageAs('jobs', listMyJobs(user.id, viewer, query.cursor));
    },

    getJob: ({ user, params }) => getJob(user.id, params.id),

    updateJob: async ({ user, params, body }) => {
      requireKnownPlace(body);
      return { job: await changeJob(user.id, params.id, body) };
    },

    closeJob: async ({ user, params }) => ({ job: await closeJob(user.id, params.id) }),

    prolongJob: async ({ user, params }) => ({ job: await prolongJob(user.id, params.id) }),

    deleteJob: ({ user, params }) => deleteJob(user.id, params.id),

    listJobComparisons: async ({ req, user, params, query }) => {
      const viewer = await identifyViewer(req.session);
      const compared = listJobComparisons(user.id, viewer, params.id, query.cursor);
      return pageAs('comparisons', compared);
    },
  }) satisfies Partial<Handlers>;
