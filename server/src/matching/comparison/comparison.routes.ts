import type { Request } from 'express';
import { openedResults, rememberResult } from '../../auth/session/session.ts';
import { pageAs } from '../../database/readPage.ts';
import { notSignedIn } from '../../errors.ts';
import { closedSignal } from '../../http/afterResponse.ts';
import { requireRole } from '../../http/currentUser.ts';
import type { Handlers } from '../../http/endpoints.ts';
import { countedBy } from '../../http/limits.ts';
import { requireKnownPlace } from '../../job/job.service.ts';
import { findUnlock, callerIdOf, locked } from '../../key/unlock.ts';
import { readOffer } from '../facts.ts';
import { listJobCandidates } from '../search/candidateList.ts';
import { getCandidate, identifyViewer, viewerOf } from '../viewer.ts';
import { requireConfirmedEmail } from '../../user/user.service.ts';
import type { CompareDeps } from '../matching.service.ts';
import { compareByKey, compareWithMany } from './compareByKey.ts';
import { type Reader, confirmResult, denyResult, getComparison, mailResult } from './proof.ts';
import { getResult, isProvenHere, showResult } from '../release/reading.ts';
import { listOpenProfiles } from './openProfiles.ts';
import { getComparisonOutlook, lockedOutlook, requireAsker } from './outlook.ts';

export const comparisonRoutes = (deps: CompareDeps) => ({
  ...keyRoutes(deps),
  ...proofRoutes(deps),
});

const keyRoutes = (deps: CompareDeps) =>
  ({
    getComparisonOutlook: async ({ req, user, params, query }) => {
      if (user) requireRole(user, 'recruiter');
      if (callerIdOf(req.session) === null) return lockedOutlook;
      const viewer = await viewerOf(req.session);
      const candidate = await getCandidate({ publicId: params.candidateId }, viewer);
      const unlock = await findUnlock(req.session, candidate);
      return unlock ? getComparisonOutlook(deps, unlock, query.jobId) : lockedOutlook;
    },

    compare: async ({ req, res, user, params, body: { asker: said, ...answers } }) => {
      if (user) requireRole(user, 'recruiter');
      else if (callerIdOf(req.session) === null) throw notSignedIn();
      // The mailbox of an account is its own.
      const asker = said && { ...said, email: user ? '' : (said.email ?? '') };
      requireKnownPlace(answers);
      const viewer = await viewerOf(req.session);
      const candidate = await getCandidate({ publicId: params.candidateId }, viewer);
      const unlock = await findUnlock(req.session, candidate);
      if (!unlock) throw user ? locked() : notSignedIn();
      requireAsker(unlock, asker);
      return compareByKey(deps, {
        ...{ unlock, asker, viewer, candidate },
        ...{ offer: readOffer(answers), counted: countedBy(req), signal: closedSignal(res) },
      });
    },

    compareWithMany: async ({ req, res, user, params, body }) => ({
      results: await compareWithMany(deps, {
        recruiterId: user.id,
        viewer: await viewerOf(req.session),
        jobId: params.id,
        candidateIds: body.candidateIds,
        counted: countedBy(req),
        caller: req.session,
        signal: closedSignal(res),
      }),
    }),

    listOpenProfiles: async ({ req, user, query }) => {
      const viewer = await identifyViewer(req.session);
      const recruiter = { recruiterId: user.id, deviceId: req.session.deviceId };
      return pageAs('profiles', listOpenProfiles(viewer, recruiter, query.cursor));
    },

    listJobCandidates: async ({ req, res, user, params }) => {
      await requireConfirmedEmail(user.id);
      return listJobCandidates(deps, {
        viewer: await identifyViewer(req.session),
        recruiterId: user.id,
        jobId: params.id,
        signal: closedSignal(res),
      });
    },
  }) satisfies Partial<Handlers>;

const proofRoutes = (deps: CompareDeps) =>
  ({
    getComparison: async ({ req, params }) =>
      getComparison(await readerOf(req), params.candidateId),

    mailResult: async ({ req, params }) =>
      mailResult(deps, await readerOf(req), params.candidateId),

    openResult: async ({ req, body: { token } }) => {
      const found = await getResult(token, await identifyViewer(req.session));
      const browser = { openedResults: openedResults(req.session), guestId: req.session.guestId };
      return showResult(found, await isProvenHere(found, browser));
    },

    confirmResult: async ({ req, body: { token } }) => {
      const browser = { viewer: await identifyViewer(req.session), guestId: req.session.guestId };
      const { linkId, result } = await confirmResult(deps, token, browser);
      if (result.state === 'standing') await rememberResult(req.session, linkId);
      return result;
    },

    denyResult: async ({ req, body: { token } }) =>
      denyResult(token, await identifyViewer(req.session)),
  }) satisfies Partial<Handlers>;

async function readerOf(req: Request): Promise<Reader> {
  const { user } = req;
  if (user) requireRole(user, 'recruiter');
  const recruiterId = callerIdOf(req.session);
  if (recruiterId === null) throw notSignedIn();
  const viewer = await identifyViewer(req.session);
  return { recruiterId, isGuest: !user, viewer, counted: countedBy(req) };
}
