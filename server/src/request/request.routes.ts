import { identifyViewer, viewerOf } from '../matching/viewer.ts';
import { pageAs } from '../database/readPage.ts';
import type { Handlers } from '../http/endpoints.ts';
import { chosenRole } from '../http/currentUser.ts';
import type { CompareDeps } from '../matching/matching.service.ts';
import { acceptRequest, refuseRequest } from './decideRequest.ts';
import { listReceivedRequests, listSentRequests } from './listRequests.ts';
import { requestAccess } from './requestAccess.ts';

export const requestRoutes = (deps: CompareDeps) =>
  ({
    requestAccess: async ({ req, user, params: { username }, body }) => {
      const viewer = await viewerOf(req.session);
      const asked = { recruiterId: user.id, ip: req.ip, viewer, username, ...body };
      return { request: await requestAccess(deps, asked) };
    },

    listAccessRequests: async ({ req, user, query }) => {
      const role = chosenRole(user, query.role, 'jobSeeker');
      if (role === 'jobSeeker') {
        const received = listReceivedRequests(user.id, query.cursor);
        return { role, ...(await pageAs('requests', received)) };
      }
      const viewer = await identifyViewer(req.session);
      const sent = listSentRequests(user.id, viewer, query.cursor);
      return { role, ...(await pageAs('requests', sent)) };
    },

    acceptRequest: ({ user, params }) =>
      acceptRequest(deps, { candidateId: user.id, requestId: params.id }),

    refuseRequest: ({ user, params }) => refuseRequest(user.id, params.id),
  }) satisfies Partial<Handlers>;
