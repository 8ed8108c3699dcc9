import { viewerOf } from '../auth/viewer.ts';
import { voiceOf } from '../http/currentUser.ts';
import type { Handlers } from '../http/endpoints.ts';
import { type LimitPolicy, addressKey } from '../http/limit/rateLimit.ts';
import type { Mailer } from '../mail/mailer.ts';
import { createReport, createReportLimiters } from './report.service.ts';

type Deps = { mailer: Mailer; limits: LimitPolicy; secret: string };

export function reportRoutes({ mailer, limits, secret }: Deps) {
  const deps = { mailer, secret, limiters: createReportLimiters(limits) };
  return {
    createReport: async ({ req, user, body }) => {
      const reporter = {
        userId: user?.id ?? null,
        key: user ? voiceOf(user) : addressKey(req.ip),
        viewer: await viewerOf(req),
      };
      return { report: { _id: await createReport(deps, reporter, body) } };
    },
  } satisfies Partial<Handlers>;
}
