import { Types } from 'mongoose';
import { findKnownBrowser } from '../auth/knownBrowsers.ts';
import { decodeCursor } from '../database/cursor.ts';
import { notFound, notSignedIn } from '../errors.ts';
import { afterResponse, closedSignal } from '../http/afterResponse.ts';
import { requireRole } from '../http/currentUser.ts';
import type { Handlers } from '../http/endpoints.ts';
import { countedBy } from '../http/limits.ts';
import { requireKnownPlace } from '../job/job.service.ts';
import { findUnlock, findUnlockOf, callerIdOf, locked } from '../key/unlock.ts';
import { readOffer } from '../matching/facts.ts';
import { listJobCandidates } from '../matching/search/candidateList.ts';
import { countTurnedAway } from '../matching/turnedAway.ts';
import { identifyViewer, viewerOf } from '../matching/viewer.ts';
import { nameCompany } from '../recruiter/nameCompany.ts';
import { rememberRefused } from '../recruiter/rememberRefused.ts';
import { withAsker, withEmployer } from '../user/shield/keys.ts';
import { requireShortName } from '../user/shield/naming.ts';
import { requireConfirmedEmail } from '../user/user.service.ts';
import type { CompareDeps } from './compare.ts';
import { compareAsGuest, compareAsRecruiter, compareWithMany } from './compareByKey.ts';
import { listOpenProfiles } from './openProfiles.ts';
import {
  getCandidate,
  getComparisonOutlook,
  lockedOutlook,
  requireAsker,
  requireQuotaForEmployer,
} from './outlook.ts';

export const comparisonRoutes = (deps: CompareDeps) => ({
  ...keyRoutes(deps),
  ...proofRoutes(),
  ...manyRoutes(deps),
});

const keyRoutes = (deps: CompareDeps) =>
  ({
    getComparisonOutlook: async ({ req, user, params, query }) => {
      if (user) requireRole(user, 'recruiter');
      if (callerIdOf(req) === null) return lockedOutlook;
      const viewer = await viewerOf(req);
      const candidate = await getCandidate(params.candidateId, viewer);
      const unlock = await findUnlock(req, candidate);
      return unlock
        ? getComparisonOutlook(deps, { unlock, candidate, jobId: query.jobId })
        : lockedOutlook;
    },

    compare: async ({ req, res, user, params, body: { asker, ...answers } }) => {
      if (user) requireRole(user, 'recruiter');
      else if (callerIdOf(req) === null) throw notSignedIn();
      requireKnownPlace(answers);
      requireShortName(answers.employer, 'employer');
      requireShortName(asker?.company, 'asker.company');
      const { candidateId: publicId } = params;
      const unlock = await findUnlockOf(req, publicId);
      if (asker) await nameCompany({ user, unlock }, asker, deps.limits);
      const unnamed = await viewerOf(req);
      const viewer = withEmployer(withAsker(unnamed, asker), answers.employer);
      const offer = readOffer(answers);
      await requireQuotaForEmployer(deps, unlock, offer);
      const candidate = await getCandidate(publicId, viewer, unnamed).catch((error: unknown) => {
        const person = { publicId };
        countTurnedAway(req, res, { person, viewer });
        // In the background, so that the response takes as long as for an unknown name.
        if (asker ?? answers.employer) {
          afterResponse(req, res, () => rememberRefused(req, viewer, person, asker));
        }
        throw error;
      });
      if (!unlock) throw user ? locked() : notSignedIn();
      requireAsker(unlock, asker);
      const asked = { unlock, asker, viewer, candidate, offer, signal: closedSignal(res) };
      if (!unlock.isGuest) {
        const isOwnBrowser = (await findKnownBrowser(req, candidate.username)) !== null;
        return compareAsRecruiter(deps, { ...asked, withList: !isOwnBrowser });
      }
      const mayCount = () => deps.limits.tryConsume('guestLists', countedBy(req));
      return compareAsGuest(deps, asked, mayCount);
    },
  }) satisfies Partial<Handlers>;

const proofRoutes = () =>
  ({
    getComparison: () => Promise.reject(notFound('Hier gibt es noch kein Ergebnis.')),
    proveMailbox: () => Promise.reject(notFound('Hier gibt es noch kein Ergebnis.')),
    resendProof: () => Promise.reject(notFound('Hier gibt es noch kein Ergebnis.')),
    openResult: () => Promise.reject(notFound('Diesen Link gibt es nicht oder nicht mehr.')),
  }) satisfies Partial<Handlers>;

const manyRoutes = (deps: CompareDeps) =>
  ({
    compareWithMany: async ({ req, res, user, params, body }) => ({
      results: await compareWithMany(deps, {
        recruiterId: user.id,
        viewer: await viewerOf(req),
        jobId: params.id,
        candidateIds: body.candidateIds,
        findUnlock: (publicId) => findUnlockOf(req, publicId),
        signal: closedSignal(res),
      }),
    }),

    listOpenProfiles: async ({ req, user, query }) => {
      const { entries, nextCursor } = await listOpenProfiles(
        await identifyViewer(req),
        new Types.ObjectId(user.id),
        req.session.device?.id,
        decodeCursor(query.cursor),
      );
      return { profiles: entries, nextCursor };
    },

    listJobCandidates: async ({ req, res, user, params }) => {
      await requireConfirmedEmail(user.id);
      return listJobCandidates(deps, {
        viewer: await identifyViewer(req),
        recruiterId: user.id,
        jobId: params.id,
        signal: closedSignal(res),
      });
    },
  }) satisfies Partial<Handlers>;
