import { apiBase } from '@inkognito/shared/endpoints';
import express, { type Express } from 'express';
import type { Logger } from 'pino';
import { deriveKey } from './deriveKey.ts';
import { accountRoutes } from './account/account.routes.ts';
import { authRoutes } from './auth/auth.routes.ts';
import type { AuthDeps } from './auth/authDeps.ts';
import type { ConfirmDeps } from './auth/email/confirmedAddress.ts';
import { type SignInDeps, findKnownBrowser } from './auth/knownBrowsers.ts';
import { imageRoutes } from './profile/image.routes.ts';
import { keyRoutes } from './profile/key/key.routes.ts';
import { personRoutes } from './profile/person.routes.ts';
import { providerRoutes } from './auth/provider/provider.routes.ts';
import type { Config } from './config.ts';
import { isDatabaseUp } from './database/connection.ts';
import { AppError } from './errors.ts';
import { createApiDocs } from './http/openApi/docsPage.ts';
import { type Handlers, mountEndpoints } from './http/endpoints.ts';
import { sendNotFound, errorHandler } from './http/errorHandler.ts';
import type { Limits } from './http/limits.ts';
import { type Bounds, type LoadShedding, createLoadShedding } from './http/waiting.ts';
import { ownCookies } from './http/ownCookies.ts';
import { requestLog } from './http/requestLog.ts';
import { securityHeaders } from './http/securityHeaders.ts';
import { readSession } from './auth/session/readSession.ts';
import { serveClient } from './http/page/serveClient.ts';
import { wellKnown } from './http/page/wellKnown.ts';
import type { Mailer } from './mail/mailer.ts';
import { comparisonRoutes } from './matching/comparison/comparison.routes.ts';
import { titleRoutes } from './job/title.routes.ts';
import { matchRoutes } from './match/match.routes.ts';
import { postingRoutes } from './posting/posting.routes.ts';
import { messageRoutes } from './message/message.routes.ts';
import { cvRoutes } from './profile/cv/cv.routes.ts';
import { proveAccount } from './matching/release/proveReader.ts';
import { releaseRoutes } from './matching/release/release.routes.ts';
import { requestRoutes } from './request/request.routes.ts';
import { claimGuestWork } from './account/claimGuestWork.ts';
import { keepListed } from './questionnaire/questionnaire.service.ts';
import { questionnaireRoutes } from './questionnaire/questionnaire.routes.ts';
import type { Metrics } from './metrics/metrics.ts';
import { reportRoutes } from './report/report.routes.ts';
import { type Measure, hasRoomForUploads } from './database/freeSpace.ts';

type Settings = 'sessionSecret' | 'trustProxy' | 'providers' | 'operator';

export type AppDeps = Pick<Config, Settings> & {
  logger: Logger;
  mailer: Mailer;
  limits: Limits;
  checkResponses: boolean;
  measureSpace: Measure;
  /** Folder of the built client; without it only the API is served. */
  clientDir: string | null;
  linkedinPluginUrl?: string | undefined;
  demoPeople?: string | undefined;
  showsMailLinks?: boolean;
  isStopping?: () => boolean;
  loadBounds?: Bounds | undefined;
  metrics?: Metrics | null;
};

function handlersFor(deps: AppDeps, { isServingUnderLoad }: LoadShedding): Handlers {
  const { limits, mailer, providers } = deps;
  const apiDocs = createApiDocs(mailer.publicUrl);
  const hasRoom = () => hasRoomForUploads(deps.measureSpace);
  const compareDeps = { limits, mailer };
  const confirmDeps: ConfirmDeps = {
    keepListed,
    proveAccount: (userId, tx) => proveAccount(deps, userId, tx),
  };
  const signInDeps: AuthDeps & SignInDeps & ConfirmDeps = {
    ...{ ...deps, ...confirmDeps },
    claimGuestWork: (session, user) => claimGuestWork(confirmDeps, session, user),
  };
  return {
    health: async () => {
      if (deps.isStopping?.()) {
        throw new AppError('unavailable', 'Dieser Server wird gerade beendet.');
      }
      // A ping would queue behind the requests being served.
      if (!isServingUnderLoad() && !(await isDatabaseUp())) {
        throw new AppError('unavailable', 'Die Datenbank ist gerade nicht erreichbar.');
      }
      return { status: 'ok', database: 'up' };
    },
    getDocs: ({ res }) => {
      res.type('html').send(apiDocs().page);
      return Promise.resolve();
    },
    getOpenApi: () => Promise.resolve(apiDocs().openApi),
    getOperator: () => Promise.resolve(deps.operator),
    ...authRoutes(signInDeps),
    ...personRoutes,
    ...providerRoutes(signInDeps, providers),
    ...questionnaireRoutes(),
    ...comparisonRoutes(compareDeps),
    ...titleRoutes,
    ...postingRoutes(limits),
    ...releaseRoutes(deps),
    ...keyRoutes(deps),
    ...cvRoutes(),
    ...imageRoutes,
    ...requestRoutes(compareDeps),
    ...matchRoutes(),
    ...messageRoutes,
    ...reportRoutes({ mailer, limits }),
    ...accountRoutes({ ...signInDeps, hasRoom, providers }),
  };
}

/** No side effects on import. Connect the database first. */
export function createApp(deps: AppDeps): Express {
  const { metrics, mailer } = deps;
  const { publicUrl } = mailer;
  const secret = deriveKey(deps.sessionSecret, 'session cookies').toString('base64url');
  const cookies = { ...ownCookies(publicUrl), secret };
  const identify = (req: express.Request) => readSession(req, cookies);
  const app = express();
  app.disable('x-powered-by');
  app.enable('case sensitive routing');
  // API responses are never stored, so an ETag is wasted work.
  app.disable('etag');
  app.set('trust proxy', deps.trustProxy);
  if (metrics) app.use(metrics.watchRequests);
  app.use(requestLog(deps.logger, deps.sessionSecret));
  app.use(securityHeaders(publicUrl, deps.linkedinPluginUrl));

  const loadShedding = createLoadShedding(deps.loadBounds);
  app.use(
    apiBase,
    mountEndpoints(handlersFor(deps, loadShedding), {
      ...deps,
      ...{ publicUrl, identify, waitForPlace: loadShedding.waitForPlace },
      findKnownBrowser: (req, name) => findKnownBrowser(req.session, name),
    }),
  );
  app.use(apiInAnyCase, noStore, sendNotFound);
  app.use('/.well-known', countAsPage, wellKnown(deps.operator.email));
  if (deps.clientDir) {
    const { clientDir, linkedinPluginUrl: pluginUrl } = deps;
    app.use(countAsPage, serveClient({ ...deps, clientDir, publicUrl, pluginUrl }));
  }
  app.use(sendNotFound);
  app.use(errorHandler);
  return app;
}

const apiInAnyCase = /^\/api(?=\/|$)/i;

const countAsPage: express.RequestHandler = (_req, res, next) => {
  res.locals['endpoint'] = 'page';
  next();
};

const noStore: express.RequestHandler = (_req, res, next) => {
  res.setHeader('Cache-Control', 'no-store');
  next();
};
