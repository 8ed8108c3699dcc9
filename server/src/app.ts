import { join } from 'node:path';
import { apiBase } from '@inkognito/shared/endpoints';
import express, { type Express } from 'express';
import type { Logger } from 'pino';
import { authRoutes, mailingRoutes } from './auth/auth.routes.ts';
import { setLimitsEnabled } from './auth/auth.limits.ts';
import { passportMiddleware } from './auth/passport.ts';
import { providerRoutes } from './auth/provider/provider.routes.ts';
import type { ProviderSettings } from './auth/provider/provider.service.ts';
import { isDatabaseUp } from './database/connection.ts';
import { AppError } from './errors.ts';
import { docsPage } from './http/docsPage.ts';
import { type Handlers, mountEndpoints } from './http/endpoints.ts';
import { answerUnknownAddress, errorHandler } from './http/errorHandler.ts';
import { openApiDocument } from './http/openApi.ts';
import { requestLog } from './http/requestLog.ts';
import { securityHeaders } from './http/securityHeaders.ts';
import { sessionMiddleware, trustPublicUrl } from './http/session.ts';
import { serveClient } from './http/serveClient.ts';
import { jobRoutes } from './job/job.routes.ts';
import { matchingRoutes } from './matching/matching.routes.ts';
import { fileUnder } from './matching/similar/fileUnder.ts';
import { questionnaireRoutes } from './questionnaire/questionnaire.routes.ts';
import { keepListed } from './questionnaire/questionnaire.service.ts';
import { userRoutes } from './user/user.routes.ts';

export type AppOptions = {
  logger: Logger;
  publicUrl: string;
  sessionSecret: string;
  trustProxy: number;
  rateLimits: boolean;
  checkAnswers: boolean;
  providers: ProviderSettings;
  /** Folder of the built client; without it only the API is served. */
  clientDir: string | null;
};

const handlersFor = ({ publicUrl, providers }: AppOptions): Handlers => ({
  health: async () => {
    if (!(await isDatabaseUp())) {
      throw new AppError('unavailable', 'Die Datenbank ist gerade nicht erreichbar.');
    }
    return { status: 'ok', database: 'up' };
  },
  getDocs: ({ res }) => {
    res.type('html').send(docsPage(openApiDocument(publicUrl)));
    return Promise.resolve();
  },
  getOpenApi: () => Promise.resolve(openApiDocument(publicUrl)),
  ...userRoutes(keepListed),
  ...authRoutes(keepListed),
  ...mailingRoutes(publicUrl),
  ...providerRoutes(publicUrl, providers),
  ...jobRoutes,
  ...questionnaireRoutes(fileUnder),
  ...matchingRoutes,
});

/** The whole HTTP side. Importing this starts nothing; the database is connected before it is called. */
export function createApp(options: AppOptions): Express {
  setLimitsEnabled(options.rateLimits);
  const app = express();
  app.disable('x-powered-by');
  // Answers of the API are never stored, so a tag to revalidate them by is wasted work.
  app.disable('etag');
  app.set('trust proxy', options.trustProxy);
  app.use(requestLog(options.logger));
  app.use(securityHeaders(options.publicUrl));

  app.use(
    apiBase,
    noStore,
    trustPublicUrl(options.publicUrl),
    sessionMiddleware(options.sessionSecret),
    passportMiddleware(),
    mountEndpoints(handlersFor(options), options),
  );
  app.use('/api', noStore, answerUnknownAddress);
  if (options.clientDir) app.use(serveClient(join(options.clientDir)));
  app.use(errorHandler);
  return app;
}

const noStore: express.RequestHandler = (_req, res, next) => {
  res.set('Cache-Control', 'no-store');
  next();
};
