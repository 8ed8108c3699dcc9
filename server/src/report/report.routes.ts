import { viewerOf } from '../matching/viewer.ts';
import type { Handlers } from '../http/endpoints.ts';
import { type ReportDeps, createReport } from './report.service.ts';

export const reportRoutes = (deps: ReportDeps) =>
  ({
    createReport: async ({ req, user, body }) => {
      const viewer = await viewerOf(req.session);
      const reporter = { userId: user?.id ?? null, ip: req.ip, viewer };
      return { report: { _id: await createReport(deps, reporter, body) } };
    },
  }) satisfies Partial<Handlers>;
