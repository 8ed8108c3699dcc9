import { byId, del, get, madeFrom, nextCursor, pageSearch, post, put } from './endpoint.ts';
import { jobInput, ownJobDto, savedJobDto } from './job.ts';
import { comparedDto, jobDetailDto } from './match.ts';
import { z } from './schema/zod.ts';

export const postingEndpoints = {
  createJob: post('/jobs', {
    access: 'recruiter',
    body: jobInput,
    longBody: true,
    status: 201,
    response: savedJobDto,
  }),
  listMyJobs: get('/jobs/mine', {
    access: 'recruiter',
    query: pageSearch,
    response: z.strictObject({ jobs: z.array(ownJobDto), nextCursor }),
  }),
  updateJob: put('/jobs/:id', {
    access: 'recruiter',
    params: byId,
    body: jobInput.safeExtend(madeFrom),
    longBody: true,
    response: savedJobDto,
  }),
  closeJob: post('/jobs/:id/close', { access: 'recruiter', params: byId, response: savedJobDto }),
  /** To 90 days from now; opens an ended posting again. */
  prolongJob: post('/jobs/:id/prolong', {
    access: 'recruiter',
    params: byId,
    response: savedJobDto,
  }),
  deleteJob: del('/jobs/:id', { access: 'recruiter', params: byId }),
  listJobComparisons: get('/jobs/:id/comparisons', {
    access: 'recruiter',
    params: byId,
    query: pageSearch,
    response: z.strictObject({ comparisons: z.array(comparedDto), nextCursor }),
  }),
  getJob: get('/jobs/:id', { access: 'user', params: byId, response: jobDetailDto }),
};
