import { identifyViewer } from '../matching/viewer.ts';
import { pageAs } from '../database/readPage.ts';
import { chosenRole } from '../http/currentUser.ts';
import type { Handlers } from '../http/endpoints.ts';
import { listBlockedJobs, toggleJobBlock } from '../matching/blocking.ts';
import { blockRecruiter, listBlockedRecruiters, unblockRecruiter } from './blockRecruiter.ts';
import { getMatch, listJobsOffered } from './matches.ts';
import { listRecruiterMatches, listSeekerMatches } from './lists.ts';
import { listNews, markNewsSeen } from './news.ts';
import { setProgress } from './standingMatch.ts';

export const matchRoutes = () =>
  ({
    listMatches: async ({ req, user, query }) => {
      const role = chosenRole(user, query.role, 'recruiter');
      if (role === 'recruiter') {
        const viewer = await identifyViewer(req.session);
        const matches = listRecruiterMatches(user.id, viewer, query.status, query.cursor);
        return { role, ...(await pageAs('matches', matches)) };
      }
      const matches = listSeekerMatches(user.id, query.status, query.cursor);
      return { role, ...(await pageAs('matches', matches)) };
    },

    listNews: async ({ req, user }) => ({
      news: await listNews(user, await identifyViewer(req.session)),
    }),

    markNewsSeen: ({ user, body }) => markNewsSeen(user.id, body.ids),

    getMatch: ({ user, params }) => getMatch(user.id, params.matchId),

    setProgress: ({ user, params, body }) => setProgress(user.id, params.matchId, body),

    listJobsOffered: async ({ req, user, query }) =>
      listJobsOffered(
        user.id,
        await identifyViewer(req.session),
        chosenRole(user, query.role, 'jobSeeker'),
        query.cursor,
      ),

    toggleJobBlock: async ({ user, params }) => ({
      blocked: await toggleJobBlock(user.id, params.id),
    }),

    listBlockedJobs: ({ user, query }) =>
      pageAs('jobsBlocked', listBlockedJobs(user.id, query.cursor)),

    blockRecruiter: ({ user, body }) => blockRecruiter(user.id, body.comparisonId),

    // One page: each entry took a comparison or a request of another recruiter.
    listBlockedRecruiters: async ({ user }) => ({
      recruiters: await listBlockedRecruiters(user.id),
      nextCursor: null,
    }),

    unblockRecruiter: ({ user, params }) => unblockRecruiter(user.id, params.id),
  }) satisfies Partial<Handlers>;
