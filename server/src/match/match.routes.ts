import { identifyViewer } from '../matching/viewer.ts';
import { decodeCursor } from '../database/cursor.ts';
import { chosenRole } from '../http/currentUser.ts';
import type { Handlers } from '../http/endpoints.ts';
import { listBlockedJobs, toggleJobBlock } from '../matching/blocking.ts';
import { blockRecruiter, listBlockedRecruiters, unblockRecruiter } from './blockRecruiter.ts';
import { listRecruiterMatches } from './comparedCandidates.ts';
import { getMatch, listJobsOffered } from './matches.ts';
import { listSeekerMatches } from './offers.ts';
import { listNews, markNewsSeen } from './news.ts';
import { setProgress } from './standingMatch.ts';

export const matchRoutes = () =>
  ({
    listMatches: async ({ req, user, query }) => {
      const role = chosenRole(user, query.role, 'recruiter');
      const after = decodeCursor(query.cursor);
      if (role === 'recruiter') {
        const { entries, nextCursor } = await listRecruiterMatches(
          user.id,
          await identifyViewer(req.session),
          query.status,
          after,
        );
        return { role, matches: entries, nextCursor };
      }
      const { entries, nextCursor } = await listSeekerMatches(user.id, query.status, after);
      return { role, matches: entries, nextCursor };
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
        decodeCursor(query.cursor),
      ),

    toggleJobBlock: async ({ user, params }) => ({
      blocked: await toggleJobBlock(user.id, params.id),
    }),

    listBlockedJobs: async ({ user, query }) => {
      const { entries, nextCursor } = await listBlockedJobs(user.id, decodeCursor(query.cursor));
      return { jobsBlocked: entries, nextCursor };
    },

    blockRecruiter: ({ user, body }) => blockRecruiter(user.id, body.comparisonId),

    listBlockedRecruiters: async ({ user, query }) => {
      const after = decodeCursor(query.cursor);
      const { entries, nextCursor } = await listBlockedRecruiters(user.id, after);
      return { recruiters: entries, nextCursor };
    },

    unblockRecruiter: ({ user, params }) => unblockRecruiter(user.id, params.id),
  }) satisfies Partial<Handlers>;
