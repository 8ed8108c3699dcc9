import type { Handlers } from '../../http/endpoints.ts';
import { pageAs } from '../../database/readPage.ts';
import type { AuthDeps } from '../../auth/authDeps.ts';
import { listActivity } from '../../user/activity/activity.ts';
import { decideRelease } from './decideRelease.ts';
import { listReleases } from './releases.ts';
import { withdrawRelease } from './withdraw.ts';

export const releaseRoutes = (deps: AuthDeps) =>
  ({
    listReleases: ({ user, query }) => pageAs('releases', listReleases(user.id, query.cursor)),

    listActivity: ({ user, query }) =>
      pageAs('activity', listActivity(user.id, query.topic, query.cursor)),

    decideRelease: ({ user, body }) => decideRelease(user.id, body, deps),

    withdrawRelease: ({ user, params }) => withdrawRelease(user.id, params.id, deps),
  }) satisfies Partial<Handlers>;
