import { join } from 'node:path';
import { apiBase } from '@inkognito/shared/endpoints';
import type { OperatorDto } from '@inkognito/shared/operator';
import express, { type Express } from 'express';
import type { Logger } from 'pino';
import { accountRoutes } from './account/account.routes.ts';
import { authRoutes, mailingRoutes } from './auth/auth.routes.ts';
import { providerRoutes } from './auth/provider/provider.routes.ts';
import type { ProviderSettings } from './auth/provider/provider.service.ts';
import type { AiEndpoint } from './config.ts';
import { isDatabaseUp } from './database/connection.ts';
import { AppError } from './errors.ts';
import { docsPage } from './http/openApi/docsPage.ts';
import { type Handlers, mountEndpoints } from './http/endpoints.ts';
import { sendNotFound, errorHandler } from './http/errorHandler.ts';
import { refuseUnknownMethods } from './http/knownMethods.ts';
import { openApiDocument } from './http/openApi/openApi.ts';
import { setLimitsEnabled, watchLimits } from './http/limit/rateLimit.ts';
import { requestLog } from './http/requestLog.ts';
import { securityHeaders } from './http/securityHeaders.ts';
import { sessionMiddleware } from './auth/session/sessionMiddleware.ts';
import { serveClient } from './http/page/serveClient.ts';
import { jobRoutes } from './job/job.routes.ts';
import { setMailSecret } from './mail/mail.seal.ts';
import { compareRoutes, matchingRoutes } from './matching/matching.routes.ts';
import { createTitleModel } from './matching/model/titleModel.ts';
import { questionnaireRoutes } from './questionnaire/questionnaire.routes.ts';
import type { Metrics } from './metrics/metrics.ts';
import { setNotificationSecret } from './mail/mail.switchOff.ts';
import { userRoutes } from './user/user.routes.ts';

export type AppOptions = {
  logger: Logger;
  publicUrl: string;
  sessionSecret: string;
  trustProxy: number;
  rateLimits: boolean;
  checkResponses: boolean;
  providers: ProviderSettings;
  /** Folder of the built client; without it only the API is served. */
  clientDir: string | null;
  /** Who runs this server; without it the privacy policy says that nobody has filled it in. */
  operator?: OperatorDto;
  /** Address of the professional network's login plugin; without it no page loads it. */
  linkedinPluginUrl?: string | undefined;
  /** Whether the process is about to end, so that `health` sends new visitors to another instance. */
  isStopping?: () => boolean;
  /** Judges titles that the built-in reading is unsure of; without it that reading stands alone. */
  ai?: AiEndpoint | null;
  /** Counts what happens; without it nothing is counted. */
  metrics?: Metrics | null;
};

const unnamedOperator: OperatorDto = { name: null, address: null, email: null };

const handlersFor = ({
  ai,
  logger,
  publicUrl,
  providers,
  metrics,
  operator,
  isStopping,
}: AppOptions): Handlers => {
  const titleModel = ai ? createTitleModel(ai, logger, { watch: metrics?.watchModel }) : null;
  const { compare } = compareRoutes(titleModel, publicUrl);
  return {
    health: async () => {
      if (isStopping?.()) throw new AppError('unavailable', 'Dieser Server wird gerade beendet.');
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
    getOperator: () => Promise.resolve(operator ?? unnamedOperator),
    ...userRoutes,
    ...authRoutes,
    ...mailingRoutes(publicUrl),
    ...providerRoutes(publicUrl, providers),
    ...jobRoutes,
    ...questionnaireRoutes,
    ...matchingRoutes,
    ...accountRoutes({ providers, publicUrl }),
    compare: metrics ? metrics.watchComparisons(compare) : compare,
  };
};

/** The whole HTTP side. Importing this starts nothing; the database is connected before it is called. */
export function createApp(options: AppOptions): Express {
  setLimitsEnabled(options.rateLimits);
  setMailSecret(options.sessionSecret);
  setNotificationSecret(options.sessionSecret);
  const app = express();
  app.disable('x-powered-by');
  // Responses of the API are never stored, so a tag to revalidate them by is wasted work.
  app.disable('etag');
  app.set('trust proxy', options.trustProxy);
  if (options.metrics) {
    app.use(options.metrics.watchRequests);
    watchLimits(options.metrics.countLimit);
  }
  app.use(requestLog(options.logger));
  app.use(securityHeaders(options.publicUrl, options.linkedinPluginUrl), refuseUnknownMethods);

  // A router of its own, so that the path is compared and cut once and not for each handler.
  const api = express.Router();
  api.use(
    noStore,
    sessionMiddleware(options.sessionSecret),
    mountEndpoints(handlersFor(options), options),
  );
  app.use(apiBase, api);
  app.use('/api', noStore, sendNotFound);
  if (options.clientDir) app.use(serveClient(join(options.clientDir), options.linkedinPluginUrl));
  app.use(sendNotFound);
  app.use(errorHandler);
  return app;
}

const noStore: express.RequestHandler = (_req, res, next) => {
  res.setHeader('Cache-Control', 'no-store');
  next();
};
