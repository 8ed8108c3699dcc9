import { viewerOf } from '../auth/viewer.ts';
import { callerKey } from '../http/currentUser.ts';
import type { Handlers } from '../http/endpoints.ts';
import type { LimitPolicy } from '../http/limit/rateLimit.ts';
import type { Mailer } from '../mail/mailer.ts';
import { createReport, createReportLimiters } from './report.service.ts';

type Deps = { mailer: Mailer; limits: LimitPolicy; secret: string };

export function reportRoutes({ mailer, limits, secret }: Deps) {
  const deps = { mailer, secret, limiters: createReportLimiters(limits) };
  return {
    createReport: async ({ req, user, body }) => {
      const reporter = {
        userId: user?.id ?? null,
        key: callerKey(req),
        viewer: await viewerOf(req),
      };
      return { report: { _id: await createReport(deps, reporter, body) } };
    },
  } satisfies Partial<Handlers>;
}
