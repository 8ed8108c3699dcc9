import { setTimeout as pause } from 'node:timers/promises';
import {
  type AccessOf,
  type ResponseBody,
  type Body,
  type Params,
  type Query,
  endpoints,
  type EndpointName,
} from '@inkognito/shared/endpoints';
import type { Endpoint } from '@inkognito/shared/endpoint';
import type { SessionUser } from '@inkognito/shared/auth';
import { type Request, type RequestHandler, type Response, Router } from 'express';
import { wrongFileType } from '../errors.ts';
import { admit } from './currentUser.ts';
import { withMailLink } from './mailLink.ts';
import { type Input, parse } from './body/parse.ts';
import { readJson } from './body/readJson.ts';
import { requireOwnPage } from './sameOrigin.ts';
import { readUpload } from './file/upload.ts';
import {
  createBodyPlaces,
  createFairShares,
  createUploadBudget,
  readInTime,
} from './concurrency.ts';
import { releasePlace } from './waiting.ts';
import { type Limits, countedBy, rowsOfCall } from './limits.ts';

export type Call<Name extends EndpointName> = {
  req: Request;
  res: Response;
  user: AccessOf<Name> extends 'public' ? SessionUser | null : SessionUser;
  params: Params<Name>;
  query: Query<Name>;
  body: Body<Name>;
  file: Express.Multer.File | undefined;
  knownBrowser: string | null;
};

export type Handler<Name extends EndpointName> = (
  call: Call<Name>,
) => ResponseBody<Name> extends undefined ? Promise<void> : Promise<ResponseBody<Name>>;

export type Handlers = { [Name in EndpointName]: Handler<Name> };

type Options = {
  publicUrl: string;
  waitForPlace: (req: Request, res: Response) => Promise<void>;
  /** The hash of a browser that was signed in to the account before: it waits apart. */
  findKnownBrowser: (req: Request, username: string) => Promise<string | null>;
  identify: (req: Request) => Promise<void>;
  limits: Limits;
  /** Compares responses with their schemas; on in tests and development. */
  checkResponses: boolean;
  /** No mail server is named. */
  showsMailLinks?: boolean;
};

/** One spelling per address, so that a proxy's path rules cannot be bypassed. */
const exactPaths = { caseSensitive: true, strict: true };

const uploadMs = 60_000;
/** Each body is read before it is refused: one after another at this pace takes nothing from others. */
const refusalPauseMs = 500;

export function mountEndpoints(handlers: Handlers, options: Options): Router {
  const router = Router(exactPaths);
  const context = {
    ...options,
    holdBody: createBodyPlaces(),
    shareFairly: createFairShares(),
    holdUpload: createUploadBudget(),
  };
  const byPath = new Map<string, RequestHandler>();
  router.use((req, res, next) => {
    res.setHeader('Cache-Control', 'no-store');
    // A path without parameters is looked up; Express would try one route after the other, some 15 µs.
    const handler = byPath.get(`${req.method} ${req.path}`);
    if (!handler) next();
    else return handler(req, res, next);
  });
  for (const name of fixedPathsFirst()) {
    const { method, path } = endpoints[name];
    const verb = method.toLowerCase() as 'get' | 'post' | 'put' | 'delete';
    const handler = createHandler(name, handlers[name], context);
    router[verb](path, handler);
    if (!path.includes(':')) byPath.set(`${method} ${path}`, handler);
  }
  return router;
}

/** `/users/search` must not match `/users/:username`. */
function fixedPathsFirst(): EndpointName[] {
  const names = Object.keys(endpoints) as EndpointName[];
  const hasParams = (name: EndpointName) => endpoints[name].path.includes(':');
  return [...names.filter((name) => !hasParams(name)), ...names.filter(hasParams)];
}

type Context = Options & {
  holdBody: ReturnType<typeof createBodyPlaces>;
  shareFairly: ReturnType<typeof createFairShares>;
  holdUpload: ReturnType<typeof createUploadBudget>;
};

function createHandler(
  name: EndpointName,
  handler: Handler<EndpointName>,
  context: Context,
): RequestHandler {
  const endpoint: Endpoint = endpoints[name];
  const { access, changesState = false, fromAnywhere, upload } = endpoint;
  const rows = rowsOfCall(name);

  return async (req, res) => {
    // Monitoring must get an answer, most of all under load.
    if (name !== 'health') await context.waitForPlace(req, res);
    res.locals['endpoint'] = name;
    if (!fromAnywhere) requireOwnPage(req, changesState, context.publicUrl);
    await context.identify(req);
    const user = admit(req, access);
    // Before taking a place or a point: a slow sender must not hold what others wait for.
    const work = async () => respond(req, res, user, await readInput(endpoint, req, res, context));
    try {
      if (upload) {
        releasePlace(res);
        await context.holdUpload({ req, userId: user?.id ?? '', ...upload }, work);
      } else await work();
    } catch (error) {
      if (isInputError(error)) await countInvalid(req);
      throw error;
    }
    // A slow reader must not hold the place: the work is done.
    releasePlace(res);
  };

  async function countInvalid(req: Request) {
    try {
      await context.limits.consume('invalid', countedBy(req));
    } catch (usedUp) {
      await pause(refusalPauseMs);
      throw usedUp;
    }
  }

  async function respond(req: Request, res: Response, user: SessionUser | null, input: Input) {
    const signIn = name === 'login' && (input.body as Body<'login'>);
    const knownBrowser = signIn ? await context.findKnownBrowser(req, signIn.username) : null;
    await context.shareFairly(name, { req, res, user, knownBrowser }, async () => {
      for (const row of rows) await context.limits.consume(row, countedBy(req));
      // `parse` and `admit` checked these against this endpoint's contract.
      const call = { req, res, user, ...input, file: req.file, knownBrowser } as Call<EndpointName>;
      const handle = () => handler(call);
      const response = await (context.showsMailLinks ? withMailLink(res, handle) : handle());
      const { response: schema, status = 200 } = endpoint;
      if (schema === 'file' || schema === 'redirect') return;
      if (context.checkResponses) schema?.parse(response);
      if (schema === undefined || response === null) res.status(204).end();
      else res.status(status).json(response);
    });
  }
}

const isInputError = (error: unknown) =>
  error instanceof Error && 'status' in error && [400, 413, 415].includes(Number(error.status));

/** Invalid input is refused early, which keeps large bodies out of the queue. @throws {AppError} */
async function readInput(endpoint: Endpoint, req: Request, res: Response, { holdBody }: Context) {
  const { upload, body, longBody = false } = endpoint;
  try {
    if (upload) await readInTime(uploadMs, () => readUpload(req, res, upload));
    else if (body) {
      releasePlace(res);
      // `null` is a call without a body, which the schema judges.
      if (req.is('application/json') === false) {
        throw wrongFileType('Bitte senden Sie die Daten als JSON.');
      }
      await holdBody(req, () => readJson(req, res, longBody));
    }
    return parse(req, endpoint);
  } finally {
    req.body = undefined;
  }
}
