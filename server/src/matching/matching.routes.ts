import { limits } from '@inkognito/shared/rules/limits';
import { Types } from 'mongoose';
import { findKnownBrowser } from '../auth/knownBrowsers.ts';
import { findUnlock, holderOf, requireUnlock } from '../auth/key/unlock.ts';
import { viewerOf } from '../auth/viewer.ts';
import { notSignedIn } from '../errors.ts';
import { requireRole } from '../http/currentUser.ts';
import { afterResponse, closedSignal } from '../http/afterResponse.ts';
import { type Limiters, addressKey, createLimiters } from '../http/limit/rateLimit.ts';
import { decodeCursor } from '../database/cursor.ts';
import type { Handlers } from '../http/endpoints.ts';
import { requireKnownPlace } from '../job/job.service.ts';
import { listActivity } from '../user/activity/activity.ts';
import { namingCompany } from '../user/shield/keys.ts';
import { requireConfirmedEmail } from '../user/user.service.ts';
import { chosenRole } from './chosenRole.ts';
import { listBlockedJobs, toggleJobBlock } from './comparison/blocking.ts';
import { type CompareDeps, getCandidate } from './comparison/compare.ts';
import {
  compareAsGuest,
  compareAsRecruiter,
  toComparer,
  compareWithMany,
} from './key/compareByKey.ts';
import { blockRecruiter, listBlockedRecruiters, unblockRecruiter } from './block/blockRecruiter.ts';
import { rememberRefused } from './block/rememberRefused.ts';
import { endKeyOf, withdrawRelease } from './release/withdraw.ts';
import { listOpenProfiles } from './key/openProfiles.ts';
import { getComparisonOutlook, lockedOutlook } from './key/outlook.ts';
import { decideRelease, overrule } from './release/decideRelease.ts';
import { requestRoutes } from './request/request.routes.ts';
import { listReleases } from './release/releases.ts';
import { fileRoutes } from './file.routes.ts';
import { listJobCandidates } from './search/candidateList.ts';
import { messageRoutes } from './message/message.routes.ts';
import { getMatch, listJobsOffered } from './match/matches.ts';
import { listRecruiterMatches } from './match/comparedCandidates.ts';
import { listSeekerMatches } from './match/offers.ts';
import { setProgress } from './match/standingMatch.ts';
import { titleRoutes } from './title/title.routes.ts';
import { postingRoutes } from './posting/posting.routes.ts';

const guestRules = {
  guestListByAddress: { points: limits.listsPerDay, duration: limits.counterHours * 60 * 60 },
};

export const matchingRoutes = (deps: CompareDeps) => ({
  ...keyRoutes(deps, createLimiters(guestRules, deps.limits)),
  ...postingRoutes(deps.limits),
  ...listRoutes(deps),
  ...decisionRoutes(deps),
  ...requestRoutes(deps),
  ...messageRoutes(deps.limits),
  ...titleRoutes(deps.limits),
  ...fileRoutes(),
});

const keyRoutes = (deps: CompareDeps, guestLimiters: Limiters<keyof typeof guestRules>) =>
  ({
    getComparisonOutlook: async ({ req, user, params, query }) => {
      if (user) requireRole(user, 'recruiter');
      if (holderOf(req) === null) return lockedOutlook;
      const viewer = await viewerOf(req);
      const candidate = await getCandidate(params.candidateId, viewer);
      const unlock = await findUnlock(req, candidate);
      return unlock
        ? getComparisonOutlook(deps, { unlock, candidate, viewer, jobId: query.jobId })
        : lockedOutlook;
    },

    compare: async ({ req, res, user, params, body: { asker, ...answers } }) => {
      if (user) requireRole(user, 'recruiter');
      else if (holderOf(req) === null) throw notSignedIn();
      requireKnownPlace(answers);
      const viewer = namingCompany(await viewerOf(req, asker), answers.employer);
      const candidate = await getCandidate(params.candidateId, viewer).catch((error: unknown) => {
        // In the background, so that timing does not reveal whether the candidate exists.
        if (asker ?? answers.employer) {
          afterResponse(req, res, () =>
            rememberRefused(req, viewer, { publicId: params.candidateId }, asker),
          );
        }
        throw error;
      });
      const comparer = toComparer(await requireUnlock(req, candidate), asker);
      const asked = { comparer, viewer, candidate, answers, signal: closedSignal(res) };
      if (!comparer.isGuest) {
        const isOwnBrowser = (await findKnownBrowser(req, candidate.username)) !== null;
        return compareAsRecruiter(deps, { ...asked, withList: !isOwnBrowser });
      }
      const address = addressKey(req.ip);
      const mayCount = () => guestLimiters.tryConsume('guestListByAddress', address);
      return compareAsGuest(deps, asked, mayCount);
    },

    compareWithMany: async ({ req, res, user, params, body }) => ({
      results: await compareWithMany(deps, {
        recruiterId: user.id,
        viewer: await viewerOf(req),
        jobId: params.id,
        candidateIds: body.candidateIds,
        findUnlock: (candidate) => findUnlock(req, candidate),
        signal: closedSignal(res),
      }),
    }),

    listOpenProfiles: async ({ req, user, query }) => {
      const { entries, nextCursor } = await listOpenProfiles(
        await viewerOf(req),
        new Types.ObjectId(user.id),
        req.session.device?.id,
        decodeCursor(query.cursor),
      );
      return { profiles: entries, nextCursor };
    },

    revokeKey: ({ user, params, query }) =>
      endKeyOf(user.id, params.id, {
        withdraw: query.withdraw === 'true',
        mailer: deps.mailer,
      }),
  }) satisfies Partial<Handlers>;

const listRoutes = (deps: CompareDeps) =>
  ({
    listMatches: async ({ req, user, query }) => {
      const role = chosenRole(user, query.role, 'recruiter');
      const after = decodeCursor(query.cursor);
      if (role === 'recruiter') {
        const { entries, nextCursor } = await listRecruiterMatches(
          user.id,
          await viewerOf(req),
          query.status,
          after,
        );
        return { role, matches: entries, nextCursor };
      }
      const { entries, nextCursor } = await listSeekerMatches(user.id, query.status, after);
      return { role, matches: entries, nextCursor };
    },

    getMatch: ({ user, params }) => getMatch(user.id, params.matchId),

    setProgress: ({ user, params, body }) => setProgress(user.id, params.matchId, body),

    listJobsOffered: async ({ req, user, query }) =>
      listJobsOffered(
        user.id,
        await viewerOf(req),
        chosenRole(user, query.role, 'jobSeeker'),
        decodeCursor(query.cursor),
      ),

    listJobCandidates: async ({ req, res, user, params }) => {
      await requireConfirmedEmail(user.id);
      return listJobCandidates(deps, {
        viewer: await viewerOf(req),
        recruiterId: user.id,
        jobId: params.id,
        signal: closedSignal(res),
      });
    },
  }) satisfies Partial<Handlers>;

const decisionRoutes = (deps: CompareDeps) =>
  ({
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

    listReleases: async ({ user, query }) => {
      const { entries, nextCursor } = await listReleases(user.id, decodeCursor(query.cursor));
      return { releases: entries, nextCursor };
    },

    listActivity: async ({ user, query }) => {
      const { entries, nextCursor } = await listActivity(user.id, decodeCursor(query.cursor));
      return { activity: entries, nextCursor };
    },

    decideRelease: async ({ user, body }) => {
      if ('comparisonId' in body) return overrule(user.id, body.comparisonId, deps.mailer);
      await decideRelease(user.id, body, deps.mailer);
      return null;
    },

    withdrawRelease: ({ user, params, query }) =>
      withdrawRelease(user.id, params.id, {
        andKey: query.revokeKey === 'true',
        mailer: deps.mailer,
      }),
  }) satisfies Partial<Handlers>;
