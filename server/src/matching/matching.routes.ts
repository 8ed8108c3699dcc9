import type { SessionUser } from '@inkognito/shared/auth';
import type { Role } from '@inkognito/shared/rules/codes';
import { Types } from 'mongoose';
import { guestIdOf } from '../auth/key/guest.ts';
import { findUnlock, holderOf, isUnlocked, requireUnlock } from '../auth/key/unlock.ts';
import { forbidden, notFound, notSignedIn } from '../errors.ts';
import { requireRole } from '../http/currentUser.ts';
import { addressKey } from '../http/limit/rateLimit.ts';
import { closedSignal } from '../http/closedSignal.ts';
import { decodeCursor } from '../database/cursor.ts';
import type { Handlers } from '../http/endpoints.ts';
import { sendStoredFile } from '../http/sendStoredFile.ts';
import { requireConfirmedEmail } from '../user/user.service.ts';
import { findFile } from '../user/user.files.ts';
import { User } from '../user/user.model.ts';
import { mayReadImage } from './match/image.ts';
import { listBlockedJobs, toggleJobBlock } from './comparison/blocking.ts';
import { type CompareDeps, getCandidate } from './comparison/compare.ts';
import {
  type GuestLimiters,
  compareAsGuest,
  compareAsRecruiter,
  createGuestLimiters,
  toComparer,
} from './key/compareByKey.ts';
import { endKeyOf } from './key/endKey.ts';
import { compareWithMany } from './key/many.ts';
import { listOpenProfiles } from './key/openProfiles.ts';
import { getComparisonOutlook, lockedOutlook } from './key/outlook.ts';
import { findReleasedCv } from './release/cv.ts';
import { changeJob } from './comparison/changeJob.ts';
import { deleteJob } from './comparison/deleteJob.ts';
import { decideRelease } from './release/decideRelease.ts';
import { listReleases, withdrawRelease } from './release/releases.ts';
import { listActivity } from './search/activity.ts';
import { listJobCandidates } from './search/candidateList.ts';
import {
  getJob,
  getMatch,
  listJobsOffered,
  listRecruiterMatches,
  listSeekerMatches,
} from './match/matches.ts';

export const matchingRoutes = (deps: CompareDeps) => ({
  ...keyRoutes(deps, createGuestLimiters(deps.limits)),
  ...listRoutes(deps),
  ...fileRoutes,
});

/** What a key opens. */
const keyRoutes = (deps: CompareDeps, guestLimiters: GuestLimiters) =>
  ({
    getComparisonOutlook: async ({ req, user, params, query }) => {
      if (user) requireRole(user, 'recruiter');
      if (holderOf(req) === null) return lockedOutlook;
      const candidate = await getCandidate(params.candidateId);
      const unlock = await findUnlock(req, candidate);
      return unlock ? getComparisonOutlook(deps, unlock, candidate, query.jobId) : lockedOutlook;
    },

    compare: async ({ req, res, user, params, body: { asker, ...answers } }) => {
      if (user) requireRole(user, 'recruiter');
      else if (holderOf(req) === null) throw notSignedIn();
      const candidate = await getCandidate(params.candidateId);
      const comparer = toComparer(await requireUnlock(req, candidate), asker);
      const asked = { comparer, candidate, answers, signal: closedSignal(res) };
      if (!comparer.isGuest) return compareAsRecruiter(deps, asked);
      const address = addressKey(req.ip);
      const mayCount = () => guestLimiters.tryConsume('guestListByAddress', address);
      return compareAsGuest(deps, asked, mayCount);
    },

    compareWithMany: async ({ req, res, user, params, body }) => ({
      results: await compareWithMany(deps, {
        recruiterId: user.id,
        jobId: params.id,
        candidateIds: body.candidateIds,
        findUnlock: (candidate) => findUnlock(req, candidate),
        signal: closedSignal(res),
      }),
    }),

    listOpenProfiles: async ({ req, user, query }) => {
      const { entries, nextCursor } = await listOpenProfiles(
        new Types.ObjectId(user.id),
        req.session.device?.id,
        decodeCursor(query.cursor),
      );
      return { profiles: entries, nextCursor };
    },

    revokeKey: ({ user, params, query }) =>
      endKeyOf(user.id, params.id, { withdraw: query.withdraw === 'true' }),
  }) satisfies Partial<Handlers>;

const listRoutes = (deps: CompareDeps) =>
  ({
    listMatches: async ({ user, query }) => {
      const role = chosenRole(user, query.role, 'recruiter');
      const after = decodeCursor(query.cursor);
      if (role === 'recruiter') {
        const { entries, nextCursor } = await listRecruiterMatches(user.id, after);
        return { role, matches: entries, nextCursor };
      }
      const { entries, nextCursor } = await listSeekerMatches(user.id, after);
      return { role, matches: entries, nextCursor };
    },

    getMatch: ({ user, params }) => getMatch(user.id, params.matchId),

    listJobsOffered: async ({ user, query }) =>
      listJobsOffered(
        user.id,
        chosenRole(user, query.role, 'jobSeeker'),
        decodeCursor(query.cursor),
      ),

    getJob: async ({ user, params }) => ({ job: await getJob(user.id, params.id) }),

    updateJob: async ({ user, params, body }) => ({
      job: await changeJob(user.id, params.id, body),
    }),

    deleteJob: ({ user, params }) => deleteJob(user.id, params.id),

    listJobCandidates: async ({ res, user, params }) => {
      await requireConfirmedEmail(user.id);
      return listJobCandidates(deps, user.id, params.id, closedSignal(res));
    },

    toggleJobBlock: async ({ user, params }) => ({
      blocked: await toggleJobBlock(user.id, params.id),
    }),

    listBlockedJobs: async ({ user, query }) => {
      const { entries, nextCursor } = await listBlockedJobs(user.id, decodeCursor(query.cursor));
      return { jobsBlocked: entries, nextCursor };
    },

    listReleases: async ({ user, query }) => {
      const { entries, nextCursor } = await listReleases(user.id, decodeCursor(query.cursor));
      return { releases: entries, nextCursor };
    },

    listActivity: async ({ user, query }) => {
      const { entries, nextCursor } = await listActivity(user.id, decodeCursor(query.cursor));
      return { activity: entries, nextCursor };
    },

    decideRelease: ({ user, body }) => decideRelease(user.id, body),

    withdrawRelease: ({ user, params, query }) =>
      withdrawRelease(user.id, params.id, { andKey: query.revokeKey === 'true' }),
  }) satisfies Partial<Handlers>;

const fileRoutes = {
  getImage: async ({ req, res, user, params }) => {
    const owner = await User.findOne({ imagePublicId: params.id }).lean();
    const isShown = owner && (await mayReadImage(owner, user, await isUnlocked(req, owner)));
    const image = isShown && (await findFile(owner.imageId));
    if (!image) throw notFound('Dieses Bild gibt es nicht.');
    await sendStoredFile(req, res, { ...image, contentType: 'image/webp' });
  },

  getCv: async ({ req, res, user, params }) => {
    if (holderOf(req) === null) throw notSignedIn();
    const owner = await User.findOne({ 'cv.publicId': params.id }).lean();
    const cv = owner && (await findReleasedCv(user, guestIdOf(req), owner));
    const file = cv && (await findFile(owner.cv?.fileId));
    if (!file) throw notFound('Diesen Lebenslauf gibt es nicht oder nicht mehr.');
    await sendStoredFile(req, res, {
      ...file,
      contentType: 'application/pdf',
      downloadName: cv.filename,
    });
  },
} satisfies Partial<Handlers>;

/** The view asked for; without one, a person with both roles gets the given view. */
function chosenRole(user: SessionUser, asked: Role | undefined, preferred: Role): Role {
  const role = asked ?? (user.role.includes(preferred) ? preferred : user.role[0]);
  if (!role || !user.role.includes(role))
    throw forbidden('Diese Ansicht gehört zu einer anderen Rolle.');
  return role;
}
