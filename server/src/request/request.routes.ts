import { countTurnedAway } from '../matching/turnedAway.ts';
import { viewerOf } from '../matching/viewer.ts';
import { decodeCursor } from '../database/cursor.ts';
import { afterResponse } from '../http/afterResponse.ts';
import type { Handlers } from '../http/endpoints.ts';
import { rememberRefused } from '../recruiter/rememberRefused.ts';
import { withAsker } from '../user/shield/keys.ts';
import { chosenRole } from '../http/currentUser.ts';
import type { CompareDeps } from '../comparison/compare.ts';
import { acceptRequest, refuseRequest } from './decideRequest.ts';
import { listReceivedRequests, listSentRequests } from './listRequests.ts';
import { prepareRequest, requestAccess } from './requestAccess.ts';
import { employerAsRecruiter } from './whoAsks.ts';

export const requestRoutes = (deps: CompareDeps) =>
  ({
    requestAccess: async ({ req, res, user, params: { username }, body }) => {
      const asking = await prepareRequest(deps.limits, user.id, body.jobId);
      const employer = employerAsRecruiter(asking.job);
      const viewer = withAsker(await viewerOf(req), employer);
      const { message } = body;
      const asked = { ...asking, recruiterId: user.id, viewer, username, message };
      const request = await requestAccess(deps, asked).catch((error: unknown) => {
        countTurnedAway(req, res, { person: { username }, viewer });
        if (employer)
          afterResponse(req, res, () => rememberRefused(req, viewer, { username }, employer));
        throw error;
      });
      return { request };
    },

    listAccessRequests: async ({ req, user, query }) => {
      const role = chosenRole(user, query.role, 'jobSeeker');
      const after = decodeCursor(query.cursor);
      if (role === 'jobSeeker') {
        const { entries, nextCursor } = await listReceivedRequests(user.id, after);
        return { role, requests: entries, nextCursor };
      }
      const { entries, nextCursor } = await listSentRequests(user.id, await viewerOf(req), after);
      return { role, requests: entries, nextCursor };
    },

    acceptRequest: ({ user, params }) =>
      acceptRequest(deps, { candidateId: user.id, requestId: params.id }),

    refuseRequest: ({ user, params }) => refuseRequest(user.id, params.id),
  }) satisfies Partial<Handlers>;
